import {AddIcon} from '@sanity/icons/Add'
import {CogIcon} from '@sanity/icons/Cog'
import {CommentIcon} from '@sanity/icons/Comment'
import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {FolderIcon} from '@sanity/icons/Folder'
import {SortIcon} from '@sanity/icons/Sort'
import {StackCompactIcon} from '@sanity/icons/StackCompact'
import {orderableDocumentListDeskItem} from '@sanity/orderable-document-list'
import type {NewDocumentOptionsResolver} from 'sanity'
import type {StructureBuilder, StructureResolver, StructureResolverContext} from 'sanity/structure'
import {NEW_PRODUCT} from './new-product.ts'

/** Types without a button for new documents: there is one settings document, and enquiries come from the site. */
const NOT_CREATED = new Set(['siteSettings', 'lead'])
const API_VERSION = '2025-02-19'

export const structure: StructureResolver = (S, context) =>
  S.list()
    .title('Shop')
    .items([
      S.listItem()
        .title('Products by category')
        .id('products-by-category')
        .icon(FolderIcon)
        .child(
          // A `documentTypeList` would handle every link to a category, and open its products instead of its form.
          S.documentList()
            .id('products-by-category')
            .title('Products by category')
            .apiVersion(API_VERSION)
            .schemaType('category')
            .filter('_type == "category"')
            .canHandleIntent(() => false)
            .defaultOrdering([{field: 'orderRank', direction: 'asc'}])
            .initialValueTemplates([])
            .menuItems([])
            .child(async (categoryId) => {
              const title = await titleOf(categoryId, context)
              return productsOf({categoryId, title, S, context})
            }),
        ),
      S.documentTypeListItem('product')
        .title('All products')
        .icon(StackCompactIcon)
        .child(
          S.documentTypeList('product')
            .title('All products')
            .defaultOrdering([{field: 'orderRank', direction: 'asc'}]),
        ),
      S.listItem()
        .title('Categories')
        .id('categories')
        .icon(SortIcon)
        .schemaType('category')
        .child(orderedList({type: 'category', id: 'categories', title: 'Categories', S, context})),
      S.documentTypeListItem('testimonial').title('Testimonials').icon(CommentIcon),
      S.divider(),
      S.listItem()
        .title('Site settings')
        .id('siteSettings')
        .icon(CogIcon)
        .child(S.document().schemaType('siteSettings').documentId('siteSettings').title('Site settings')),
      S.listItem()
        .title('Leads')
        .id('leads')
        .icon(EnvelopeIcon)
        .child(
          S.documentTypeList('lead')
            .title('Leads')
            .defaultOrdering([{field: 'receivedAt', direction: 'desc'}])
            .initialValueTemplates([]),
        ),
    ])

interface ProductsOptions {
  categoryId: string
  title: string
  S: StructureBuilder
  context: StructureResolverContext
}

/** The products of one category in the order of the shop, which dragging changes. */
function productsOf({categoryId, title, S, context}: ProductsOptions) {
  const add = S.menuItem()
    .title('Add a product')
    .icon(AddIcon)
    .showAsAction(true)
    .intent({type: 'create', params: [{type: 'product', template: NEW_PRODUCT}, {categoryId}]})
    .serialize()
  return orderedList({
    type: 'product',
    id: `products-${categoryId}`,
    title,
    filter: 'category._ref == $categoryId',
    params: {categoryId},
    menuItems: [add],
    createIntent: false,
    S,
    context,
  })
}

/** A list that is ordered by dragging. Its title is set here, because the plugin would show the name of the type. */
function orderedList(options: Parameters<typeof orderableDocumentListDeskItem>[0]) {
  const {child} = orderableDocumentListDeskItem(options)
  // The plugin puts its list into a list item, typed as any kind of child.
  if (!child || typeof child === 'function' || 'subscribe' in child)
    throw new TypeError('The ordered list is no pane.')
  return {...child, title: options.title}
}

/** Title of a category's list. A phone shows one list at a time, so the title must name the category. */
async function titleOf(categoryId: string, {getClient}: StructureResolverContext): Promise<string> {
  const client = getClient({apiVersion: API_VERSION}).withConfig({perspective: 'drafts'})
  return (await client.fetch<string | null>('*[_id == $categoryId][0].title', {categoryId})) ?? 'Products'
}

export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({templateId}) => !NOT_CREATED.has(templateId) && templateId !== NEW_PRODUCT)

/** Actions that the Studio offers for a type. The settings stay a single document, and an enquiry is never changed. */
export function allowedActions<Action extends {action?: string}>(
  actions: Action[],
  schemaType: string,
): Action[] {
  if (schemaType === 'lead') return actions.filter(({action}) => action === 'delete')
  if (schemaType === 'siteSettings') {
    return actions.filter(
      ({action}) => action !== 'delete' && action !== 'duplicate' && action !== 'unpublish',
    )
  }
  return actions
}
