import {rupeesOf} from '../text/price.ts'
import {plain} from '../text/plain.ts'

/** The unit of a price. `sft` is a square foot. */
export const UNITS = ['piece', 'pair', 'sft', 'runningFoot'] as const

export type Unit = (typeof UNITS)[number]

/** A price for one unit, in paise. `to` equals `from` unless the price is a range. */
export interface Rate {
  unit: Unit
  from: number
  to: number
}

/** How people write a unit behind a price. */
const WORDS: readonly (readonly [Unit, RegExp])[] = [
  ['sft', /(?:sft|sq\.? ?ft|square f(?:oo|ee)t)\.?$/],
  ['runningFoot', /(?:rft|r\.? ?ft|running f(?:oo|ee)t)\.?$/],
  ['pair', /pairs?$/],
  ['piece', /(?:each|pieces?|pcs?\.?)$/],
]

const unitOf = (value: unknown): Unit | undefined => UNITS.find((known) => known === value)

/**
 * The rate that a price text names, such as `220 SFT`, `₹1100-2950 SFT`, `7500 Pair` or `300 each`. A price without a unit
 * is for a piece.
 * @returns undefined for anything else, and for a range that goes down
 */
export function rateIn(text: string): Rate | undefined {
  const price = plain(text).toLowerCase()
  const [unit, word] = WORDS.find(([, pattern]) => pattern.test(price)) ?? ['piece', /$/]
  const amounts = price
    .replace(word, '')
    .replace(/(?:\/|\bper\b)\s*$/, '')
    .split(/\s*(?:\p{Pd}|\bto\b)\s*/u)
    .map((amount) => rupeesOf(amount.trim()))
  const [from, to = from] = amounts
  if (amounts.length > 2 || !from || !to || to < from) return undefined
  return {unit, from: from * 100, to: to * 100}
}

interface Priced {
  /** Unit of the product, or else of its category. */
  unit: unknown
  /** Rupees for one unit, where the product has a rate of its own. */
  rate: number | null
  /** Price text of the category. */
  price: string | null
}

/** The price of one unit of a product: its own rate, else the price of its category. A unit that is stated counts first. */
export function rateOf({unit, rate, price}: Priced): Rate | undefined {
  const ofCategory = rateIn(price ?? '')
  const stated = unitOf(unit)
  if (rate) return {unit: stated ?? ofCategory?.unit ?? 'piece', from: rate * 100, to: rate * 100}
  return ofCategory && {...ofCategory, unit: stated ?? ofCategory.unit}
}

/** A width and a height in whole millimetres. */
export interface Surface {
  width: number
  height: number
}

/** Square millimetres in a hundredth of a square foot. */
const HUNDREDTH_MM2 = 929.0304

/** The area of a surface in hundredths of a square foot, rounded, at least 1. */
export const areaOf = ({width, height}: Surface): number =>
  Math.max(1, Math.round((width * height) / HUNDREDTH_MM2))

/** Square metres of hundredths of a square foot. */
export const squareMetres = (area: number): number => (area * HUNDREDTH_MM2) / 1_000_000

/** The waste that a stored value means, in percent. */
export const wasteOf = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value <= 100 ? value : 10

interface Work {
  surface: Surface
  /** Percent of the area that cutting and breakage take. */
  waste: number
  rate: Rate
  /** One piece of the product, where its size is known, and its weight in grams. */
  piece?: Surface | undefined
  grams?: number | undefined
}

export interface Need {
  /** Hundredths of a square foot. */
  area: number
  /** The area with the waste, which is what is sold. */
  ordered: number
  pieces?: number
  grams?: number
  /** Paise. */
  from: number
  to: number
}

/** How much of a product a surface needs, and what that costs. A part of a piece counts as a whole one, but weighs less. */
export function needOf({surface, waste, rate, piece, grams}: Work): Need {
  const area = areaOf(surface)
  const ordered = Math.ceil((area * (100 + waste)) / 100)
  const pieces = piece && Math.ceil(ordered / areaOf(piece))
  const costs = (paise: number) => Math.round((ordered * paise) / 100)
  return {
    area,
    ordered,
    ...(pieces && {pieces}),
    ...(piece && grams && {grams: Math.round((ordered * grams) / areaOf(piece))}),
    from: costs(rate.from),
    to: costs(rate.to),
  }
}

/** The price of delivery: rupees for a tonne, or words of the owner. */
export type Delivery = {perTonne: number} | {text: string}

/** A line of the owner's table, such as `500: 1200` or `5: by lorry, on request`. */
export const BAND = /^\s*([1-9]\d{0,5})\s*:\s*(\S.*)$/

/** The delivery to a PIN code of six digits, by the line whose start of a PIN code fits and is longest. */
export function deliveryTo(pin: string, bands: readonly string[]): Delivery | undefined {
  const code = plain(pin).replaceAll(' ', '')
  if (!/^[1-9]\d{5}$/.test(code)) return undefined
  const fitting = bands.flatMap((line) => {
    const [, start = '', offer = ''] = BAND.exec(plain(line)) ?? []
    return start && code.startsWith(start) ? [{start, offer}] : []
  })
  const [best] = fitting.sort((one, other) => other.start.length - one.start.length)
  if (!best) return undefined
  const perTonne = rupeesOf(best.offer)
  return perTonne === undefined ? {text: best.offer} : {perTonne}
}
