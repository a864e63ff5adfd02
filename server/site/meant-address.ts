import {CAMPAIGN, CLICK, PAGE} from '../../contract/site/parameters.ts'
import {plain} from '../../contract/text/plain.ts'

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

const STRAY_MARK = new RegExp(
  `(?!^)\\?(?=(?:${PAGE}|${CAMPAIGN.replace('[^=]*', '[\\w-]*')}|${CLICK})=)`,
  'g',
)

/**
 * The parameters of an address that a careless template wrote, with one mark before each: after a second `?`, `&amp;`,
 * or marks that were encoded with a product's code. `?item=FOU-001?gclid=C` becomes `?item=FOU-001&gclid=C`.
 */
export const mendedSearch = (search: string): string =>
  search
    .replaceAll(/(^|[?&])(?:amp(?:;|%3B))+/gi, '$1')
    .replaceAll(STRAY_MARK, '&')
    .replace(/(^|[?&])(item=[\w-]+)\?/, '$1$2&')
    .replace(
      /(^|[?&])(item=[\w-]+)(?:%3F|%26)(?:amp(?:;|%3B))*([^&]*)/i,
      (_, mark: string, item: string, rest: string) => `${mark}${item}&${withMarks(rest)}`,
    )

/** Path and parameters of a page, each in its place. `/designs/fountain&gclid=C` becomes `/designs/fountain?gclid=C`. */
export function mendedAddress(pathname: string, search: string): string {
  const [, path = pathname, encoded, first] =
    /^([^&;]*?)(?:[&;]|%26|%3F)((?:amp(?:;|%3B))*)([\w.~-]+(?:=|%3D).*)$/i.exec(pathname) ?? []
  const moved = encoded === undefined || first === undefined ? '' : `?${withMarks(first)}`
  return path + mendedSearch(moved === '' ? search : moved + search.replace(/^\?(?=.)/, '&'))
}

/** The marks between parameters that were encoded with them. Values stay encoded. */
const withMarks = (text: string) =>
  text.replaceAll(/%26(?=[\w.~-]+(?:=|%3D))/gi, '&').replaceAll(/(^|&)([\w.~-]+)%3D/gi, '$1$2=')
