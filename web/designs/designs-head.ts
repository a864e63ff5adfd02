import type {Env} from '../env.ts'
import {pageHead} from '../discovery/page-head.ts'
import {inTown} from '../shop/shop-address.ts'
import type {Shop} from '../shop/shop.queries.ts'
import type {DesignsSearch} from '../catalogue/designs-search.ts'

interface DesignsHead {
  env: Env
  shop: Shop
  search: DesignsSearch
}

/**
 * Head of what the designs page shows. Search engines are to know every page of all pieces, but not every
 * choice of them, nor anybody's list.
 */
export function designsHead({env, shop, search: {view, q, category, price, sort, page}}: DesignsHead) {
  if (view === undefined) {
    return pageHead({
      env,
      shop,
      path: '/designs',
      title: 'Designs',
      description: `Natural stone work of every kind from our showroom${inTown(shop)}, each with all its designs.`,
    })
  }
  if (view === 'list')
    return unlisted(pageHead({env, shop, path: '/designs?view=list', title: 'Enquiry List'}))
  const head = pageHead({
    env,
    shop,
    path: page ? `/designs?view=all&page=${page}` : '/designs?view=all',
    title: (q ? `“${q}” in All Products` : 'All Products') + (page ? `, Page ${page}` : ''),
    description:
      (page ? `Page ${page} of all products. ` : '') +
      `Every piece of our showroom${inTown(shop)}, by category and price: natural stone, carved by hand.`,
  })
  return q || category || price || sort ? unlisted(head) : head
}

const unlisted = (head: ReturnType<typeof pageHead>) => ({
  ...head,
  meta: [...head.meta, {name: 'robots', content: 'noindex, follow'}],
})
