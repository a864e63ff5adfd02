// Parameters of the site's addresses. Carried in links, and kept in records, is only what stands in these lists.

/** Parameters that choose what a page shows. */
const PAGE = 'item|view|q|category|price|sort|page|here|items'
/** Parameters that name a campaign. */
const CAMPAIGN = '(?:utm_|hsa_)[^=]*|gclsrc'
/** Parameters that name a visitor's click. */
const CLICK = 'gclid|gbraid|wbraid|_gl|_ga|dclid|fbclid'

const ADVERTISING = new RegExp(`^(?:${CAMPAIGN}|${CLICK})$`)

/** Whether a parameter belongs to an advertisement. Such parameters stay in the address from page to page. */
export const isAdvertising = (name: string): boolean => ADVERTISING.test(name)

const IN_RECORDS = new RegExp(`^(?:${PAGE}|${CAMPAIGN})=`)
const OF_CLICKS = new RegExp(`^(?:${CLICK})=`)

/**
 * An address as records and reports may hold it: with the parameters of these lists, and no others.
 * @param withClicks whether it may name the visitor's click
 */
export function recordedAddress(address: string, withClicks: boolean): string {
  const [path = '', ...parts] = address.split(/[?&#]/)
  const kept = parts
    .map((part) => part.replace(/^(?:amp(?:;|%3B))+/i, ''))
    .filter((part) => IN_RECORDS.test(part) || (withClicks && OF_CLICKS.test(part)))
    // Behind an encoded mark, a product's code goes on with parameters.
    .map((part) => (part.startsWith('item=') ? part.replace(/%(?:3F|26|23).*/i, '') : part))
  return path.replace(/(?:;|%3F|%26|%23).*/i, '') + (kept.length > 0 ? `?${kept.join('&')}` : '')
}

/** Addresses and lists of parameters in a sentence. */
const ADDRESSES = /\/[^\s"'<>?&#]*(?:[;?&#]|%3F|%26|%23)[^\s"'<>]*|[?&#][\w.~%-]+=[^\s"'<>]*/gi

/** A sentence with addresses as `recordedAddress` leaves them. */
export const recordedText = (text: string, withClicks: boolean): string =>
  text.replaceAll(ADDRESSES, (address) => recordedAddress(address, withClicks))

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
