import {checkedWorkbook} from './check-workbook.ts'
import {afterCodes, beforeEscape} from './formulas.ts'
import {UnreadableFile} from './unreadable-file.ts'

/** Bytes of a file. A catalogue of 5,000 products has about 2 MB. */
const MAX_BYTES = 5 * 1024 * 1024
/** Characters of all cells. An Excel file stores a text once that many cells show. */
const MAX_CHARACTERS = 10_000_000

/** Cells of a row. A `Date` is text that a spreadsheet program took for a date. */
export interface GridRow {
  /** Number of the row, as spreadsheet programs show it: from 1. */
  number: number
  cells: (string | Date)[]
}

/** A sheet of an Excel file, or all of a CSV file. */
export interface Sheet {
  /** Empty for a CSV file. */
  name: string
  isHidden: boolean
  rows: GridRow[]
}

/**
 * All sheets of an Excel file, also hidden ones, or the one of a CSV file. The bytes decide which of the two it is, not the
 * name.
 * @throws UnreadableFile
 */
export async function readSheets(file: Blob): Promise<Sheet[]> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sheets = startsWith(bytes, ZIP) ? await sheetsOfExcel(bytes) : [await sheetOfCsv(bytes)]
  const characters = sheets
    .flatMap(({rows}) => rows)
    .flatMap(({cells}) => cells)
    .reduce((sum, cell) => sum + lengthOf(cell), 0)
  if (characters > MAX_CHARACTERS) throw new UnreadableFile('unpacked')
  return sheets
}

const lengthOf = (cell: string | Date) => (typeof cell === 'string' ? cell.length : 0)

const ZIP = [0x50, 0x4b, 3, 4]
/** Older Excel files, and newer Excel files that a password encrypts. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

const rowsOf = <Value>(rows: readonly Value[][], cellOf: (value: Value) => string | Date): GridRow[] =>
  rows.map((cells, index) => ({number: index + 1, cells: cells.map((cell) => cellOf(cell))}))

function cellOfExcel(value: unknown): string | Date {
  if (value instanceof Date) return value
  if (typeof value === 'string') return beforeEscape(afterCodes(value))
  if (typeof value === 'number') return numberText(value)
  return typeof value === 'boolean' ? String(value) : ''
}

/** Fractions have the 15 digits that Excel shows: it holds 110000.00000000001 for 100000 * 1.1. */
const numberText = (value: number) => String(Number.isInteger(value) ? value : Number(value.toPrecision(15)))

async function sheetsOfExcel(file: Uint8Array): Promise<Sheet[]> {
  const {bytes, hidden} = await checkedWorkbook(file)
  const {default: readExcel} = await import('read-excel-file/universal')
  try {
    const sheets = await readExcel(bytes.buffer, {trim: false})
    // A sheet that is nothing but a chart has no data.
    return sheets.map(({sheet, data}: {sheet: string; data?: unknown[][]}, place) => ({
      name: afterCodes(sheet),
      isHidden: hidden[place] ?? false,
      rows: rowsOf(data ?? [], cellOfExcel),
    }))
  } catch {
    throw new UnreadableFile('unknown')
  }
}

/** A first line that names the sign between cells. Spreadsheet programs obey the line and don't show it. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])?"?[;,\t]*(?:\r\n?|\n|$)/i

async function sheetOfCsv(bytes: Uint8Array): Promise<Sheet> {
  const text = textOf(bytes)
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? []
  const {default: papa} = await import('papaparse')
  // Lines of one cell above the table would mislead the guess.
  const guess = () => papa.parse(text.slice(text.search(/^.*?[,;\t|]/m)), {preview: 10}).meta.delimiter
  const {data, errors} = papa.parse<string[]>(text.slice(line.length), {delimiter: named ?? guess()})
  if (errors.some(({type}) => type === 'Quotes')) throw new UnreadableFile('quotes')
  return {name: '', isHidden: false, rows: rowsOf(data, beforeEscape)}
}

function textOf(bytes: Uint8Array): string {
  if (startsWith(bytes, COMPOUND)) throw new UnreadableFile('locked')
  const encoding = encodingOf(bytes)
  try {
    const text = new TextDecoder(encoding, {fatal: true}).decode(bytes)
    if (encoding === 'utf-8' || !CONTROL.test(text)) return text
  } catch {
    if (encoding === 'utf-8') throw new UnreadableFile('encoding')
  }
  throw new UnreadableFile('unknown')
}

/** Signs that no text has. Bytes of a picture, read as text, have many. */
const CONTROL = /(?![\t-\r])\p{Cc}/u

/**
 * The encoding by the mark at the start. Text in UTF-8 has no zero bytes. In UTF-16, which Excel calls "Unicode text",
 * every comma and line end has a zero byte: the first or the second of its two bytes.
 */
function encodingOf(bytes: Uint8Array) {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  if (!bytes.includes(0)) return 'utf-8'
  const zeros = bytes.filter((byte) => byte === 0).length
  const firstZeros = bytes.filter((byte, place) => byte === 0 && place % 2 === 0).length
  return firstZeros * 2 > zeros ? 'utf-16be' : 'utf-16le'
}
