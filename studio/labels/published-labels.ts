import type {SanityClient} from 'sanity'
import {z} from 'zod'
import type {Labelled} from './label-page.ts'

const labels = z.array(
  z.object({
    category: z.string(),
    productId: z.string(),
    name: z.string(),
    value: z.number().nullable(),
    range: z.string().nullable(),
  }),
)

/** The products among these that are on the site, in the shop's order. A label of any other would lead nowhere. */
export async function publishedLabels(client: SanityClient, ids: readonly string[]): Promise<Labelled[]> {
  const published = client.withConfig({perspective: 'published'})
  return labels.parse(
    await published.fetch<unknown>(
      `*[_type == "product" && _id in $ids && defined(productId) && defined(name) && defined(image.asset) && defined(category->slug.current)]
        | order(category->orderRank, orderRank){"category": category->slug.current, productId, name, value, range}`,
      {ids},
    ),
  )
}
