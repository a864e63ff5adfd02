import {z} from 'zod'
import type {Lead} from './lead.ts'

interface ProductSource {
  /** Result of a query over published documents. @throws when the content cannot be read */
  query(groq: string, params: Record<string, unknown>, signal: AbortSignal): Promise<unknown>
}

const PRODUCT = `*[_type == "product" && productId == $productId && category->slug.current == $category][0]._id`

/** Time for finding the product. A lead is saved in three seconds, or waits. */
const PATIENCE_MS = 1000

/**
 * Adds a reference to the product that a lead names by category and number. Where no product has them any more, the lead
 * says so. Where the content cannot be read, the lead stays as it is.
 */
export async function withProduct(lead: Lead, content: ProductSource): Promise<Lead> {
  const {category, productId} = lead
  if (category === undefined || productId === undefined) return lead
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const id = z
      .string()
      .nullable()
      .parse(await content.query(PRODUCT, {category, productId}, signal))
    if (id === null) return {...lead, isProductMissing: true}
    return {...lead, product: {_type: 'reference', _ref: id, _weak: true}}
  } catch {
    // The number is enough to find the product by hand. The enquiry is worth more than the reference.
    return lead
  }
}
