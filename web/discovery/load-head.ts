import type {RouterContext} from '../data/sanity.ts'
import {shopQuery, type Shop} from '../shop/shop.queries.ts'
import {pageHead, type Head, type PageFacts} from './page-head.ts'

/**
 * Loads the shop and makes the head of a page.
 * @param page facts of the page; a function where they depend on the shop
 */
export async function loadHead(
  {queryClient, content}: RouterContext,
  page: PageFacts | ((shop: Shop) => PageFacts),
): Promise<Head> {
  const shop = await queryClient.ensureQueryData(shopQuery())
  const facts = typeof page === 'function' ? page(shop) : page
  return pageHead({env: content.env, shop, ...facts})
}
