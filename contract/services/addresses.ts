import {z} from 'zod'

/** `GET /addresses/former`, for staff. */
export const formerAddresses = z.object({
  /** Numbers and addresses that once were those of something else. */
  former: z.array(
    z.object({
      /** Last part of the address of a category's page. */
      category: z.string(),
      /** Number of the product; empty for a category. */
      item: z.string(),
      /** Id of the document that was there. */
      document: z.string(),
      /** Path to which the address leads. Null: nowhere. */
      leadsTo: z.string().nullable(),
    }),
  ),
  /** By the id of a category: the id of the category to which most of its products went. */
  proposed: z.record(z.string(), z.string()),
})

export type FormerAddresses = z.infer<typeof formerAddresses>

/**
 * `POST /addresses/successors`: ids of a category that is taken away, and of the one to which its address leads; empty for
 * nowhere.
 */
export const successor = z.object({category: z.string().max(128), leadsTo: z.string().max(128)})
