import type {Labelled} from './labelled.ts'

/** Products that an address names. The catalogue shows the first 60, and says on its cover how many there are. */
const MAX = 300

/** Address of the catalogue of products, as a PDF, on the site of a language. */
export function catalogueAddress(
  site: string,
  products: readonly Pick<Labelled, 'category' | 'productId'>[],
): string {
  const keys = products.slice(0, MAX).map(({category, productId}) => `${category}/${productId}`)
  return `${site}/pdf?items=${keys.map(encodeURIComponent).join(',')}`
}
