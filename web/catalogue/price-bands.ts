import {rupees} from '../shop/rupees.ts'

/**
 * Prices in rupees, lower bound included, upper excluded; without bounds: pieces without a price. In addresses
 * `under-15000`, `15000-25000`, `from-25000` and `ask`: such a link means the same whatever bands the owner
 * sets later.
 */
export interface Band {
  min?: number
  max?: number
}

const BAND =
  /^(?:ask|under-(?<under>[1-9]\d{0,8})|(?<from>[1-9]\d{0,8})-(?<to>[1-9]\d{0,8})|from-(?<above>[1-9]\d{0,8}))$/

/** What a band's name means; undefined for any other text. */
export function bandOf(name: string | undefined): Band | undefined {
  const match = BAND.exec(name ?? '')
  if (!match) return undefined
  const {under, from, to, above} = match.groups ?? {}
  if (under) return {min: 0, max: Number(under)}
  if (above) return {min: Number(above)}
  if (!from || !to) return {}
  return Number(from) < Number(to) ? {min: Number(from), max: Number(to)} : undefined
}

/** A band's name as visitors read it. */
export function bandLabel(name: string): string {
  const {min, max} = bandOf(name) ?? {}
  if (min === undefined) return 'Price on request'
  if (max === undefined) return `${rupees(min)} and above`
  return min === 0 ? `Under ${rupees(max)}` : `${rupees(min)} to ${rupees(max)}`
}

/** Names of the bands that these prices part, lowest first, and of what has no price. */
export function bandsBetween(limits: readonly number[]): string[] {
  const [first] = limits
  if (first === undefined) return ['ask']
  const between = limits.slice(1).map((limit, index) => `${limits[index]}-${limit}`)
  return [`under-${first}`, ...between, `from-${limits.at(-1)}`, 'ask']
}
