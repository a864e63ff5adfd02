/** States and territories by their GST code, with names as the GST portal writes them. @see https://services.gst.gov.in */
export const STATES: ReadonlyMap<string, string> = new Map(
  `01 Jammu and Kashmir, 02 Himachal Pradesh, 03 Punjab, 04 Chandigarh, 05 Uttarakhand, 06 Haryana, 07 Delhi,
  08 Rajasthan, 09 Uttar Pradesh, 10 Bihar, 11 Sikkim, 12 Arunachal Pradesh, 13 Nagaland, 14 Manipur, 15 Mizoram,
  16 Tripura, 17 Meghalaya, 18 Assam, 19 West Bengal, 20 Jharkhand, 21 Odisha, 22 Chhattisgarh, 23 Madhya Pradesh,
  24 Gujarat, 26 Dadra and Nagar Haveli and Daman and Diu, 27 Maharashtra, 29 Karnataka, 30 Goa, 31 Lakshadweep,
  32 Kerala, 33 Tamil Nadu, 34 Puducherry, 35 Andaman and Nicobar Islands, 36 Telangana, 37 Andhra Pradesh,
  38 Ladakh, 96 Other Country, 97 Other Territory`
    .split(/,\s+/)
    .map((state) => [state.slice(0, 2), state.slice(3)]),
)

/** State of a shop that has written no GSTIN: Telangana. */
const HOME_STATE = '36'

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/

/** The last character of a GSTIN, from the fourteen before it (modulus 36). */
export function gstinCheck(fourteen: string): string {
  const sum = Array.from(fourteen.slice(0, 14)).reduce((sum, character, place) => {
    const product = CHARACTERS.indexOf(character) * (place % 2 === 0 ? 1 : 2)
    return sum + Math.floor(product / 36) + (product % 36)
  }, 0)
  return CHARACTERS.charAt((36 - (sum % 36)) % 36)
}

/** Whether a text is a GSTIN: state, PAN, number of the registration, `Z`, check character. */
export const isGstin = (text: string): boolean =>
  GSTIN.test(text) && STATES.has(text.slice(0, 2)) && text.endsWith(gstinCheck(text))

/** The code of the shop's state, from its GSTIN. */
export const stateOf = (gstin: string | undefined): string =>
  gstin !== undefined && isGstin(gstin) ? gstin.slice(0, 2) : HOME_STATE

/** Heading of worked monumental and building stone, and of articles of it. */
export const HSN = '6802'

/** Categories of worked stone that is neither an idol, a statue, a vase nor an ornament. */
const WORKED = new Set([
  'wall-cladding',
  'tandur-stone',
  'garden-stepping',
  'garden-banch',
  'column-design',
  'stone-gate',
  'house-name-plate',
])

/**
 * The usual GST rate of a category in percent: 5 for carved stone, 18 for other worked stone, and for what has no
 * category. An accountant has to confirm it: the settings of the shop come before it.
 */
export const usualRate = (category: string | undefined): number =>
  category === undefined || WORKED.has(category) ? 18 : 5

/** The day of a time in India, such as `2026-11-28`. */
export const dayInIndia = (time: number): string => new Date(time + 19_800_000).toISOString().slice(0, 10)

/** The financial year of a day, from April to March: `2026-27`. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const start = month >= 4 ? year : year - 1
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}

/** The number of a quotation: `2026-27/0001`. */
export const numberIn = (year: string, count: number): string => `${year}/${String(count).padStart(4, '0')}`

/**
 * The text of a UPI code that pays an amount. A payer's app reads it from a picture; as a link it fails for accounts of
 * shops. @param paise 0 or less: the payer writes the amount
 */
export function upiPayload({id, name, paise, note}: {id: string; name: string; paise: number; note: string}) {
  const fields = {pa: id, pn: name, ...(paise > 0 && {am: (paise / 100).toFixed(2)}), tn: note, cu: 'INR'}
  const pairs = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `upi://pay?${pairs.join('&').replaceAll('%40', '@')}`
}
