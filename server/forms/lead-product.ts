import {z} from 'zod'
import {askedAddresses, productOf} from '../../contract/enquiry/pieces.ts'
import type {Lead} from './lead.ts'

interface ProductSource {
  /** Result of a query over published documents. @throws when the content cannot be read */
  query(groq: string, params: Record<string, unknown>, signal: AbortSignal): Promise<unknown>
}

const CATALOGUE = `{
  "products": *[_type == "product" && productId in $productIds && category->slug.current in $categories]{
    _id, productId, contentId, value, "category": category->slug.current
  },
  "categories": *[_type == "category" && slug.current in $categories]{_id, value, "slug": slug.current},
  "shop": *[_type == "siteSettings"][0]{contactValue, designsContactValue}
}`

const catalogue = z.object({
  products: z.array(
    z.object({
      _id: z.string(),
      productId: z.string(),
      contentId: z.string().nullable(),
      value: z.number().nullable(),
      category: z.string(),
    }),
  ),
  categories: z.array(z.object({_id: z.string(), value: z.number().nullable(), slug: z.string()})),
  shop: z
    .object({contactValue: z.number().nullable(), designsContactValue: z.number().nullable()})
    .nullable(),
})

/** Time for finding the products. A lead is saved in three seconds, or waits. */
const PATIENCE_MS = 1000

/**
 * Adds what the catalogue knows about a lead: references to the first product that it asks about and to the category of
 * that product; the value of the enquiry, which is the sum of its products; and the names of all products for advertising
 * networks, where the visitor allowed them. Where the first product is gone, the lead says so. Where the content cannot be read, the lead stays as it is.
 */
export async function withProduct(lead: Lead, content: ProductSource): Promise<Lead> {
  const asked = askedAddresses(lead).map((address) => ({address, ...productOf(address)}))
  const productIds = asked.flatMap(({productId}) => productId ?? [])
  const categories = asked.flatMap(({category}) => category ?? [])
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const found = catalogue.parse(await content.query(CATALOGUE, {productIds, categories}, signal))
    const known = asked.map((each) => knownOf(each, found))
    const values = known.flatMap(({value}) => value ?? [])
    const [{product, category} = {}] = known
    return {
      ...lead,
      ...(category && {categoryDocument: referenceTo(category)}),
      ...(values.length > 0 && {value: values.reduce((sum, value) => sum + value, 0)}),
      // Only enquiries that may be reported to advertising networks have a name for the event.
      ...(lead.eventId && {contentIds: known.flatMap(({contentId}) => contentId ?? [])}),
      ...(product && {product: referenceTo(product)}),
      ...(asked[0]?.productId !== undefined && !product && {isProductMissing: true as const}),
    }
  } catch {
    // The number is enough to find the product by hand. The enquiry is worth more than the reference.
    return lead
  }
}

interface Asked extends ReturnType<typeof productOf> {
  address: string
}

/** The category and the product of one address, with the value and the `contentId` that the site's own events report. */
function knownOf(asked: Asked, {products, categories, shop}: z.infer<typeof catalogue>) {
  const category = categories.find(({slug}) => slug === asked.category)
  const product = products.find(
    (each) => each.category === asked.category && each.productId === asked.productId,
  )
  const ofPage = isDesigns(asked.address) ? shop?.designsContactValue : shop?.contactValue
  return {
    category,
    product,
    value: product?.value ?? category?.value ?? ofPage,
    contentId: product ? (product.contentId ?? product.productId) : category?.slug,
  }
}

const referenceTo = ({_id}: {_id: string}) => ({_type: 'reference', _ref: _id, _weak: true}) as const

const isDesigns = (address: string) =>
  /^(?:\/[a-z]{2})?\/designs\/?$/.test(URL.parse(address)?.pathname ?? '')
