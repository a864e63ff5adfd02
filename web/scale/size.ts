import {plain} from '../../contract/text/plain.ts'

/** Outer measures of a product, in centimetres. */
export interface Size {
  height: number
  /** Largest named horizontal measure, or the first of plain ones; absent: the text names the height alone. */
  width?: number
}

export type Posture = 'upright' | 'low' | 'flat'

type Axis = 'height' | 'width' | 'depth'

interface Length {
  number: number
  unit?: Unit
  axis?: Axis
  /** The length was written in feet and inches, such as `2 ft 6 in`. */
  isSum?: boolean
}

const CM = {mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48}
export type Unit = keyof typeof CM

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['mm', /^(?:mm|millimet(?:er|re)s?)$/],
  ['cm', /^(?:cms?|centimet(?:er|re)s?)$/],
  ['m', /^(?:m|mtrs?|met(?:er|re)s?|మీ|మీటర్లు|మీటరు|मी|मीटर)$/],
  ['in', /^(?:"|in|inch|inches|అంగుళాలు?|इंच)$/],
  ['ft', /^(?:'|ft|foot|feet|అడుగు(?:లు?)?|फ\u093c?(?:ुट|ीट))$/],
]

const AXES: readonly (readonly [Axis, RegExp])[] = [
  ['height', /^(?:h|ht|high|height|tall)$/],
  ['width', /^(?:w|wide|width|l|long|length|b|breadth|broad|across|dia|diameter)$/],
  ['depth', /^(?:d|deep|depth|thick|thickness)$/],
]

/** Words that change nothing. Any other unknown word makes the text unknown. */
const IDLE = /^(?:about|each|overall|size|[:=.()])$/

/** Names of two or three measures before or after their numbers, as in `H x W` or `(LxBxH)`. */
const ORDER =
  /(?:^|[^\w"'])(l|w|b|h|d|length|width|breadth|height|depth)\s*x\s*(l|w|b|h|d|length|width|breadth|height|depth)(?:\s*x\s*(l|w|b|h|d|length|width|breadth|height|depth))?(?![\w])/

/** Centimetres that a drawing can show beside a person. */
const SMALLEST = 1
const LARGEST = 2000

/** A third measure below this part of the other two is a thickness, as of a panel. */
const THIN = 0.2

/** A half or a quarter: a sign, or two digits after a whole number, as in `2 1/2`. */
const FRACTION = /(?:\d\s+)?[½¼¾]|\d\s+(?:1\/2|[13]\/4)(?![\d/])/g
const FRACTIONS = new Map([
  ['½', '.5'],
  ['1/2', '.5'],
  ['¼', '.25'],
  ['1/4', '.25'],
  ['¾', '.75'],
  ['3/4', '.75'],
])

/** Stands between the measures of one piece, as in `60 × 90 cm`. */
const TIMES = /x|\bby\b/
/** Stands between named measures, but also between sizes on offer, as in `6 in; 9 in`. */
const SEPARATOR = /[;/&]|\band\b/

/**
 * Height and width from the text that the owner wrote, such as `60 × 34 × 2 cm`, `10 ft across, 13 ft high` or
 * `H 3' 6" x W 24"`. Two plain numbers are width and height; three are width, depth and height.
 * @param posture `flat`: the product lies on the ground, so that its thickness is its height. `low`: it is lower than wide,
 * so that a third measure is its height
 * @returns undefined when the text is not understood, names no height, or may name several sizes
 */
export function sizeOf(text: string, posture: Posture = 'upright'): Size | undefined {
  const plain = normalised(text)
  const order = ORDER.exec(plain)
  const axes = order ? order.slice(1).flatMap((name) => (name ? (named(AXES, name) ?? []) : [])) : []
  const groups: Length[][] = []
  for (const group of plain.replace(ORDER, ';').split(SEPARATOR)) {
    const lengths = lengthsIn(group)
    if (!lengths) return undefined
    if (lengths.length > 0) groups.push(lengths)
  }
  if (isOffer(groups)) return undefined
  const lengths = groups.flat().map((length, at) => ({...length, axis: length.axis ?? axes[at]}))
  return measuresOf(withUnits(lengths), posture)
}

const normalised = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’′`‘]/g, "'")
    .replaceAll(/[”″“]|''/g, '"')
    .replaceAll(/[×✕*]/g, 'x')
    // Commas that group thousands.
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    // Commas that are not inside a number.
    .replaceAll(/(^|\D),+|,(?!\d)/g, '$1;')
    .replaceAll(/approx(?:imately)?/g, 'about')
    .replaceAll(FRACTION, (written) =>
      written.replace(/\s*(?:[½¼¾]|\d\/\d)$/, (part) => FRACTIONS.get(part.trim()) ?? ''),
    )

/** Whether several groups of measures are not those of one piece: a measure has neither a name nor a `×` beside it. */
function isOffer(groups: readonly Length[][]): boolean {
  const unnamed = groups.filter((lengths) => lengths.some(({axis}) => !axis))
  return groups.length > 1 && (unnamed.length > 1 || unnamed.some((lengths) => lengths.length === 1))
}

/** The lengths of a group, between `×` or beside their names. Undefined: it is not understood. */
function lengthsIn(group: string): Length[] | undefined {
  const lengths: Length[] = []
  const parts = group.split(TIMES).map(byName)
  for (const words of parts.flat()) {
    const length = lengthIn(words)
    if (!length) return undefined
    if (length !== 'nothing') lengths.push(length)
  }
  const isDivided = parts.some((part) => part.length > 1)
  // Names alone tell where a length ends. In `5 ft tall 18 wide`, the last number may be inches.
  if (isDivided && (lengths.some(({axis}) => !axis) || !lengths.at(-1)?.unit)) return undefined
  return lengths
}

/** The words of a part, divided into lengths with their names, as in `H 3 ft W 2 ft` or `3 ft high 2 ft wide`. */
function byName(part: string): string[][] {
  const words = part.match(/\d*\.?\d+|[a-z]+|\S/g) ?? []
  const isName = (word: string) => named(AXES, word) !== undefined
  const isNumber = (word: string) => /\d/.test(word)
  const isFirst = words.findIndex(isName) < words.findIndex(isNumber) ? isName : isNumber
  let length: string[] = []
  const lengths = [length]
  for (const word of words) {
    if (isFirst(word) && length.some(isName)) lengths.push((length = []))
    length.push(word)
  }
  return lengths
}

const named = <Name>(table: readonly (readonly [Name, RegExp])[], word: string) =>
  table.find(([, pattern]) => pattern.test(word))?.[0]

/** The one length in some words, with feet and inches added up. `'nothing'`: they are idle words alone. */
function lengthIn(words: readonly string[]): Length | 'nothing' | undefined {
  const numbers: Length[] = []
  let axis: Axis | undefined
  for (const word of words) {
    const last = numbers.at(-1)
    const unit = named(UNITS, word)
    const found = named(AXES, word)
    if (/\d/.test(word)) numbers.push({number: Number(word)})
    else if (unit && last && !last.unit) last.unit = unit
    else if (found && !axis) axis = found
    else if (!(IDLE.test(word) || (word === '-' && axis && !last))) return undefined
  }
  const [first, second, ...more] = numbers
  if (!first) return axis ? undefined : 'nothing'
  if (more.length > 0) return undefined
  if (!second) return {...first, axis}
  const isFeetAndInches = first.unit === 'ft' && (second.unit ?? 'in') === 'in' && second.number < 12
  return isFeetAndInches
    ? {number: first.number + second.number / 12, unit: 'ft', axis, isSum: true}
    : undefined
}

/** Millimetres of a wall that anybody may build. */
const LONGEST = 1_000_000

/**
 * One length as people type it, in whole millimetres: `10 ft 6 in`, `10'6"`, `3,2 m`, `౩.౨`.
 * @param unit of a number without one
 * @returns undefined when the text is not understood, or is no length of a wall
 */
export function lengthOf(text: string, unit: Unit): number | undefined {
  const fractions = text.replaceAll(/\s*[½¼¾]/g, (sign) => FRACTIONS.get(sign.trim()) ?? '')
  const decimal = plain(fractions).replace(/(^|[^\d,])(\d+),(\d{1,2})(?![\d,])/, '$1$2.$3')
  const length = lengthIn(normalised(decimal).match(/\d*\.?\d+|[\p{L}\p{M}]+|\S/gu) ?? [])
  if (!length || length === 'nothing') return undefined
  const mm = Math.round(length.number * CM[length.unit ?? unit] * 10)
  return mm >= 1 && mm <= LONGEST ? mm : undefined
}

/** A number without a unit has the unit of the next one, or else of the one before. After a sum, it may be feet or inches. */
function withUnits(lengths: readonly Length[]) {
  return lengths.map((length, at) => {
    const before = lengths.slice(0, at).filter((each) => !each.isSum)
    const near = [...lengths.slice(at), ...before.reverse()]
    const unit = near.find((each) => each.unit)?.unit
    return {cm: unit && length.number * CM[unit], axis: length.axis}
  })
}

function measuresOf(lengths: readonly {cm?: number; axis?: Axis}[], posture: Posture): Size | undefined {
  const on = (axis?: Axis) => lengths.flatMap((each) => (each.axis === axis && each.cm ? [each.cm] : []))
  const free = on(undefined)
  const heights = on('height')
  const widths = on('width')
  if (lengths.some(({cm}) => !cm) || heights.length > 1 || heights.length + free.length > 3) return undefined
  if (heights.length === 0) {
    const height =
      free.length === lengths.length ? plainHeight(free, posture) : free.length === 1 ? free[0] : undefined
    const width = widths.length > 0 ? Math.max(...widths) : free[0]
    return height && width ? bounded({height, width}) : undefined
  }
  const across = [...widths, ...free]
  return bounded({height: heights[0] ?? 0, ...(across.length > 0 && {width: Math.max(...across)})})
}

/** The height among measures without names: the last, unless that is the thickness of something upright. */
function plainHeight(measures: readonly number[], posture: Posture): number | undefined {
  const [first = 0, second, third, ...more] = measures
  if (second === undefined || more.length > 0) return undefined
  if (posture === 'flat') return third
  if (posture === 'low') return third ?? second
  return third !== undefined && third >= THIN * Math.min(first, second) ? third : second
}

const bounded = (size: Size) =>
  [size.height, size.width ?? size.height].every((cm) => cm >= SMALLEST && cm <= LARGEST) ? size : undefined

/** Feet and inches, rounded to a whole inch. */
export function feetOf(cm: number): {feet: number; inches: number} {
  const inches = Math.round(cm / CM.in)
  return {feet: Math.floor(inches / 12), inches: inches % 12}
}
