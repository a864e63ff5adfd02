import {categoryPath, productPath} from '../../contract/site/addresses.ts'
import type {CATEGORY_RESULT} from '../../schemas/generated/types.ts'
import type {PageFacts} from '../discovery/page-head.ts'
import {rupees} from '../shop/rupees.ts'
import type {Shop} from '../shop/shop.queries.ts'
import * as messages from '#messages/heads'
import {measure} from '#messages/measure'

type Category = NonNullable<CATEGORY_RESULT>
type Product = Category['products'][number]

/** The facts of a product that a link preview shows. */
function factsOf({name, productId, value, range, facts}: Product) {
  const price = value === null ? range : rupees(value)
  return [`${name} (${productId})`, facts?.material, facts?.size && measure(facts.size), price].filter(
    (fact) => typeof fact === 'string',
  )
}

/** Head of a category's page. When the address names a product of the category, head of that product. */
export function categoryHead(shop: Shop, category: Category, shownId: string | undefined): PageFacts {
  const product = category.products.find(({productId}) => productId === shownId)
  const path = categoryPath(category.slug)
  if (!product) {
    return {
      path,
      title: category.title,
      description: category.description,
      keywords: messages.categoryKeywords(category.title),
      picture: category.background,
    }
  }
  return {
    path: productPath(category.slug, product.productId),
    title: `${product.productId} | ${category.title}`,
    description: messages.productDescription(factsOf(product), category.description ?? shop.metaDescription),
    keywords: `${product.productId}, ${product.name}`,
    picture: product.image,
    type: 'product',
  }
}
