import {z} from 'zod'
import {readEach} from '../../contract/read-each.ts'
import {listPath, MAX_ON_PAPER} from '../../contract/site/paper.ts'
import {startOf, type Language} from '../../contract/text/languages.ts'
import type {SanityClient} from 'sanity'

/** Start of the addresses of the site's pages in a language. */
export const siteIn = (publicUrl: string, language: Language) => publicUrl + startOf(language)

/** Filter of the products that are on the site. A label of any other would lead nowhere. */
export const ON_SITE =
  '_type == "product" && defined(productId) && defined(name) && defined(image.asset) && defined(category->slug.current)'

/** Order and projection of products for labels. Names and titles without a translation to `$language` are in English. */
export const LABELLED = `order(category->orderRank, orderRank){
  _id,
  "category": category->slug.current,
  "title": coalesce(category->translations[language == $language][0].title, category->title, category->slug.current),
  productId, "name": coalesce(translations[language == $language][0].name, name), value, range
}`

export const labelled = readEach(
  z.object({
    _id: z.string(),
    /** Address part of its category. */
    category: z.string(),
    /** Title of its category. Codes are unique only within a category. */
    title: z.string().catch(''),
    productId: z.string(),
    name: z.string(),
    /** Rupees. */
    value: z.number().nullable(),
    /** Prices in words, for a product without a value; null: the label says that the shop tells the price. */
    range: z.string().nullable(),
  }),
)

/** The facts of a product that its label shows. */
export type Labelled = z.infer<typeof labelled>[number]

/**
 * Address of the catalogue of the first products, as a PDF, on the site of a language. The cover of the catalogue counts the
 * products that the address names, and an address that names hundreds is too long.
 */
export const catalogueAddress = (
  site: string,
  products: readonly Pick<Labelled, 'category' | 'productId'>[],
): string =>
  site +
  listPath(
    'pdf',
    products.slice(0, MAX_ON_PAPER).map(({category, productId}) => `${category}/${productId}`),
  )

/** The products among these that are on the site, in the shop's order. */
export async function publishedLabels(
  client: SanityClient,
  ids: readonly string[],
  language: Language,
): Promise<Labelled[]> {
  const published = client.withConfig({perspective: 'published'})
  return labelled.parse(
    await published.fetch<unknown>(`*[${ON_SITE} && _id in $ids] | ${LABELLED}`, {ids, language}),
  )
}
