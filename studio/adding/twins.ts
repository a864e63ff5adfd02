import {z} from 'zod'
import type {LiveQuery} from '../live/live-query.ts'
import {idOf} from './create-products.ts'

/**
 * Number of other products with the same code that take precedence: the one whose id was made from the code, which always
 * keeps it, and those with a smaller id. When two people were proposed one code, only the person whose product counts above
 * 0 gets another code.
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
