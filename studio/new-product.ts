import type {InitialValueResolverContext, Template} from 'sanity'

export const NEW_PRODUCT = 'product-in-category'
const API_VERSION = '2025-02-19'
const PRODUCT_IDS = '*[_type == "product" && category._ref == $categoryId] | order(orderRank).productId'

/** Adds the template of a new product in a category: the category is set, and the next product id is suggested. */
export function withProductInCategory(templates: Template[]): Template[] {
  const template: Template = {
    id: NEW_PRODUCT,
    title: 'Product in category',
    schemaType: 'product',
    parameters: [{name: 'categoryId', type: 'string'}],
    value: async ({categoryId}: {categoryId: string}, {getClient}: InitialValueResolverContext) => {
      const client = getClient({apiVersion: API_VERSION}).withConfig({perspective: 'raw'})
      const productIds = await client.fetch<(string | null)[]>(PRODUCT_IDS, {categoryId})
      return {category: {_type: 'reference', _ref: categoryId}, productId: productIdAfter(productIds)}
    },
  }
  return [...templates, template]
}

/**
 * The product id after those of a category: `FOU-016` after `FOU-015`, `8` after `7`. If the prefixes differ, the last
 * one counts.
 * @param productIds in the order of the shop
 * @returns `undefined` if no product id ends with a number
 */
export function productIdAfter(productIds: readonly (string | null)[]): string | undefined {
  const counted = productIds.flatMap((productId) => {
    const [, prefix, digits] = /^(.*?)(\d{1,9})$/.exec(productId ?? '') ?? []
    return prefix === undefined || digits === undefined ? [] : [{prefix, digits}]
  })
  const last = counted.at(-1)
  if (!last) return undefined
  const samePrefix = counted.filter(({prefix}) => prefix === last.prefix)
  const highest = Math.max(...samePrefix.map(({digits}) => Number(digits)))
  return last.prefix + String(highest + 1).padStart(last.digits.length, '0')
}
