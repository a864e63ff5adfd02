import type {RouterContext} from '../data/sanity.ts'
import {knownShop} from '../shop/shop.queries.ts'
import type {Head} from './page-head.ts'

/** The head that a route's loader returned. Empty when the loader failed. */
export const headOf = ({loaderData}: {loaderData?: {head: Head}}): Partial<Head> => loaderData?.head ?? {}

/** Head of a page that does not exist. */
export const missingHead = ({queryClient}: RouterContext, title: string): Head => ({
  meta: [{title: `${title} | ${knownShop(queryClient).brand}`}, {name: 'robots', content: 'noindex'}],
  links: [],
})
