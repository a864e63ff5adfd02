import {AVAILABILITIES} from '../../contract/site/availability.ts'
import {plain} from '../../contract/text/plain.ts'
import {rupeesOf} from '../../contract/text/price.ts'
import type {MessageKey} from '../messages/english.ts'

/** A column that can be typed in. */
export interface Column {
  name: string
  word: MessageKey
  /** Field of the product. */
  path: string
  isNumber?: boolean
  /** The only values that the field takes. */
  values?: readonly string[]
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
  {name: 'availability', word: 'table.availability', path: 'availability', values: AVAILABILITIES},
]

/** A cell that gets a new text. */
export interface Change {
  id: string
  column: Column
  text: string
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
  const value = column.isNumber ? rupeesOf(words) : column.values ? valueIn(column.values, words) : words
  return value === undefined ? undefined : {set: {[column.path]: value}}
}

/** One of some values, however it is typed: `Made to order` is `toOrder`. */
function valueIn(values: readonly string[], words: string) {
  const letters = plain(words)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^made/, '')
  return values.find((value) => value.toLowerCase() === letters)
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
