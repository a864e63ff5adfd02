import {checkedWorkbook} from './check-workbook.ts'
import {beforeEscape} from './formulas.ts'
import {UnreadableFile} from './unreadable-file.ts'

/** Bytes of a file. A catalogue of 5,000 products has about 2 MB. */
const MAX_BYTES = 5 * 1024 * 1024
/** Rows of a file: enough for the largest shop, and few enough for the list of changes. */
const MAX_ROWS = 5001
/** Characters of all cells. An Excel file stores a text once that many cells show. */
const MAX_CHARACTERS = 10_000_000

/** Cells of a row. A `Date` is text that a spreadsheet program took for a date. */
export interface GridRow {
  /** Number of the row, as spreadsheet programs show it: from 1. */
  number: number
  cells: (string | Date)[]
}

/**
 * Rows of the first sheet of an Excel file, or of a CSV file. The bytes decide which of the two it is, not the name.
 * @throws UnreadableFile
 */
export async function readGrid(file: Blob): Promise<GridRow[]> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const rows = startsWith(bytes, ZIP) ? await rowsOfExcel(bytes) : await rowsOfCsv(bytes)
  if (rows.length > MAX_ROWS) throw new UnreadableFile('long')
  const grid = rows.map((cells, index) => ({number: index + 1, cells: cells.map((cell) => cellOf(cell))}))
  const characters = grid.flatMap(({cells}) => cells).reduce((sum, cell) => sum + lengthOf(cell), 0)
  if (characters > MAX_CHARACTERS) throw new UnreadableFile('unpacked')
  return grid
}

const lengthOf = (cell: string | Date) => (typeof cell === 'string' ? cell.length : 0)

const ZIP = [0x50, 0x4b, 3, 4]
/** Older Excel files, and newer ones that a password encrypts. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

function cellOf(value: unknown): string | Date {
  if (value instanceof Date) return value
  if (typeof value === 'string') return beforeEscape(value)
  if (typeof value === 'number') return numberText(value)
  return typeof value === 'boolean' ? String(value) : ''
}

/** Fractions have the 15 digits that Excel shows: it holds 110000.00000000001 for 100000 * 1.1. */
const numberText = (value: number) => String(Number.isInteger(value) ? value : Number(value.toPrecision(15)))

async function rowsOfExcel(bytes: Uint8Array): Promise<unknown[][]> {
  const {buffer} = await checkedWorkbook(bytes)
  const {readSheet} = await import('read-excel-file/universal')
  try {
    return await readSheet(buffer, {trim: false})
  } catch {
    throw new UnreadableFile('unknown')
  }
}

async function rowsOfCsv(bytes: Uint8Array): Promise<string[][]> {
  const text = textOf(bytes)
  const {default: papa} = await import('papaparse')
  const {data, errors} = papa.parse<string[]>(text, {skipEmptyLines: false})
  if (errors.some(({type}) => type === 'Quotes')) throw new UnreadableFile('quotes')
  return data
}

function textOf(bytes: Uint8Array): string {
  if (startsWith(bytes, COMPOUND)) throw new UnreadableFile('locked')
  // Excel calls this one "Unicode text".
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  // Text has no zero bytes, but pictures and documents do.
  if (bytes.includes(0)) throw new UnreadableFile('unknown')
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes)
  } catch {
    throw new UnreadableFile('encoding')
  }
}
