import {LETTERS} from '../text/letters.ts'

// Paths without the start of their language (`text/languages.ts`). Printed codes and sent messages hold them for years.

/** Path of a category's page. */
export const categoryPath = (category: string): string => `/designs/${encodeURIComponent(category)}`

/** Path of a product: the page of its category with the product open. */
export const productPath = (category: string, productId: string): string =>
  `${categoryPath(category)}?item=${encodeURIComponent(productId)}`

/** Path of a product, or with an empty number of a category. */
export const placePath = ({category, item}: {category: string; item: string}): string =>
  item === '' ? categoryPath(category) : productPath(category, item)

/** Characters of a short id: a guess finds nothing, and a shop's documents have one each. */
const SHORT = 8

/**
 * The short id of a document, in small letters and digits that nobody takes for another. It is a hash of the document's id,
 * so nothing stores it. Printed codes hold it: another hash would end them.
 */
export function shortId(documentId: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (const sign of documentId) {
    const code = sign.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  let left = mixed(other, one) * 2 ** 20 + (mixed(one, other) >>> 12)
  let short = ''
  for (; short.length < SHORT; left = Math.floor(left / LETTERS.length))
    short += LETTERS.charAt(left % LETTERS.length)
  return short.toLowerCase()
}

/** Every bit of two hashes in 32 bits. */
const mixed = (one: number, other: number) =>
  (Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)) >>> 0

/** Path that leads to the page of a product or a category, whatever its address becomes. Printed codes hold it. */
export const shortPath = (documentId: string): string => `/p/${shortId(documentId)}`

/** Path that the code on a label opens: the page knows that the visitor stands before the product. */
export const labelPath = (documentId: string): string => `${shortPath(documentId)}?here=1`

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
