import type {QueryClient} from '@tanstack/react-query'
import type {RouterContext} from '../data/sanity.ts'
import {shopQuery, type Shop} from '../shop/shop.queries.ts'
import {pageHead, type Head, type PageFacts} from './page-head.ts'

/** Facts of a page; a function where they depend on the shop. */
type FactsOfPage = PageFacts | ((shop: Shop) => PageFacts)

/** Loads the shop and makes the head of a page. */
export async function loadHead({queryClient, content}: RouterContext, page: FactsOfPage): Promise<Head> {
  const shop = await queryClient.ensureQueryData(shopQuery())
  const facts = typeof page === 'function' ? page(shop) : page
  return pageHead({env: content.env, shop, ...facts})
}

/**
 * Makes the loader of a page whose head needs nothing but the shop.
 * @param load loads what else the page shows
 */
export const pageLoader =
  (page: FactsOfPage, load: (client: QueryClient) => Promise<unknown>[] = () => []) =>
  async ({context}: {context: RouterContext}): Promise<{head: Head}> => {
    const [head] = await Promise.all([loadHead(context, page), ...load(context.queryClient)])
    return {head}
  }
