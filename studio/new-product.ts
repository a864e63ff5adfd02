import type {InitialValueResolverContext, Template} from 'sanity'

export const NEW_PRODUCT = 'product-in-category'
const API_VERSION = '2025-02-19'
const NUMBERS = '*[_type == "product" && category._ref == $categoryId] | order(orderRank).productId'

/** Adds the template by which a new product starts in the category from whose list it was made. */
export function withProductInCategory(templates: Template[]): Template[] {
  const template: Template = {
    id: NEW_PRODUCT,
    title: 'Product in category',
    schemaType: 'product',
    parameters: [{name: 'categoryId', type: 'string'}],
    value: async ({categoryId}: {categoryId: string}, {getClient}: InitialValueResolverContext) => {
      const client = getClient({apiVersion: API_VERSION}).withConfig({perspective: 'raw'})
      const numbers = await client.fetch<(string | null)[]>(NUMBERS, {categoryId})
      return {category: {_type: 'reference', _ref: categoryId}, productId: numberAfter(numbers)}
    },
  }
  return [...templates, template]
}

/**
 * The number that follows those of a category: `FOU-016` after `FOU-015`, `8` after `7`. Where kinds are mixed,
 * the last one tells the kind.
 *
 * @param numbers in the order of the shop
 * @returns `undefined` where there is none that could be counted on
 */
export function numberAfter(numbers: readonly (string | null)[]): string | undefined {
  const counted = numbers.flatMap((number) => {
    const [, prefix, digits] = /^(.*?)(\d{1,9})$/.exec(number ?? '') ?? []
    return prefix === undefined || digits === undefined ? [] : [{prefix, digits}]
  })
  const last = counted.at(-1)
  if (!last) return undefined
  const sameKind = counted.filter(({prefix}) => prefix === last.prefix)
  const highest = Math.max(...sameKind.map(({digits}) => Number(digits)))
  return last.prefix + String(highest + 1).padStart(last.digits.length, '0')
}
