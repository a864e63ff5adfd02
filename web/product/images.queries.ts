import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {IMAGE} from '../image/image.queries.ts'
import {groqFn} from '../data/sanity.ts'

/** The images of a product after the one on its card. */
const MORE_PICTURES =
  defineQuery(`*[_type == "product" && category->slug.current == $category && productId == $productId && defined(image.asset)][0]
  .morePictures[defined(asset)]{${IMAGE}}`)

/**
 * Needed only for a product that has further images by the count on its category's page. Without network, they come from
 * the list that the visitor keeps.
 */
export const moreImagesQuery = (category: string, productId: string) =>
  queryOptions({
    queryKey: ['pictures', category, productId],
    queryFn: (context) =>
      groqFn(MORE_PICTURES, {category, productId})(context).catch(async (error: unknown) => {
        if (import.meta.env.SSR || context.signal.aborted) throw error
        const kept = await import('../enquiry/keep-list.ts')
        const images = await kept.keptImages(category, productId)
        if (images) return images
        throw error
      }),
    // The answer may come from the kept list, and the content may have changed since.
    refetchOnReconnect: 'always',
  })
