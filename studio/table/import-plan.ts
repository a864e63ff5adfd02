import type {GridRow, Sheet} from '../spreadsheet/read-grid.ts'
import {UnreadableFile} from '../spreadsheet/unreadable-file.ts'
import type {MessageKey} from '../messages/english.ts'
import type {Patch} from './cells.ts'
import {
  FILE_COLUMNS,
  hasKey,
  isComplete,
  NUMBER,
  tableIn,
  type FoundTable,
  type Words,
} from './file-columns.ts'
import {readProduct} from './import-row.ts'
import {finderOf, type Catalogue} from './known-products.ts'

/** Products of a file: enough for the largest shop, and few enough for the list of changes. */
const MAX_PRODUCTS = 5000
/** Bytes of the changes of one import: the hosted service accepts 4 MB in a request. */
const MAX_BYTES = 3_000_000

/** A mistake in a file: where it is, and what to do. */
export interface Problem {
  row: number
  /** Title of the column, as a key; absent when the problem is with the whole row or file. */
  column?: MessageKey
  reason: Extract<MessageKey, `spreadsheet.problem.${string}`>
  params?: Record<string, string>
}

/** A cell of a product that gets another text. */
export interface PlannedChange {
  column: MessageKey
  from: string
  to: string
  /** Text of the file when another one is stored: a price with paise, or with words. */
  inFile?: string
}

/** A row that makes or changes a product. */
export interface Planned {
  row: number
  id: string
  /** Category and code, as they are after the import. */
  product: string
  categoryId: string
  productId: string
  isNew: boolean
  /** Whether a product of the catalogue gets another category. Its patches do not have that. */
  isMoved: boolean
  changes: PlannedChange[]
  patches: Patch[]
}

/** The effects of an import. Nothing is imported while there are problems. */
export interface Plan {
  created: Planned[]
  changed: Planned[]
  unchanged: Planned[]
  problems: Problem[]
  /** Titles of columns that are not read. */
  ignored: string[]
  /** Name of the sheet that is read; empty for a CSV file. */
  sheet: string
  /** Sheets that can be read, among them this one. */
  sheets: Pick<Sheet, 'name' | 'isHidden'>[]
}

/**
 * Compares a file with the catalogue.
 * @param languages those in which the file may name its columns
 * @param wanted name of the sheet that a person chose. Without a choice, the first one with a table is read, and no hidden one
 * @throws UnreadableFile when the table has too many rows
 */
export function planOf(
  sheets: readonly Sheet[],
  catalogue: Catalogue,
  languages: readonly Words[],
  wanted?: string,
): Plan {
  const tables = sheets.map((sheet) => tableIn(sheet, languages))
  const table = chosenOf(tables, wanted)
  const readable = tables.filter((one) => one === table || isComplete(one.head))
  return {
    ...compared(table, catalogue),
    ignored: table?.head?.ignored ?? [],
    sheet: table?.sheet.name ?? '',
    sheets: readable.map(({sheet: {name, isHidden}}) => ({name, isHidden})),
  }
}

function chosenOf(tables: readonly FoundTable[], wanted: string | undefined): FoundTable | undefined {
  const visible = tables.filter(({sheet}) => !sheet.isHidden)
  return (
    tables.find(({sheet}) => sheet.name === wanted) ??
    visible.find(({head}) => isComplete(head)) ??
    visible.find(({head}) => head && head.places.size > 0) ??
    visible.find(({head}) => head) ??
    visible[0]
  )
}

type Effects = Omit<Plan, 'ignored' | 'sheet' | 'sheets'>

function compared(table: FoundTable | undefined, catalogue: Catalogue): Effects {
  const {head, rows = []} = table ?? {}
  if (!head) return effectsOf([], [{row: 1, reason: 'spreadsheet.problem.empty'}])
  if (rows.length > MAX_PRODUCTS) throw new UnreadableFile('long')
  const ofHead: Problem[] = head.doubled.map((column) => ({
    row: head.row,
    column,
    reason: 'spreadsheet.problem.twice-column',
  }))
  if (!hasKey(head)) ofHead.push({row: head.row, reason: 'spreadsheet.problem.no-key'})
  if (ofHead.length > 0) return effectsOf([], ofHead)
  const finder = finderOf(catalogue)
  const read = rows.map(({number, cells}) =>
    readProduct({row: number, cells: cellsByName(cells, head.places), finder}),
  )
  const products = read.flatMap(({planned}) => planned ?? [])
  const again = twice(products)
  return effectsOf(products, [
    ...read.flatMap(({problems}) => problems),
    ...again,
    ...taken(
      products.filter(({row}) => again.every((problem) => problem.row !== row)),
      catalogue,
    ),
    ...tooMuch(products),
  ])
}

function effectsOf(products: Planned[], problems: Problem[]): Effects {
  const wrong = new Set(problems.map(({row}) => row))
  const right = products.filter(({row}) => !wrong.has(row))
  return {
    created: right.filter(({isNew}) => isNew),
    changed: right.filter(({isNew, changes}) => !isNew && changes.length > 0),
    unchanged: right.filter(({isNew, changes}) => !isNew && changes.length === 0),
    problems: problems.toSorted((one, other) => one.row - other.row),
  }
}

function cellsByName(cells: GridRow['cells'], places: ReadonlyMap<string, number>) {
  return new Map(
    FILE_COLUMNS.flatMap(({name}): [string, string | Date][] => {
      const place = places.get(name)
      if (place === undefined) return []
      const cell = cells[place] ?? ''
      return [[name, typeof cell === 'string' ? cell.replaceAll(/\r\n?/g, '\n').trim() : cell]]
    }),
  )
}

/** Rows about the same product as an earlier row. */
function twice(products: readonly Planned[]): Problem[] {
  const firstRows = new Map<string, number>()
  return products.flatMap(({row, id, isNew, categoryId, productId}): Problem[] => {
    const key = isNew ? `${categoryId} ${productId.toLowerCase()}` : id
    const other = firstRows.get(key)
    if (other === undefined) firstRows.set(key, row)
    return other === undefined
      ? []
      : [{row, reason: 'spreadsheet.problem.twice', params: {other: String(other)}}]
  })
}

/** Rows that would give two products of a category the same number. */
function taken(products: readonly Planned[], {rows}: Catalogue): Problem[] {
  const after = new Map(rows.map(({_id, categoryId, productId}) => [_id, `${categoryId} ${productId}`]))
  for (const {id, categoryId, productId} of products) after.set(id, `${categoryId} ${productId}`)
  const counts = new Map<string, number>()
  for (const key of after.values()) counts.set(key, (counts.get(key) ?? 0) + 1)
  return products
    .filter(
      ({isNew, isMoved, patches}) => isNew || isMoved || patches.some(({set}) => set && 'productId' in set),
    )
    .filter(({categoryId, productId}) => (counts.get(`${categoryId} ${productId}`) ?? 0) > 1)
    .map(({row, productId}) => ({
      row,
      column: NUMBER.word,
      reason: 'spreadsheet.problem.taken',
      params: {text: productId},
    }))
}

function tooMuch(products: readonly Planned[]): Problem[] {
  const last = products.at(-1)
  const bytes = new TextEncoder().encode(JSON.stringify(products.map(({patches}) => patches))).length
  return last && bytes > MAX_BYTES ? [{row: last.row, reason: 'spreadsheet.problem.too-much'}] : []
}
