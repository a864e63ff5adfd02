import {z} from 'zod'

/** Why a product is not in the feeds. */
export type FeedExclusion =
  | 'no-price'
  | 'no-picture'
  | 'small-picture'
  | 'no-category'
  | 'no-name'
  | 'twice'
  | 'long-id'
  | 'wrong-price'
  | 'unreadable'

/** `GET /feeds/left-out.json`: the number of products in the feeds, and the products that are left out. */
export const leftOut = z.object({
  shown: z.number(),
  leftOut: z.array(
    z.object({
      _id: z.string(),
      /** Number and name, as far as there are some. */
      label: z.string(),
      /** Values of `FeedExclusion`. A newer server may have others. */
      reasons: z.array(z.string()),
    }),
  ),
})

export type LeftOut = z.infer<typeof leftOut>
