import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {groqFn} from '../data/sanity.ts'

const TRANSLATED = defineQuery(`*[_type == "category" && slug.current == $category][0]{
  "category": translations[defined(title)].language,
  "product": *[_type == "product" && category._ref == ^._id && productId == $item][0]{
    "languages": translations[defined(name)].language
  }
}`)

/** Languages that a category or a product is translated to. Only the served page says so. */
export const translatedQuery = (category: string, item: string) =>
  queryOptions({
    queryKey: ['translated', category, item],
    queryFn: groqFn(TRANSLATED, {category, item}),
    meta: {staysOnServer: true},
  })
