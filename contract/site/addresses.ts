// Paths without the start of their language (`text/languages.ts`). Printed codes and sent messages hold them for years.

/** Path of a category's page. */
export const categoryPath = (category: string): string => `/designs/${encodeURIComponent(category)}`

/** Path of a product: the page of its category with the product open. */
export const productPath = (category: string, productId: string): string =>
  `${categoryPath(category)}?item=${encodeURIComponent(productId)}`

/** Path that the code on a label opens: the page knows that the visitor stands before the product. */
export const labelPath = (category: string, productId: string): string =>
  `${productPath(category, productId)}&here=1`

/** `print`: a page for paper; `pdf`: the same page as a file. */
export type Paper = 'print' | 'pdf'

/** Path of a category on paper, or of one product. */
export const paperPath = (paper: Paper, ...parts: string[]): string =>
  [`/${paper}`, ...parts.map(encodeURIComponent)].join('/')

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
