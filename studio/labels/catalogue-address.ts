import {listPath, MAX_ON_PAPER} from '../../contract/site/paper.ts'
import type {Labelled} from './labelled.ts'

/**
 * Address of the catalogue of the first products, as a PDF, on the site of a language. The cover of the catalogue counts the
 * products that the address names, and an address that names hundreds is too long.
 */
export const catalogueAddress = (
  site: string,
  products: readonly Pick<Labelled, 'category' | 'productId'>[],
): string =>
  site +
  listPath(
    'pdf',
    products.slice(0, MAX_ON_PAPER).map(({category, productId}) => `${category}/${productId}`),
  )
