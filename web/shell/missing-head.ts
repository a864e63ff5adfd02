import type {RouterContext} from '../router.tsx'
import {completeShop, shopQuery} from '../shop/shop.queries.ts'

/** Head of a page that is not there. */
export function missingHead({queryClient}: RouterContext, title: string) {
  const {brand} = completeShop(queryClient.getQueryData(shopQuery().queryKey) ?? null)
  return {meta: [{title: `${title} | ${brand}`}, {name: 'robots', content: 'noindex'}], links: []}
}
