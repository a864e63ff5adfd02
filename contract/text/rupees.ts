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
