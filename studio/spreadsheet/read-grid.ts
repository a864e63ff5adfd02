import {beforeEscape} from './formulas.ts'

/** Bytes of a file. A catalogue of 5,000 products has about 2 MB. */
const MAX_BYTES = 5 * 1024 * 1024
/** Rows of a file: enough for the largest shop, and few enough for the list of changes. */
const MAX_ROWS = 5001

/** Cells of a row. A `Date` is text that a spreadsheet program took for a date. */
export interface GridRow {
  /** Number of the row, as spreadsheet programs show it: from 1. */
  number: number
  cells: (string | Date)[]
}

/** Reason why a file cannot be read. */
type Reason = 'large' | 'long' | 'locked' | 'encoding' | 'quotes' | 'unknown'

/** A file that is not a spreadsheet, or that cannot be read here. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly reason: Reason

  constructor(reason: Reason) {
    super(`The file cannot be read: ${reason}`)
    this.reason = reason
  }
}

/**
 * Rows of the first sheet of an Excel file, or of a CSV file. The bytes decide which of the two it is, not the name.
 * @throws UnreadableFile
 */
export async function readGrid(file: Blob): Promise<GridRow[]> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const rows = startsWith(bytes, ZIP) ? await rowsOfExcel(bytes.buffer) : await rowsOfCsv(bytes)
  if (rows.length > MAX_ROWS) throw new UnreadableFile('long')
  return rows.map((cells, index) => ({number: index + 1, cells: cells.map((cell) => cellOf(cell))}))
}

const ZIP = [0x50, 0x4b, 3, 4]
/** Older Excel files, and newer ones that a password encrypts. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

function cellOf(value: unknown): string | Date {
  if (value instanceof Date) return value
  if (typeof value === 'string') return beforeEscape(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

async function rowsOfExcel(bytes: ArrayBuffer): Promise<unknown[][]> {
  const {readSheet} = await import('read-excel-file/universal')
  try {
    return await readSheet(bytes, {trim: false})
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
