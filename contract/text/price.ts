import {plain} from './plain.ts'

/** Rupees, before or behind the digits. `plain` turns the sign ₨ into Rs. */
const RUPEES = '(?:₹|rs\\.?|inr|rupees?|रु\\.?|रुपये|రూ\\.?|రూపాయలు)'

/** Words of an amount, each with its number of rupees. */
const UNITS = {
  thousand: {words: 'k|thousand|हज़ार|వేలు', rupees: 1000},
  lakh: {words: 'l|lakhs?|lacs?|लाख|లక్షలు?', rupees: 100_000},
  crore: {words: 'crs?|crores?|करोड़|కోట్లు?', rupees: 10_000_000},
}

const UNIT = Object.entries(UNITS).map(([name, {words}]) => `(?<${name}>${words})`)

const PRICE = new RegExp(
  `^(?:${RUPEES}[\\s:]*)?(?<digits>[\\d,]+(?:\\.\\d+)?)\\s*(?:(?:${UNIT.join('|')})\\.?)?\\s*${RUPEES}?\\s*(?:/[-=])?\\s*(?:only)?$`.normalize(
    'NFKC',
  ),
)

/** Digits without commas, or with those of India or of the West: `120000`, `1,20,000`, `120,000`. */
const GROUPED = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

/**
 * A number that means something else elsewhere: `25.000` is 25,000 in Europe, and `1.5` stands for lakhs as often as for
 * rupees. From 100 rupees on, decimals are paise.
 */
const AMBIGUOUS = /^(?:\d{1,3}\.\d{3}|\d{1,2}\.\d*[1-9]\d*)$/

/** A remark about tax behind a price, which does not change the amount: `+ GST`, `incl. 18% GST`, `plus taxes extra`. */
const TAX =
  /[\s(]*(?:\+|plus|incl?(?:\.|uding|usive of)?|excl?(?:\.|uding|usive of)?)?\s?(?:all )?(?:\d{1,2}\s?% ?)?(?:gst|tax(?:es)?)\b(?:[\s@]*\d{1,2}\s?%)?(?: extra| included| inclusive| as applicable)?\s?\)?$/

const normal = (text: string) => plain(text).toLowerCase()

/** Whether a text says something about tax, such as `12,000 + GST`. */
export const namesTax = (text: string): boolean => TAX.test(normal(text))

/**
 * Whole rupees as a merchant types them: `₹ 1,20,000`, `1.5L`, `20k`, `INR 12,000`, `Rs.12000/- only`, `₹ १,२०,०००`. Paise
 * are rounded, half a rupee upwards: 30678.82 is 30,679. A remark about tax is left out, and no tax is added.
 * @returns `undefined` for anything else, and for what may mean another amount, such as `25.000` or `1.5`
 */
export function rupeesOf(text: string): number | undefined {
  const {digits, ...units} = PRICE.exec(normal(text).replace(TAX, ''))?.groups ?? {}
  if (digits === undefined || !GROUPED.test(digits)) return undefined
  const unit = Object.entries(UNITS).find(([name]) => units[name] !== undefined)?.[1]
  if (!unit && AMBIGUOUS.test(digits)) return undefined
  const rupees = Math.round(Number(digits.replaceAll(',', '')) * (unit?.rupees ?? 1))
  return Number.isSafeInteger(rupees) ? rupees : undefined
}
