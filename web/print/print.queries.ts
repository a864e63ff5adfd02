import {queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {SHOWN} from '../catalogue/product.queries.ts'
import {IMAGE} from '../image/image.queries.ts'
import {groqFn, TRANSLATION} from '../data/sanity.ts'

/**
 * Products by their keys, `{category}/{productId}`, or by the ids of their documents, as `Printed` ones, in the shop's
 * order. No catalogue prints their special notes.
 */
const LISTED =
  defineQuery(`*[${SHOWN} && (_id in $ids || (category->slug.current + "/" + productId) in $keys)]
  | order(category->orderRank asc, category->title asc, orderRank asc, productId asc){
    _id, "category": category->slug.current, "title": coalesce(category->${TRANSLATION}.title, category->title), productId,
    "name": coalesce(${TRANSLATION}.name, name), "specialNote": coalesce(${TRANSLATION}.specialNote, specialNote), value, range,
    facts{..., "material": coalesce(^.${TRANSLATION}.facts.material, material),
      "finish": coalesce(^.${TRANSLATION}.facts.finish, finish)}, image{${IMAGE}}
}`)

export const listedQuery = (keys: readonly string[], ids: readonly string[] = []) =>
  queryOptions({queryKey: ['listed', keys, ids], queryFn: groqFn(LISTED, {keys, ids})})

/** Ids of the documents of a category and of its products: printed codes hold them. */
const IDS = defineQuery(`{
  "category": *[_type == "category" && slug.current == $slug][0]._id,
  "products": *[${SHOWN} && category->slug.current == $slug]{_id, productId}
}`)

export const idsQuery = (slug: string) =>
  queryOptions({queryKey: ['ids', slug], queryFn: groqFn(IDS, {slug})})
