import {infiniteQueryOptions, queryOptions} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {pieceOf} from '../device/device-list.ts'
import {PHOTO} from '../photo/photo.ts'
import {groqFn} from '../sanity.ts'
import type {Filter} from './designs-search.ts'
import {bandOf} from './price-bands.ts'

export const PAGE_SIZE = 48

/** The pieces that can be shown, each on the page of its category. */
const SHOWN = `_type == "product" && defined(productId) && defined(name) && defined(image.asset)
  && defined(category->slug.current)`

const MATCHING = `${SHOWN} && (count($categories) == 0 || category->slug.current in $categories)
  && ($isAsked != true || !defined(value)) && ($min == null || value >= $min) && ($max == null || value < $max)`

const CARD = `"category": category->slug.current, "title": category->title, productId, name, contentId, specialNote, value, range, image{${PHOTO}}`

/** Pieces without a price come last, whichever way prices go. */
const CATALOGUE = defineQuery(`{
  "total": count(*[${MATCHING}]),
  "items": *[${MATCHING}] | order(
    select($sort == "price" => coalesce(value, 1000000000), $sort == "price-down" => -coalesce(value, -1), 0) asc,
    select($sort == "name" => lower(name), "") asc,
    category->orderRank asc, category->title asc, orderRank asc, productId asc
  )[$from...$to]{${CARD}}
}`)

/** Pieces by category and number, as a device remembers them. */
const PICKED = defineQuery(`*[${SHOWN} && (category->slug.current + "/" + productId) in $pieces]{${CARD}}`)

/** What search looks through: all pieces, in the shop's order. */
const INDEX = defineQuery(`*[${SHOWN}]
  | order(category->orderRank asc, category->title asc, orderRank asc, productId asc){
    "category": category->slug.current, "title": category->title, productId, name, specialNote, value
  }`)

export const indexQuery = () =>
  queryOptions({queryKey: ['index'], queryFn: groqFn(INDEX), meta: {staysOnServer: true}})

/** Those of the pieces that are still there, in no particular order. */
export const pickedQuery = (pieces: readonly string[]) =>
  queryOptions({
    queryKey: ['picked', pieces],
    queryFn: groqFn(PICKED, {pieces}),
    enabled: pieces.length > 0,
  })

const boundsOf = ({price}: Filter) => {
  const {min = null, max = null} = bandOf(price) ?? {}
  return {min, max, isAsked: price === 'ask'}
}

/**
 * Pages of pieces, beginning with page `first` (from 1). Words are looked for in the index, so that a
 * misspelt one finds the same here as while it is being typed.
 */
export const catalogueQuery = (filter: Filter, first: number) =>
  infiniteQueryOptions({
    queryKey: ['catalogue', filter, first],
    queryFn: async (context) => {
      const {client, pageParam} = context
      const from = (pageParam - 1) * PAGE_SIZE
      const to = from + PAGE_SIZE
      if (filter.q === undefined) {
        const {categories, sort = null} = filter
        return groqFn(CATALOGUE, {categories, sort, from, to, ...boundsOf(filter)})(context)
      }
      const [{findPieces}, index] = await Promise.all([import('./find.ts'), client.fetchQuery(indexQuery())])
      const found = findPieces(index, filter)
      const pieces = found.slice(from, to).map(({category, productId}) => pieceOf(category, productId))
      const items = await groqFn(PICKED, {pieces})(context)
      const places = new Map(pieces.map((piece, place) => [piece, place]))
      const placeOf = (item: {category: string; productId: string}) =>
        places.get(pieceOf(item.category, item.productId)) ?? PAGE_SIZE
      return {total: found.length, items: items.toSorted((a, b) => placeOf(a) - placeOf(b))}
    },
    initialPageParam: first,
    getNextPageParam: ({total}, _pages, page) => (page * PAGE_SIZE < total ? page + 1 : undefined),
  })
