import type {Word} from '../words/english.ts'

/** A column that can be typed in. */
export interface Column {
  name: string
  word: Word
  /** Field of the product. */
  path: string
  isNumber?: boolean
}

export const COLUMNS: readonly Column[] = [
  {name: 'name', word: 'table.name', path: 'name'},
  {name: 'alt', word: 'table.alt', path: 'image.alt'},
  {name: 'value', word: 'table.value', path: 'value', isNumber: true},
  {name: 'range', word: 'table.range', path: 'range'},
  {name: 'note', word: 'table.note', path: 'specialNote'},
  {name: 'material', word: 'table.material', path: 'facts.material'},
  {name: 'finish', word: 'table.finish', path: 'facts.finish'},
  {name: 'size', word: 'table.size', path: 'facts.size'},
  {name: 'weight', word: 'table.weight', path: 'facts.weight'},
]

/** A cell that gets a new text. */
export interface Change {
  id: string
  column: Column
  text: string
}

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
 * Whole rupees as a merchant types them: `₹ 1,20,000`, `1.2 lakh`, `20k`.
 * @returns `undefined` for anything else, and for European thousands: `25.000` is 25 in India, but 25,000 in Europe
 */
export function rupeesOf(text: string): number | undefined {
  const [, digits, unit = ''] =
    /^(?:₹|rs\.?)?\s*([\d,]+(?:\.\d+)?)\s*(k|lakhs?|lacs?|crores?)?\s*(?:\/-)?$/i.exec(text.trim()) ?? []
  if (digits === undefined || !GROUPED.test(digits)) return undefined
  if (unit === '' && /\.(?:\d{3,}$|\d*[1-9])/.test(digits)) return undefined
  const factor = UNITS[unit.toLowerCase().replace(/s$/, '')]
  const rupees = Math.round(Number(digits.replaceAll(',', '')) * (factor ?? Number.NaN))
  return Number.isSafeInteger(rupees) ? rupees : undefined
}

/** New values of fields, and fields that are removed. */
export interface Patch<Value = unknown> {
  set?: Record<string, Value>
  unset?: string[]
}

/**
 * The patch that puts a text into a cell. An empty cell removes the field.
 * @returns `undefined` if the text does not fit the column
 */
export function patchOf({column, text}: Change): Patch<string | number> | undefined {
  const words = text.trim()
  if (words === '') return {unset: [column.path]}
  const value = column.isNumber ? rupeesOf(words) : words
  return value === undefined ? undefined : {set: {[column.path]: value}}
}

/** Text that a cell shows once the change is stored: a price loses its commas. */
export const storedText = (change: Change) => String(Object.values(patchOf(change)?.set ?? {})[0] ?? '')

/** Rows and cells of a text that a spreadsheet put on the clipboard. Quotes keep cells with line breaks whole. */
export function cellsOf(clipboard: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  for (const [, quoted, plain = '', end] of clipboard
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\t') continue
    rows.push(cells)
    cells = []
    if (end === '') break
  }
  return rows
}

/** Changes of pasted cells, from one cell to the right and down. Cells beyond the edge of the table are left out. */
export function pasted(
  clipboard: string,
  at: {row: number; column: number},
  ids: readonly string[],
): Change[] {
  return cellsOf(clipboard).flatMap((cells, down) =>
    cells.flatMap((text, right) => {
      const id = ids[at.row + down]
      const column = COLUMNS[at.column + right]
      return id === undefined || column === undefined ? [] : [{id, column, text}]
    }),
  )
}
