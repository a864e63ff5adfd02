import {hashKey, queryOptions} from '@tanstack/react-query'
import {ContentError, contentOf} from '../sanity.ts'

/**
 * Keys of the products that look most like one. The shop's server has them ready (`server/similar`); a static host without
 * that server has none.
 */
export const similarQuery = (category: string, productId: string) =>
  queryOptions({
    queryKey: ['similar', category, productId],
    queryFn: async ({client, queryKey, signal}): Promise<string[]> => {
      const {fetch, tags} = contentOf(client)
      const address = `/similar/${encodeURIComponent(category)}/${encodeURIComponent(productId)}`
      const response = await fetch(address, {signal})
      if (response.status === 404) return []
      if (!response.ok) throw new ContentError(`Similar products: status ${response.status}`)
      const {result, syncTags}: {result: string[]; syncTags: string[]} = await response.json()
      tags.set(hashKey(queryKey), syncTags)
      return result
    },
    // A page must not wait for a second attempt.
    retry: false,
  })
