import {plain} from '../../contract/text/plain.ts'
import type {GridRow} from '../spreadsheet/read-grid.ts'
import type {Word} from '../words/english.ts'
import {COLUMNS, type Column} from './cells.ts'
import type {Row} from './rows.ts'
import {TRANSLATED_NAMES} from './translated-names.ts'

/** Words in the language of the Studio. */
export type Words = (word: Word) => string

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

/** The columns that a file has. */
export interface Head {
  /** Places of the columns, from 0, by their names. */
  places: ReadonlyMap<string, number>
  /** Titles that match no column. */
  ignored: string[]
  /** Titles of the columns that the file has twice, as keys. */
  doubled: Word[]
}

/**
 * Finds the columns by their titles in any of these languages, whatever their case. Text in brackets, such as a unit, does not
 * count.
 */
export function headOf({cells}: GridRow, languages: readonly Words[]): Head {
  const places = new Map<string, number>()
  const ignored: string[] = []
  const doubled: Word[] = []
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
  return {places, ignored, doubled}
}

/** A title without a remark in brackets. */
const bareTitle = (title: string) => plain(title.replaceAll(/\(.*?\)/g, '')).toLowerCase()
