import {plain} from '../../contract/text/plain.ts'
import type {GridRow, Sheet} from '../spreadsheet/read-grid.ts'
import type {MessageKey} from '../messages/english.ts'
import {COLUMNS, type Column} from './cells.ts'
import type {Row} from './rows.ts'
import {TRANSLATED_NAMES} from './translated-names.ts'

/** Words in the language of the Studio. */
export type Words = (word: MessageKey) => string

type FileColumn = Pick<Column, 'name' | 'word'>

export const ID: FileColumn = {name: '_id', word: 'spreadsheet.id'}
export const CATEGORY: FileColumn = {name: 'category', word: 'add-many.category'}
export const NUMBER: FileColumn = {name: 'productId', word: 'table.code'}

/** Columns of a file: those of the table, three that say which product a row is about, and names in other languages. */
export const FILE_COLUMNS: readonly FileColumn[] = [ID, CATEGORY, NUMBER, ...COLUMNS, ...TRANSLATED_NAMES]

/** The rows of a file that holds these products. */
export function gridOf(rows: readonly Row[], words: Words): (string | number)[][] {
  return [
    FILE_COLUMNS.map(({word}) => words(word)),
    ...rows.map((row) => [
      row._id,
      row.category ?? '',
      row.productId ?? '',
      ...[...COLUMNS, ...TRANSLATED_NAMES].map(({name}) => row.cells[name] ?? ''),
    ]),
  ]
}

/** The columns of a table in a file. */
export interface Head {
  /** Number of the row with the titles. */
  row: number
  /** Places of the columns, from 0, by their names. */
  places: ReadonlyMap<string, number>
  /** Titles that match no column. */
  ignored: string[]
  /** Titles of the columns that the file has twice, as keys. */
  doubled: MessageKey[]
}

/** A sheet, and the table in it. */
export interface FoundTable {
  sheet: Sheet
  /** Absent when the sheet is empty. */
  head?: Head
  /** Rows with text below the head. */
  rows: GridRow[]
}

/** Filled rows among which the titles are searched. The shop's name and a date may stand above them. */
const HEAD_ROWS = 10

/**
 * Finds the table of a sheet: below the first row that has the columns which say what product a row is about, or else below
 * the row with most known columns.
 */
export function tableIn(sheet: Sheet, languages: readonly Words[]): FoundTable {
  const filled = sheet.rows.filter(({cells}) => cells.some((cell) => String(cell).trim() !== ''))
  const heads = filled.slice(0, HEAD_ROWS).map((row) => headOf(row, languages))
  const head =
    heads.find(isComplete) ?? heads.toSorted((one, other) => other.places.size - one.places.size)[0]
  return {sheet, head, rows: filled.filter(({number}) => head && number > head.row)}
}

/** Whether a head has the columns that say which product a row is about, and what is said about the product. */
export const isComplete = (head?: Head): boolean => head !== undefined && hasKey(head) && head.places.size > 1

/** Whether a head has the columns that say which product a row is about. */
export const hasKey = ({places}: Head): boolean =>
  places.has(ID.name) || (places.has(CATEGORY.name) && places.has(NUMBER.name))

/**
 * Finds the columns by their titles in any of these languages, whatever their case. Text in brackets, such as a unit, does not
 * count.
 */
function headOf({number, cells}: GridRow, languages: readonly Words[]): Head {
  const places = new Map<string, number>()
  const ignored: string[] = []
  const doubled: MessageKey[] = []
  for (const [place, cell] of cells.entries()) {
    const title = String(cell).trim()
    if (title === '') continue
    const column = FILE_COLUMNS.find(({word}) =>
      languages.some((words) => bareTitle(words(word)) === bareTitle(title)),
    )
    if (!column) ignored.push(title)
    else if (places.has(column.name)) doubled.push(column.word)
    else places.set(column.name, place)
  }
  return {row: number, places, ignored, doubled}
}

/** A title without a remark in brackets. */
const bareTitle = (title: string) => plain(title.replaceAll(/\(.*?\)/g, '')).toLowerCase()
