import type {RouterContext} from '../router.tsx'
import {completeShop, shopQuery} from '../shop/shop.queries.ts'

/** Name of the shop, as far as it is known yet. */
export const brandOf = ({queryClient}: RouterContext) =>
  completeShop(queryClient.getQueryData(shopQuery().queryKey) ?? null).brand

/** Head of a page that is not there. */
export function missingHead(context: RouterContext, title: string) {
  return {meta: [{title: `${title} | ${brandOf(context)}`}, {name: 'robots', content: 'noindex'}], links: []}
}
