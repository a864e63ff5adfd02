import {plain} from '../text/plain.ts'

// Paths without the start of their language (`text/languages.ts`). Printed codes and sent messages hold them for years.

/** Path of a category's page. */
export const categoryPath = (category: string): string => `/designs/${encodeURIComponent(category)}`

/** Path of a product: the page of its category with the product open. */
export const productPath = (category: string, productId: string): string =>
  `${categoryPath(category)}?item=${encodeURIComponent(productId)}`

/** Path that the code on a label opens: the page knows that the visitor stands before the product. */
export const labelPath = (category: string, productId: string): string =>
  `${productPath(category, productId)}&here=1`

/** @returns undefined for a part of an address that cannot be decoded */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

export type Address = Pick<URL, 'pathname' | 'searchParams'>

/** The category that an address shows, in any language, and the open product. Undefined: another page. */
export function shownIn({pathname, searchParams}: Address) {
  const category = decoded(/^(?:\/[a-z]{2})?\/designs\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '')
  return category ? {category, productId: searchParams.get('item') ?? undefined} : undefined
}

/**
 * The path that somebody meant who typed or pasted another one: without capitals, invisible signs and the punctuation of the
 * sentence around it. Every path of the site is one of these. `/designs/Fountain).` becomes `/designs/fountain`.
 * @param pathname can be decoded
 */
export const tidyPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) =>
      encodeURIComponent(
        plain(decodeURIComponent(part))
          .toLowerCase()
          .replaceAll(/[\s_\p{Pd}]+/gu, '-')
          .replaceAll(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''),
      ),
    )
    .join('/')
    .replace(/(.)\/+$/, '$1')
