import {UnreadableFile} from './unreadable-file.ts'

/** Bytes of all parts of an Excel file, unpacked. A catalogue of 5,000 products has about 10 MB. */
const MAX_UNPACKED = 64 * 1024 * 1024
/** Cells of all sheets between the first one and the last one that has a text. The reader keeps every row and column in between. */
const MAX_AREA = 20_000_000
/** Last row and last column that Excel has. */
const [MAX_ROW, MAX_COLUMN] = [1_048_576, 16_384]

/** Attributes `r` of rows and cells: their positions. `xmlns:r` declares a name. */
const POSITION = /[^:\w]r\s*=\s*(["'])(.*?)\1/g
const PLAIN_POSITION = /^(?<column>[A-Z]{0,3})(?<row>\d{1,7})$/

/** A cell with content. The search for its end stops at the next cell: a sheet may have a million that never end. */
const CELL = /<((?:\w+:)?)c(\s(?:[^<>]*[^<>/])?)?>([^<]*(?:<(?!\/?\1c[\s>])[^<]*)*)<\/\1c\s*>/g
const TYPE = /\st\s*=\s*(["'])(\w*)\1/
const FORMULA_TAG = /<(?:\w+:)?f\b/
const RESULT_TAG = /<(?:\w+:)?v\b/
const FILLED_RESULT = /<(?:\w+:)?v(?:\s[^<>]*)?>[^<]/

/** A sheet in the list of a workbook, and that it is hidden: by a person, or by a program for good. */
const SHEET = /<(?:\w+:)?sheet\s(?:"[^"]*"|'[^']*'|[^>"'])*>/g
const HIDDEN = /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/

interface CheckedWorkbook {
  /** The same file without compression, so that nothing but the checked parts is read. */
  bytes: Uint8Array<ArrayBuffer>
  /** Whether each sheet is hidden, in their order. */
  hidden: boolean[]
}

/**
 * Unpacks an Excel file within bounds. A few kilobytes may unpack to gigabytes, or name a cell in a row that no machine has
 * memory for: both would stop the browser's tab.
 *
 * The sizes in the file's directory are claims. The unpacker stops at the claimed size of a part, so a part that is larger
 * than it claims fails instead of filling the memory.
 * The reader takes a formula without a result for an empty cell; such cells get an error as their text.
 * @throws UnreadableFile
 */
export async function checkedWorkbook(bytes: Uint8Array): Promise<CheckedWorkbook> {
  const {strFromU8, strToU8, unzipSync, zipSync} = await import('fflate')
  try {
    let claimed = 0
    const claim = ({originalSize}: {originalSize: number}) => {
      claimed += originalSize
      return false
    }
    unzipSync(bytes, {filter: claim})
    if (claimed > MAX_UNPACKED) throw new UnreadableFile('unpacked')
    const parts = unzipSync(bytes)
    let area = 0
    for (const [name, part] of Object.entries(parts)) {
      const xml = strFromU8(part)
      if (!xml.includes('sheetData')) continue
      area += areaOf(xml)
      if (area > MAX_AREA) throw new UnreadableFile('unpacked')
      parts[name] = strToU8(withErrors(xml))
    }
    const sheets = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array()).match(SHEET) ?? []
    return {bytes: zipSync(parts, {level: 0}), hidden: sheets.map((sheet) => HIDDEN.test(sheet))}
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('unknown')
  }
}

function areaOf(xml: string): number {
  let [rows, columns] = [0, 0]
  for (const [, , position = ''] of xml.matchAll(POSITION)) {
    const {column, row} = PLAIN_POSITION.exec(position)?.groups ?? {}
    if (column === undefined || row === undefined) throw new UnreadableFile('unknown')
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnNumber(column))
  }
  if (rows > MAX_ROW || columns > MAX_COLUMN) throw new UnreadableFile('unpacked')
  return rows * columns
}

/** @returns the sheet with an error as text in every cell whose formula has no result */
function withErrors(xml: string): string {
  return xml.replaceAll(CELL, (cell, prefix: string, attributes: string | undefined, content: string) => {
    const type = TYPE.exec(attributes ?? '')?.[2]
    // A result may be an empty text, but not an empty number: some programs write that before anything is calculated.
    const result = type === 'str' ? RESULT_TAG : FILLED_RESULT
    if (type !== 'e' && (!FORMULA_TAG.test(content) || result.test(content))) return cell
    const others = attributes?.replace(TYPE, '') ?? ''
    return `<${prefix}c${others} t="str"><${prefix}v>#N/A</${prefix}v></${prefix}c>`
  })
}

/** `A` is 1, `AA` is 27. */
const columnNumber = (letters: string) =>
  Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce((sum, value) => sum * 26 + value, 0)
