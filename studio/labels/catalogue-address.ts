import type {Labelled} from './labelled.ts'

/**
 * Products that a catalogue shows, as in `web/print/render-print.tsx`. Its cover counts those that the address names, and an
 * address that names hundreds is too long.
 */
export const MOST = 60

/** Address of the catalogue of the first products, as a PDF, on the site of a language. */
export function catalogueAddress(
  site: string,
  products: readonly Pick<Labelled, 'category' | 'productId'>[],
): string {
  const keys = products.slice(0, MOST).map(({category, productId}) => `${category}/${productId}`)
  return `${site}/pdf?items=${keys.map(encodeURIComponent).join(',')}`
}
