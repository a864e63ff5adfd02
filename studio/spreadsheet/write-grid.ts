import {beforeCodes, ESCAPED, FORMULA} from './formulas.ts'

/** Widths of columns, in characters. */
const NARROW = 14
const WIDE = 34

/**
 * A CSV file that Excel opens correctly. It is marked as UTF-8, which keeps ₹ and Telugu, and has Windows line endings.
 * An apostrophe stands in front of everything that would run as a formula.
 */
export async function csvOf(rows: readonly (readonly (string | number)[])[]): Promise<Blob> {
  const {default: papa} = await import('papaparse')
  const text = papa.unparse(
    rows.map((cells) => [...cells]),
    {newline: '\r\n', escapeFormulae: FORMULA},
  )
  return new Blob(['\uFEFF', text], {type: 'text/csv;charset=utf-8'})
}

/**
 * An Excel file with one sheet. Its first row stays on the screen. Texts are marked as texts, so that Excel takes none for
 * a date or a formula. Only text that looks escaped gets another apostrophe, which reading the file removes.
 */
export async function excelOf(rows: readonly (readonly (string | number)[])[]): Promise<Blob> {
  const {default: writeExcel} = await import('write-excel-file/universal')
  const [head = [], ...body] = rows
  const sheet = [
    head.map((value) => ({value: beforeCodes(String(value)), fontWeight: 'bold' as const})),
    ...body.map((cells) => cells.map((value) => (typeof value === 'number' ? {value} : textCell(value)))),
  ]
  const columns = head.map((_title, index) => ({width: isLong(body, index) ? WIDE : NARROW}))
  return writeExcel(sheet, {stickyRowsCount: 1, columns}).toBlob()
}

const textCell = (text: string) =>
  text === '' ? null : {value: beforeCodes(ESCAPED.test(text) ? `'${text}` : text), type: String, format: '@'}

const isLong = (rows: readonly (readonly (string | number)[])[], column: number) =>
  rows.some((cells) => String(cells[column] ?? '').length > NARROW)
