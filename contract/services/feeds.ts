import {z} from 'zod'

/** A product as far as its id for advertisements needs it. */
interface Advertised {
  /** Last part of the address of its category. */
  category: string | undefined
  productId: string
  /** Id that the shop has written down: see `server/addresses`. */
  contentId?: string | null | undefined
}

/** The id of a product in feeds. Numbers such as 7 exist in every category. */
export const feedId = ({category, productId, contentId}: Advertised): string =>
  contentId || (/^\d+$/.test(productId) ? `${category}-${productId}` : productId)

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
