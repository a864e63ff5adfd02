import {plain} from './plain.ts'

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1000,
  lakh: 100_000,
  lac: 100_000,
  crore: 10_000_000,
}

/** Digits without commas, or with those of India or of the West: `120000`, `1,20,000`, `120,000`. */
const GROUPED = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

/**
 * Whole rupees as a merchant types them: `₹ 1,20,000`, `1.2 lakh`, `20k`, `₹ १,२०,०००`.
 * @returns `undefined` for anything else, and for European thousands: `25.000` is 25 in India, but 25,000 in Europe
 */
export function rupeesOf(text: string): number | undefined {
  const [, digits, unit = ''] =
    /^(?:₹|rs\.?)?\s*([\d,]+(?:\.\d+)?)\s*(k|lakhs?|lacs?|crores?)?\s*(?:\/-)?$/i.exec(plain(text)) ?? []
  if (digits === undefined || !GROUPED.test(digits)) return undefined
  if (unit === '' && /\.(?:\d{3,}$|\d*[1-9])/.test(digits)) return undefined
  const factor = UNITS[unit.toLowerCase().replace(/s$/, '')]
  const rupees = Math.round(Number(digits.replaceAll(',', '')) * (factor ?? Number.NaN))
  return Number.isSafeInteger(rupees) ? rupees : undefined
}
