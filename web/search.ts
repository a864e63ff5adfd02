import type {SearchMiddleware} from '@tanstack/react-router'

/**
 * Search parameters of an address: always text, never interpreted. Of a repeated name the first counts, but
 * of `category`, which a form repeats for each one ticked: its values become one, with dots between them; and of
 * advertising parameters, which are not ours to choose from: theirs become one with `BETWEEN`, to be taken apart again
 * by `pairsOf`.
 */
export type Search = Record<string, string | undefined>

/** Half a character: no address holds it, as what is read from one is whole text. */
const BETWEEN = '\ud800'

/**
 * Reads search parameters as text. (The router's own reader takes values for JSON, and turns
 * `gclid=12345678901234567890` into another number and `hsa_cam=007` into 7.)
 */
export function parseSearch(text: string): Search {
  const search: Search = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (name === '__proto__') continue
    if (!Object.hasOwn(search, name)) search[name] = value
    else if (name === 'category') search[name] += `.${value}`
    else if (isAdvertising(name)) search[name] += BETWEEN + value
  }
  return search
}

/** Search parameters one by one, as an address or a form has them. */
export const pairsOf = (search: Record<string, unknown>): [name: string, value: string][] =>
  Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' ? value.split(BETWEEN).map((one): [string, string] => [name, one]) : [],
  )

/** The opposite of `parseSearch`: `''`, or the parameters with a leading question mark. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = pairsOf(search)
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
}

const ADVERTISING = /^(?:(?:utm_|hsa_).*|gclid|gclsrc|gbraid|wbraid|_gl|_ga|dclid|fbclid)$/

/** Whether a parameter was put there by an advertisement, and so goes with the visitor from page to page. */
export const isAdvertising = (name: string) => ADVERTISING.test(name)

/** Only the advertising parameters of an address. */
export function advertisingOf(search: Search): Search {
  return Object.fromEntries(Object.entries(search).filter(([name]) => isAdvertising(name)))
}

/** Puts the advertising parameters of the page a visitor is on into every link that leads on from it. */
export const carryAdvertising: SearchMiddleware<Search> = ({search, next}) => ({
  ...advertisingOf(search),
  ...next(search),
})
