import type {SearchMiddleware} from '@tanstack/react-router'
import {isAdvertising} from '../../contract/site/parameters.ts'

/**
 * Search parameters of an address, always as plain text. When a name is repeated, its first value counts, with two
 * exceptions:
 * - `category`, which a form repeats for each ticked box. Its values are joined with dots.
 * - Advertising parameters, all of which have to be kept. Their values are joined with `BETWEEN`, and `pairsOf` splits
 *   them again.
 */
export type Search = Record<string, string | undefined>

/** A lone surrogate. No value holds this character, because decoding an address yields valid text. */
const BETWEEN = '\ud800'

/**
 * Reads search parameters as text. The router's own parser reads values as JSON, which changes
 * `gclid=12345678901234567890` to another number and `hsa_cam=007` to 7.
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

/** Search parameters as pairs, in the form of an address or a form. */
export const pairsOf = (search: Record<string, unknown>): [name: string, value: string][] =>
  Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' ? value.split(BETWEEN).map((one): [string, string] => [name, one]) : [],
  )

/** The inverse of `parseSearch`: `''`, or the parameters after a question mark. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = pairsOf(search)
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
}

/** The advertising parameters of an address. */
export function advertisingOf(search: Search): Search {
  return Object.fromEntries(Object.entries(search).filter(([name]) => isAdvertising(name)))
}

/** Adds the advertising parameters of the current page to every link on it. */
export const carryAdvertising: SearchMiddleware<Search> = ({search, next}) => ({
  ...advertisingOf(search),
  ...next(search),
})
