// A file of its own: it has words, and every page loads `designs-search.ts` first.
import {rupees} from '../shop/rupees.ts'
import * as messages from '#messages/catalogue'
import {bandOf} from './designs-search.ts'

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
