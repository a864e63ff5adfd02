import {namesTax, rupeesOf} from '../../contract/text/price.ts'

/** Kinds of fields with prices: whole rupees, or a text that may have a unit, such as `220 SFT`. */
type Kind = 'rupees' | 'text'

/** Fields with prices, by type of document and name. Visitors see some of these prices. */
const PRICES: Readonly<Record<string, {kind: Kind; isShown: boolean}>> = {
  'product.value': {kind: 'rupees', isShown: true},
  'category.price': {kind: 'text', isShown: true},
  'category.value': {kind: 'rupees', isShown: false},
  'siteSettings.contactValue': {kind: 'rupees', isShown: false},
  'siteSettings.designsContactValue': {kind: 'rupees', isShown: false},
}

export const priceField = (type: unknown, path: readonly unknown[]) =>
  path.length === 1 ? PRICES[`${String(type)}.${String(path[0])}`] : undefined

/**
 * The stored value of a price as a merchant types it: `1.2 lakh` becomes 120000, and `₹ 220 SFT` becomes `220 SFT`.
 * @returns `null` for an empty text, `undefined` for one that is no price
 */
export function storedPrice(kind: Kind, text: string): string | number | null | undefined {
  const words = text.trim()
  if (words === '') return null
  const rupees = rupeesOf(words)
  if (kind === 'rupees') return rupees
  // Visitors see a text, and so what it says about tax.
  return rupees === undefined || namesTax(words) ? words.replace(/^(₹|rs\.?)\s*/i, '') : String(rupees)
}
