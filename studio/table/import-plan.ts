import type {GridRow} from '../spreadsheet/read-grid.ts'
import type {Word} from '../words/english.ts'
import type {Patch} from './cells.ts'
import {CATEGORY, FILE_COLUMNS, headOf, ID, NUMBER, type Words} from './file-columns.ts'
import {readProduct} from './import-row.ts'
import {finderOf, type Catalogue} from './known-products.ts'

/** Bytes of the changes of one import: the hosted service accepts 4 MB in a request. */
const MAX_BYTES = 3_000_000

/** A mistake in a file: where it is, and what to do. */
export interface Problem {
  row: number
  /** Title of the column, as a key; absent when the problem is with the whole row or file. */
  column?: Word
  reason: Extract<Word, `spreadsheet.problem.${string}`>
  params?: Record<string, string>
}

/** A cell of a product that gets another text. */
export interface PlannedChange {
  column: Word
  from: string
  to: string
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
}

/**
 * Compares a file with the catalogue.
 * @param languages those in which the file may name its columns
 */
export function planOf(grid: readonly GridRow[], catalogue: Catalogue, languages: readonly Words[]): Plan {
  const [first, ...rows] = grid.filter(({cells}) => cells.some((cell) => String(cell).trim() !== ''))
  if (!first) return planFrom([], [{row: 1, reason: 'spreadsheet.problem.empty'}])
  const {places, ignored, doubled} = headOf(first, languages)
  const ofHead: Problem[] = doubled.map((column) => ({
    row: first.number,
    column,
    reason: 'spreadsheet.problem.twice-column',
  }))
  if (!places.has(ID.name) && !(places.has(CATEGORY.name) && places.has(NUMBER.name)))
    ofHead.push({row: first.number, reason: 'spreadsheet.problem.no-key'})
  if (ofHead.length > 0) return planFrom([], ofHead, ignored)
  const finder = finderOf(catalogue)
  const read = rows.map(({number, cells}) =>
    readProduct({row: number, cells: cellsByName(cells, places), finder}),
  )
  const products = read.flatMap(({planned}) => planned ?? [])
  const again = twice(products)
  const problems = [
    ...read.flatMap(({problems}) => problems),
    ...again,
    ...taken(
      products.filter(({row}) => again.every((problem) => problem.row !== row)),
      catalogue,
    ),
    ...tooMuch(products),
  ]
  return planFrom(products, problems, ignored)
}

function planFrom(products: Planned[], problems: Problem[], ignored: string[] = []): Plan {
  const wrong = new Set(problems.map(({row}) => row))
  const right = products.filter(({row}) => !wrong.has(row))
  return {
    created: right.filter(({isNew}) => isNew),
    changed: right.filter(({isNew, changes}) => !isNew && changes.length > 0),
    unchanged: right.filter(({isNew, changes}) => !isNew && changes.length === 0),
    problems: problems.toSorted((one, other) => one.row - other.row),
    ignored,
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
