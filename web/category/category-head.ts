import type {CATEGORY_RESULT} from '../../schemas/generated/types.ts'
import type {Env} from '../env.ts'
import {pageHead} from '../discovery/page-head.ts'
import {rupees} from '../shop/rupees.ts'
import type {Shop} from '../shop/shop.queries.ts'

interface CategoryHead {
  env: Env
  shop: Shop
  category: NonNullable<CATEGORY_RESULT>
  item?: string
}

type Product = NonNullable<CATEGORY_RESULT>['media'][number]

/** What somebody wants to know who is sent a link to a piece. */
function summaryOf({name, productId, value, range, facts}: Product) {
  const price = value === null ? range : rupees(value)
  return [`${name} (${productId})`, facts?.material, facts?.size, price].filter(Boolean).join(', ')
}

/** Head of a category's page, or of one piece when the address names one that exists. */
export function categoryHead({env, shop, category, item}: CategoryHead) {
  const product = category.media.find(({productId}) => productId === item)
  const path = `/designs/${category.slug}`
  if (!product) {
    return pageHead({
      env,
      shop,
      path,
      title: category.title,
      description: category.description,
      keywords: `stone ${category.title.toLowerCase()}`,
      picture: category.background,
    })
  }
  return pageHead({
    env,
    shop,
    path: `${path}?item=${encodeURIComponent(product.productId)}`,
    title: `${product.productId} | ${category.title}`,
    description: `${summaryOf(product)}. ${category.description ?? shop.metaDescription}`,
    keywords: `${product.productId}, ${product.name}`,
    picture: product.image,
    type: 'product',
  })
}
