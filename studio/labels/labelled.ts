import {z} from 'zod'
import {startOf, type Language} from '../../contract/text/languages.ts'

/** Start of the addresses of the site's pages in a language. */
export const siteIn = (publicUrl: string, language: Language) => publicUrl + startOf(language)

/** Filter of the products that are on the site. A label of any other would lead nowhere. */
export const ON_SITE =
  '_type == "product" && defined(productId) && defined(name) && defined(image.asset) && defined(category->slug.current)'

/** Order and projection of products for labels. Names and titles without a translation to `$language` are in English. */
export const LABELLED = `order(category->orderRank, orderRank){
  "category": category->slug.current,
  "title": coalesce(category->translations[language == $language][0].title, category->title, category->slug.current),
  productId, "name": coalesce(translations[language == $language][0].name, name), value, range
}`

export const labelled = z.array(
  z.object({
    /** Address part of its category. */
    category: z.string(),
    /** Title of its category. Codes are unique only within a category. */
    title: z.string(),
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
