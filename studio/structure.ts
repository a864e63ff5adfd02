import {CogIcon} from '@sanity/icons/Cog'
import {CommentIcon} from '@sanity/icons/Comment'
import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {FolderIcon} from '@sanity/icons/Folder'
import {GenerateIcon} from '@sanity/icons/Generate'
import {LaunchIcon} from '@sanity/icons/Launch'
import {SortIcon} from '@sanity/icons/Sort'
import {StackCompactIcon} from '@sanity/icons/StackCompact'
import {TranslateIcon} from '@sanity/icons/Translate'
import {orderableDocumentListDeskItem} from '@sanity/orderable-document-list'
import type {ComponentType} from 'react'
import type {StructureBuilder, StructureResolver, StructureResolverContext} from 'sanity/structure'
import {isCheck} from './desk/attention.ts'
import {CategoriesPane, CategoryOrderPane} from './desk/CategoriesPane.tsx'
import {
  AttentionIcon,
  AttentionList,
  AttentionPane,
  UntranslatedList,
  UntranslatedPane,
} from './desk/Checks.tsx'
import {ProductsPane} from './desk/ProductsPane.tsx'
import {TRANSLATION_LISTS} from './desk/untranslated.ts'
import {seesEnquiries} from './lib/permitted.ts'
import {pagesOf} from './preview-links/pages.ts'
import {said} from './languages/messages.ts'
import type {MessageKey} from './messages/english.ts'

const API_VERSION = '2025-02-19'
/** Width of a list beside the form that it opened, in pixels. */
const LIST_PIXELS = 420

export const structure: StructureResolver = (S, context) => {
  const item = (id: string, word: MessageKey, icon: ComponentType) =>
    S.listItem().id(id).title(said(word)).icon(icon)
  const ofType = (type: string, word: MessageKey) => S.documentTypeList(type).title(said(word))
  // An id made of a title in Telugu or Hindi would be empty.
  return S.list()
    .id('shop')
    .title(said('desk.title'))
    .items([
      item('products-by-category', 'desk.by-category', FolderIcon).child(byCategory(S, context)),
      item('needs-attention', 'desk.attention', AttentionIcon).child(needsAttention(S, context)),
      item('translations', 'desk.translations', TranslateIcon).child(untranslated(S, context)),
      item('product', 'desk.all-products', StackCompactIcon).child(
        ofType('product', 'desk.all-products').defaultOrdering([{field: 'orderRank', direction: 'asc'}]),
      ),
      item('categories', 'desk.categories', SortIcon)
        .schemaType('category')
        .child(orderedList({type: 'category', id: 'categories', title: said('desk.categories'), S, context})),
      item('testimonial', 'desk.testimonials', CommentIcon).child(ofType('testimonial', 'desk.testimonials')),
      ...(seesEnquiries(context.currentUser)
        ? [
            item('enquiries', 'desk.enquiries', EnvelopeIcon).child(
              ofType('lead', 'desk.enquiries')
                .defaultOrdering([{field: 'receivedAt', direction: 'desc'}])
                .initialValueTemplates([]),
            ),
          ]
        : []),
      S.divider(),
      item('siteSettings', 'desk.settings', CogIcon).child(
        S.document().schemaType('siteSettings').documentId('siteSettings').title(said('desk.settings')),
      ),
    ])
}

type Pane = Parameters<StructureBuilder['component']>[0]

/** A pane of the desk beside the lists that it opens. */
const pane = (S: StructureBuilder, component: Pane, id: string, title: string) =>
  S.component(component).id(id).title(title).currentMaxWidth(LIST_PIXELS)

function byCategory(S: StructureBuilder, context: StructureResolverContext) {
  return pane(S, CategoriesPane, 'products-by-category', said('desk.by-category')).child(
    async (categoryId) => {
      // A phone shows one list at a time, so its title names the category.
      const name = (await factOf('title', categoryId, context)) ?? said('desk.all-products')
      // Visitors see what is published.
      const slug = await factOf('slug.current', categoryId, context, 'published')
      const menuItem = (word: MessageKey) => S.menuItem().title(said(word))
      const [page] = pagesOf('category', {slug})
      const openOnSite = menuItem('open-on-site.title')
        .icon(LaunchIcon)
        .action(() => window.open(page?.href, '_blank', 'noopener'))
      return pane(S, ProductsPane, `products-${categoryId}`, name)
        .options({categoryId})
        .menuItems([
          ...(page ? [openOnSite] : []),
          menuItem('products.reset').icon(GenerateIcon).action('resetOrder'),
        ])
        .child((id) => S.document().documentId(id).schemaType('product'))
    },
  )
}

function needsAttention(S: StructureBuilder, context: StructureResolverContext) {
  return pane(S, AttentionPane, 'needs-attention', said('desk.attention')).child((check) => {
    if (!isCheck(check)) return undefined
    return pane(S, AttentionList, check, said(`attention.${check}`))
      .options({check})
      .child((id) => documentOf(S, context, id))
  })
}

function untranslated(S: StructureBuilder, context: StructureResolverContext) {
  return pane(S, UntranslatedPane, 'translations', said('desk.translations')).child((list) => {
    const found = TRANSLATION_LISTS.find(({name}) => name === list)
    if (!found) return undefined
    const language = said(`language.${found.language}`)
    return pane(S, UntranslatedList, list, said(`translations.${found.state}`, {language}))
      .options({list})
      .child((id) => documentOf(S, context, id))
  })
}

/** The form of a document, whatever its type. */
async function documentOf(S: StructureBuilder, context: StructureResolverContext, id: string) {
  const type = await factOf('_type', id, context)
  return type === undefined ? undefined : S.document().documentId(id).schemaType(type)
}

/**
 * A list that is ordered by dragging, or by buttons. Its title is set here, because the plugin would show the name of the
 * type.
 */
function orderedList(options: Parameters<typeof orderableDocumentListDeskItem>[0]) {
  const {child} = orderableDocumentListDeskItem(options)
  // The plugin puts its list into a list item, typed as any kind of child.
  if (!child || typeof child === 'function' || 'subscribe' in child)
    throw new TypeError(
      'The list of @sanity/orderable-document-list has changed. Correct orderedList in studio/structure.ts.',
    )
  return {...child, title: options.title, component: CategoryOrderPane, currentMaxWidth: LIST_PIXELS}
}

/** Type, title or address of a document; by default, of its draft where there is one. */
async function factOf(
  fact: '_type' | 'title' | 'slug.current',
  id: string,
  {getClient}: StructureResolverContext,
  perspective: 'drafts' | 'published' = 'drafts',
) {
  const client = getClient({apiVersion: API_VERSION}).withConfig({perspective})
  return (await client.fetch<string | null>(`string(*[_id == $id][0].${fact})`, {id})) ?? undefined
}
