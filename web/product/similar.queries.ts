import {hashKey, queryOptions} from '@tanstack/react-query'
import {ContentError, contentOf} from '../data/sanity.ts'
import type {Outline} from '../scale/outlines.ts'

/** The designs that resemble a product, and its outline. The server finds both in the images of the shop. */
interface Similar {
  /** Keys of the products that look most like it. */
  keys: string[]
  /** Absent: its image shows none that can be drawn. */
  outline?: Outline | undefined
}

interface Answer {
  result: string[]
  outline?: Outline
  syncTags: string[]
}

/**
 * The products that look most like one, and its outline. The shop's server has them ready (`server/similar`); a static
 * host without that server has no similar products.
 */
export const similarQuery = (category: string, productId: string) =>
  queryOptions({
    queryKey: ['similar', category, productId],
    queryFn: async ({client, queryKey, signal}): Promise<Similar> => {
      const {fetch, tags} = contentOf(client)
      const address = `/similar/${encodeURIComponent(category)}/${encodeURIComponent(productId)}`
      const response = await fetch(address, {signal})
      if (response.status === 404) return {keys: []}
      if (!response.ok) throw new ContentError(`Similar products: status ${response.status}`)
      const {result, outline, syncTags}: Answer = await response.json()
      tags.set(hashKey(queryKey), syncTags)
      return {keys: result, outline}
    },
    // A page must not wait for a second attempt.
    retry: false,
  })
