import {locale} from '#words/language'
import {measure} from '#words/measure'

const grouping = new Intl.NumberFormat(locale, {maximumFractionDigits: 0})

/** Formats a price: `20000` becomes `₹20,000`. A price with a unit only gets the sign (`₹220 SFT`). */
export function rupees(price: string | number): string {
  const text = String(price).trim()
  if (/^\d+$/.test(text)) return `₹${grouping.format(Number(text))}`
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
