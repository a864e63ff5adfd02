import {rupees} from '../shop/rupees.ts'
import * as messages from '#messages/catalogue'

/**
 * Prices in INR, from `min` (included) to `max` (excluded). Without bounds: products without a price.
 *
 * Names of bands, as in addresses: `under-15000`, `15000-25000`, `from-25000` and `ask`. Such a link keeps its meaning
 * when the owner changes the bands.
 */
export interface Band {
  min?: number
  max?: number
}

const BAND =
  /^(?:ask|under-(?<under>[1-9]\d{0,8})|(?<from>[1-9]\d{0,8})-(?<to>[1-9]\d{0,8})|from-(?<above>[1-9]\d{0,8}))$/

/** The band that a name means, or undefined for any other text. */
export function bandOf(name: string | undefined): Band | undefined {
  const match = BAND.exec(name ?? '')
  if (!match) return undefined
  const {under, from, to, above} = match.groups ?? {}
  if (under) return {min: 0, max: Number(under)}
  if (above) return {min: Number(above)}
  if (!from || !to) return {}
  return Number(from) < Number(to) ? {min: Number(from), max: Number(to)} : undefined
}

/** Label of a band for visitors. */
export function bandLabel(name: string): string {
  const {min, max} = bandOf(name) ?? {}
  if (min === undefined) return messages.priceOnRequest
  if (max === undefined) return messages.andAbove(rupees(min))
  return min === 0 ? messages.under(rupees(max)) : messages.between(rupees(min), rupees(max))
}

/** Names of the bands between these prices, lowest first. Last comes the band of products without a price. */
export function bandsBetween(limits: readonly number[]): string[] {
  const [first] = limits
  if (first === undefined) return ['ask']
  const between = limits.slice(1).map((limit, index) => `${limits[index]}-${limit}`)
  return [`under-${first}`, ...between, `from-${limits.at(-1)}`, 'ask']
}
