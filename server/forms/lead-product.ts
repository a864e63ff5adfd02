import {z} from 'zod'
import type {Lead} from './lead.ts'

interface ProductSource {
  /** Result of a query over published documents. @throws when the content cannot be read */
  query(groq: string, params: Record<string, unknown>, signal: AbortSignal): Promise<unknown>
}

const PRODUCT = `{
  "product": *[_type == "product" && productId == $productId && category->slug.current == $category][0]{_id, value},
  "category": *[_type == "category" && slug.current == $category][0]{_id, value},
  "shop": *[_type == "siteSettings"][0]{contactValue, designsContactValue}
}`

const found = z.object({
  product: z.object({_id: z.string(), value: z.number().nullable()}).nullable(),
  category: z.object({_id: z.string(), value: z.number().nullable()}).nullable(),
  shop: z
    .object({contactValue: z.number().nullable(), designsContactValue: z.number().nullable()})
    .nullable(),
})

/** Time for finding the product. A lead is saved in three seconds, or waits. */
const PATIENCE_MS = 1000

/**
 * Adds what the catalogue knows about a lead: references to the category and the product that it names by address and
 * number, and the value of the enquiry. Where no product has them any more, the lead says so. Where the content cannot be read, the lead
 * stays as it is.
 */
export async function withProduct(lead: Lead, content: ProductSource): Promise<Lead> {
  const {category = null, productId = null, pageUri} = lead
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const {product, ...known} = found.parse(await content.query(PRODUCT, {category, productId}, signal))
    const ofPage = isDesigns(pageUri) ? known.shop?.designsContactValue : known.shop?.contactValue
    const value = product?.value ?? known.category?.value ?? ofPage
    const valued = {
      ...lead,
      ...(known.category && {categoryDocument: referenceTo(known.category)}),
      ...(typeof value === 'number' && {value}),
    }
    if (product) return {...valued, product: referenceTo(product)}
    return category === null || productId === null ? valued : {...valued, isProductMissing: true}
  } catch {
    // The number is enough to find the product by hand. The enquiry is worth more than the reference.
    return lead
  }
}

const referenceTo = ({_id}: {_id: string}) => ({_type: 'reference', _ref: _id, _weak: true}) as const

const isDesigns = (pageUri = '') => /^(?:\/[a-z]{2})?\/designs\/?$/.test(URL.parse(pageUri)?.pathname ?? '')
