/** A product by the parts of its address: the slug of its category, and its number. */
export interface ProductKey {
  category: string
  productId: string
}

// Paths without the start of their language (`text/languages.ts`). Printed codes and sent messages hold them for years.

/** Path of a category's page. */
export const categoryPath = (category: string): string => `/designs/${encodeURIComponent(category)}`

/** Path of a product: the page of its category with the product open. */
export const productPath = ({category, productId}: ProductKey): string =>
  `${categoryPath(category)}?item=${encodeURIComponent(productId)}`

/** Path that the code on a label opens: the page knows that the visitor stands before the product. */
export const labelPath = (product: ProductKey): string => `${productPath(product)}&here=1`

/** Path of a shared file. */
export const filePath = (slug: string): string => `/file/${encodeURIComponent(slug)}`

/** `print`: a page for paper; `pdf`: the same page as a file. */
type Paper = 'print' | 'pdf'

/** Path of a category on paper, or of one product. */
export const paperPath = (paper: Paper, ...parts: string[]): string =>
  [`/${paper}`, ...parts.map(encodeURIComponent)].join('/')

/** Products of a list that are shown on paper. */
export const MAX_ON_PAPER = 60

/** Path of chosen products on paper. */
export const listPath = (paper: Paper, keys: readonly string[]): string =>
  `/${paper}?items=${keys.map((key) => key.split('/').map(encodeURIComponent).join('/')).join(',')}`

/** Path of the page of which a PDF is made, with its parameters. */
export const pageOfPdf = (path: string): string => path.replace(/^((?:\/[a-z]{2})?)\/pdf/, '$1/print')

/** @returns undefined for a part of an address that cannot be decoded */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

type Address = Pick<URL, 'pathname' | 'searchParams'>

/** The category that an address shows, in any language, and the open product. Undefined: another page. */
export function shownIn({
  pathname,
  searchParams,
}: Address): {category: string; productId?: string} | undefined {
  const category = decoded(/^(?:\/[a-z]{2})?\/designs\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '')
  const productId = searchParams.get('item')
  return category ? {category, ...(productId !== null && {productId})} : undefined
}

/**
 * What an address of a page for paper or of its PDF shows, in any language: a category, or one of its products, as the parts
 * of the path; without a path a list of keys (`<category>/<number>`), which may be empty.
 */
export function onPaper({pathname, searchParams}: Address): {path: string[]; keys: string[]} {
  const [, parts] = /^(?:\/[a-z]{2})?\/(?:print|pdf)\/(.+)/.exec(pathname) ?? []
  const path = (parts?.split('/') ?? []).map(decoded)
  if (path.length > 0 && path.every((part) => part !== undefined)) return {path, keys: []}
  const keys = (searchParams.get('items') ?? '').split(',').filter((key) => key.includes('/'))
  return {path: [], keys: [...new Set(keys)]}
}
