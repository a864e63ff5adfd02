import {decoded, type Address, type Paper} from './addresses.ts'

// Paths without the start of their language.

/** Products of a list that are shown on paper. */
export const MAX_ON_PAPER = 60

/** Path of chosen products on paper. */
export const listPath = (paper: Paper, keys: readonly string[]): string =>
  `/${paper}?items=${keys.map((key) => key.split('/').map(encodeURIComponent).join('/')).join(',')}`

/** Path of the page of which a PDF is made, with its parameters. */
export const pageOfPdf = (path: string): string => path.replace(/^((?:\/[a-z]{2})?)\/pdf/, '$1/print')

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
