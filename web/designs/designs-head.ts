import type {DesignsSearch} from '../catalogue/designs-search.ts'
import type {PageFacts} from '../discovery/page-head.ts'
import {inTown} from '../shop/shop-address.ts'
import type {Shop} from '../shop/shop.queries.ts'

/**
 * Head of a view of the designs page. Search engines may list every page of all products, but no filtered view and no
 * visitor's list.
 */
export function designsHead(shop: Shop, {view, q, category, price, sort, page}: DesignsSearch): PageFacts {
  if (view === undefined) {
    return {
      path: '/designs',
      title: 'Designs',
      description: `Natural stone work of every kind from our showroom${inTown(shop)}, each with all its designs.`,
    }
  }
  if (view === 'list') return {path: '/designs?view=list', title: 'Enquiry List', robots: UNLISTED}
  return {
    path: page ? `/designs?view=all&page=${page}` : '/designs?view=all',
    title: (q ? `“${q}” in All Products` : 'All Products') + (page ? `, Page ${page}` : ''),
    description:
      (page ? `Page ${page} of all products. ` : '') +
      `Every piece of our showroom${inTown(shop)}, by category and price: natural stone, carved by hand.`,
    robots: q || category || price || sort ? UNLISTED : undefined,
  }
}

const UNLISTED = 'noindex, follow'
