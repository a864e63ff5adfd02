// A file of its own: only the loader of the route needs it, and every page loads `designs-search.ts` first.
import type {DesignsSearch} from '../catalogue/designs-search.ts'
import type {PageFacts} from '../discovery/page-head.ts'
import {shopAddressOf} from '../shop/shop-address.ts'
import type {Shop} from '../shop/shop.queries.ts'
import * as messages from '#messages/heads'

/**
 * Head of a view of the designs page. Search engines may list every page of all products, but no page past the end, no
 * filtered view and no visitor's list.
 * @param found the products of a page of all products, and their number on all pages
 */
export function designsHead(
  shop: Shop,
  {view, q, category, price, sort, page}: DesignsSearch,
  found?: {total: number; products: readonly unknown[]},
): PageFacts {
  const {town} = shopAddressOf(shop.address)
  const isPastEnd = found?.products.length === 0 && found.total > 0
  if (view === undefined) {
    return {
      path: '/designs',
      title: messages.designsTitle,
      description: messages.designsDescription(town),
    }
  }
  if (view === 'list') return {path: '/designs?view=list', title: messages.enquiryListTitle, robots: UNLISTED}
  return {
    path: page ? `/designs?view=all&page=${page}` : '/designs?view=all',
    title: messages.allProductsTitle(q, page),
    description: messages.allProductsDescription(town, page),
    robots: q || category || price || sort || isPastEnd ? UNLISTED : undefined,
  }
}

const UNLISTED = 'noindex, follow'
