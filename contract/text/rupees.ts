/**
 * Groups digits as in India: the last three, and pairs before them. `Intl.NumberFormat` does the same, but takes long to
 * load its data, before a page responds.
 */
const grouped = (digits: string) => digits.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')

/** A price as the site shows it: `20000` becomes `₹20,000`. A price with a unit keeps its text: `₹220 SFT`. */
export function rupees(price: string | number): string {
  const text = String(price).trim()
  if (/^\d+$/.test(text)) return `₹${grouped(text)}`
  return text.startsWith('₹') ? text : `₹${text}`
}

/** The highest price in rupees that is taken for one. */
const MAX_PRICE = 9_999_999_999

/** A stored price in whole rupees, as pages and feeds show it. Null for anything that is no price, such as -1 or 1e21. */
export function priceIn(value: unknown): number | null {
  if (typeof value !== 'number') return null
  const price = Math.round(value)
  return price >= 0 && price <= MAX_PRICE && !Object.is(price, -0) ? price : null
}
