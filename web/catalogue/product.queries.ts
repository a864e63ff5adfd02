import {queryOptions, type QueryFunctionContext} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import {productKey} from '../device/device-list.ts'
import {IMAGE} from '../image/image.queries.ts'
import {groqFn, TRANSLATION} from '../data/sanity.ts'
import {PAGE_SIZE} from './catalogue-pages.ts'
import {bandOf, type Filter} from './designs-search.ts'

/** Condition for products that can be shown on the page of their category. */
export const SHOWN = `_type == "product" && defined(productId) && defined(name) && defined(image.asset) && defined(category->slug.current)`

const MATCHING = `${SHOWN} && (count($categories) == 0 || category->slug.current in $categories)
  && (!$isAsked || !defined(value)) && ($min == null || value >= $min) && ($max == null || value < $max)
  && ($availability == null || coalesce(availability, category->availability, "toOrder") == $availability)`

/** Projection of a product for its card, with the name and the value of its category. */
export const CARD = `"category": category->slug.current, "title": coalesce(category->${TRANSLATION}.title, category->title), productId,
  "name": coalesce(${TRANSLATION}.name, name), contentId, "specialNote": coalesce(${TRANSLATION}.specialNote, specialNote), value,
  "categoryValue": category->value, range, "availability": coalesce(availability, category->availability), image{${IMAGE}}`

/** Products without a price come last in either order of prices. */
const CATALOGUE = defineQuery(`{"total": count(*[${MATCHING}]), "products": *[${MATCHING}] | order(
    select($sort == "price" => coalesce(value, 1e9), $sort == "price-down" => -coalesce(value, -1), 0),
    select($sort == "name" => lower(coalesce(${TRANSLATION}.name, name)), ""),
    category->orderRank, category->title, orderRank, productId)[$from...$to]{${CARD}}}`)

/** Products by their keys, `{category}/{productId}`, as a device remembers them. */
const PICKED = defineQuery(`*[${SHOWN} && (category->slug.current + "/" + productId) in $keys]{${CARD}}`)

/** The products with these keys that still exist, in no particular order. */
export const pickedQuery = (keys: readonly string[]) =>
  queryOptions({
    queryKey: ['picked', keys],
    queryFn: groqFn(PICKED, {keys}),
    enabled: keys.length > 0,
  })

/** The products in the order of their keys. Keys without a product are left out. */
export function inOrder<Product extends {category: string; productId: string}>(
  keys: readonly string[],
  products: readonly Product[],
): Product[] {
  const found = new Map(products.map((product) => [productKey(product.category, product.productId), product]))
  return keys.map((key) => found.get(key)).filter((product) => product !== undefined)
}

const boundsOf = ({price}: Filter) => {
  const {min = null, max = null} = bandOf(price) ?? {}
  return {min, max, isAsked: price === 'ask'}
}

/**
 * One page of products. Words are looked up in the index, so that a misspelt word finds the same products here as in the
 * search dialog.
 */
export async function fetchCatalogue(filter: Filter, context: QueryFunctionContext<unknown[], number>) {
  const {client, pageParam} = context
  const from = (pageParam - 1) * PAGE_SIZE
  const to = from + PAGE_SIZE
  if (filter.q === undefined) {
    const {categories, sort = null, availability = null} = filter
    return groqFn(CATALOGUE, {categories, sort, availability, from, to, ...boundsOf(filter)})(context)
  }
  const [{findProducts}, {indexQuery}] = await Promise.all([
    import('./find.ts'),
    import('./index.queries.ts'),
  ])
  const found = findProducts(await client.fetchQuery(indexQuery()), filter)
  const keys = found.slice(from, to).map(({category, productId}) => productKey(category, productId))
  const products = await groqFn(PICKED, {keys})(context)
  return {total: found.length, products: inOrder(keys, products)}
}
