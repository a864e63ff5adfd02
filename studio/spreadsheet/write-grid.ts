import {ESCAPED, FORMULA} from './formulas.ts'

/** Widths of columns, in characters. */
const NARROW = 14
const WIDE = 34

/**
 * A CSV file that Excel opens as it is meant: marked as UTF-8, so that ₹ and Telugu stay, with Windows' line ends, and
 * with an apostrophe in front of everything that would run as a formula.
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
 * a date or a formula; only what looks escaped gets a further apostrophe, which reading takes away.
 */
export async function excelOf(rows: readonly (readonly (string | number)[])[]): Promise<Blob> {
  const {default: writeExcel} = await import('write-excel-file/universal')
  const [head = [], ...body] = rows
  const sheet = [
    head.map((value) => ({value: String(value), fontWeight: 'bold' as const})),
    ...body.map((cells) => cells.map((value) => (typeof value === 'number' ? {value} : textCell(value)))),
  ]
  const columns = head.map((_title, index) => ({width: isLong(body, index) ? WIDE : NARROW}))
  return writeExcel(sheet, {stickyRowsCount: 1, columns}).toBlob()
}

const textCell = (text: string) =>
  text === '' ? null : {value: ESCAPED.test(text) ? `'${text}` : text, type: String, format: '@'}

const isLong = (rows: readonly (readonly (string | number)[])[], column: number) =>
  rows.some((cells) => String(cells[column] ?? '').length > NARROW)
