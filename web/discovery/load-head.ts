import type {RouterContext} from '../router.tsx'
import {pageHead} from './page-head.ts'
import {completeShop, shopQuery} from '../shop/shop.queries.ts'

interface StaffPage {
  path: string
  title: string
  description: string
}

/** Loads the head of a page that visitors may open but search engines should not list. */
export async function loadStaffHead({queryClient, content}: RouterContext, page: StaffPage) {
  const shop = await queryClient.ensureQueryData(shopQuery())
  const {meta, links} = pageHead({env: content.env, shop: completeShop(shop), ...page})
  return {head: {meta: [...meta, {name: 'robots', content: 'noindex'}], links}}
}
