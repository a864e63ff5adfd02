import {z} from 'zod'
import type {LiveQuery} from '../live/live-query.ts'
import {idOf} from './create-products.ts'

/**
 * Number of products that have the code of a product and come before it. Two people who are proposed the same code see
 * different numbers, so that only one of them takes another code. A product whose id was made from the code comes first: it
 * was added by a button, and keeps its code.
 */
export const EARLIER_TWINS: LiveQuery<number> = {
  groq: `count(*[_type == "product" && category._ref == $category && productId == $code && _id != $id
    && $id != $own && (_id < $id || _id == $own)])`,
  result: z.number(),
}

/** Parameters of that query, for a product that was proposed a code. */
export const twinsOf = (category: string, code: string, id: string) => ({
  category,
  code,
  id,
  own: idOf(category, code),
})
