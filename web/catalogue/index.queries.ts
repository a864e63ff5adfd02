import {queryOptions, type QueryFunctionContext} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {clean} from '../preview/clean.ts'
import {groqFn, TRANSLATION} from '../data/sanity.ts'
import {SHOWN} from './product.queries.ts'

/** All products with the texts that search looks through, in all languages, in the shop's order. */
const INDEX = defineQuery(`*[${SHOWN}]
  | order(category->orderRank, category->title, orderRank, productId){
    "category": category->slug.current, "title": coalesce(category->${TRANSLATION}.title, category->title), productId,
    "name": coalesce(${TRANSLATION}.name, name), "specialNote": coalesce(${TRANSLATION}.specialNote, specialNote), value,
    "availability": coalesce(availability, category->availability), "names": translations[].name, "titles": category->translations[].title,
    ...select($language != "en" => {"english": [name, category->title]})
  }`)

/** Search compares the texts. */
const cleanIndex = async (context: QueryFunctionContext) => clean(await groqFn(INDEX)(context))

export const indexQuery = () =>
  queryOptions({
    queryKey: ['index'],
    queryFn: import.meta.env.PREVIEW ? cleanIndex : groqFn(INDEX),
    meta: {staysOnServer: true},
  })
