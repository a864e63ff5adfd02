import {measure} from '#words/measure'

/**
 * Groups digits as in India: the last three, and pairs before them. `Intl.NumberFormat` does the same, but loads its data
 * for 7 to 16 ms before a page responds, and for several times as long on a phone.
 */
const grouped = (digits: string) => digits.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')

/** Formats a price: `20000` becomes `₹20,000`. A price with a unit only gets the sign (`₹220 SFT`). */
export function rupees(price: string | number): string {
  const text = String(price).trim()
  if (/^\d+$/.test(text)) return `₹${grouped(text)}`
  return measure(text.startsWith('₹') ? text : `₹${text}`)
}

interface Priced {
  /** INR. */
  value: number | null
  /** Usual prices as the owner writes them. Shown where a product has no price of its own. */
  range: string | null
}

/** Price of a product as the site shows it, or its price range; undefined when it has neither. */
export const priceOf = ({value, range}: Priced) => (value === null ? (range ?? undefined) : rupees(value))
