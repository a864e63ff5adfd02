import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {readEach} from '../../contract/read-each.ts'
import {plain} from '../../contract/text/plain.ts'
import type {LiveQuery} from '../live/live-query.ts'
import {proposedDescription} from '../pictures/description.ts'
import {asSeen, newVersions, prefixOf} from '../lib/place.ts'
import {untilAnswered} from '../pending-edits/until-answered.ts'
import {COLUMNS, patchOf, storedText, type Change, type Patch} from './cells.ts'
import {productTranslations, TRANSLATED_CELLS} from './translated-names.ts'

const cell = z.union([z.string(), z.number()]).nullable()

const rows = readEach(
  z.object({
    _id: z.string(),
    productId: z.string().nullable(),
    /** Name of its category. */
    category: z.string().nullable().catch(null),
    categoryId: z.string().nullable(),
    /** Whether it has a draft, or a version in the chosen release. */
    isDraft: z.boolean(),
    hasPicture: z.boolean(),
    /** Address of its picture. */
    picture: z.string().nullish(),
    cells: z.record(z.string(), cell),
    /** Only where a file is compared with the catalogue. */
    translations: productTranslations.nullish(),
  }),
)

/** A product as the table shows it: its version in the chosen release, or its draft, if there is one. */
export type Row = z.infer<typeof rows>[number]

const ROW = `{
  _id,
  productId,
  "category": category->title,
  "categoryId": category._ref,
  "isDraft": string::startsWith(_originalId, $prefix),
  "hasPicture": defined(image.asset),
  "picture": image.asset->url,
  "cells": {${COLUMNS.map(({name, path}) => `"${name}": ${path}`).join(', ')}, ${TRANSLATED_CELLS}}
}`

/** The products of a category in the order of the shop. */
const OF_CATEGORY: LiveQuery<Row[]> = {
  groq: `*[_type == "product" && category._ref == $categoryId] | order(orderRank) ${ROW}`,
  result: rows,
}

/** All products, by category. */
const ALL: LiveQuery<Row[]> = {
  groq: `*[_type == "product"] | order(category->orderRank, orderRank) ${ROW}`,
  result: rows,
}

/**
 * The query has two parameters: `categoryId`, and `prefix` as `prefixOf` makes it.
 * @param categoryId empty for all products
 */
export const rowsOf = (categoryId: string) => (categoryId === '' ? ALL : OF_CATEGORY)

/** Text of a cell, as it is typed. */
export const textIn = (row: Row, column: string) => String(row.cells[column] ?? '')

/** A column by which the rows are sorted, upwards or downwards. */
export interface Sorting {
  column: string
  isDown: boolean
}

/** The rows in which a text occurs, sorted; without a sorting, in the order of the shop. Empty cells are always last. */
export function arranged(rows: readonly Row[], search: string, sorting: Sorting | undefined): Row[] {
  const words = plain(search).toLowerCase()
  const found = rows.filter((row) =>
    plain([row.productId, ...Object.values(row.cells)].join(' '))
      .toLowerCase()
      .includes(words),
  )
  if (!sorting) return found
  const {column, isDown} = sorting
  const of = (row: Row) => (column === CODE ? row.productId : row.cells[column]) ?? ''
  return found.toSorted((one, other) => {
    const [a, b] = [of(one), of(other)]
    if (a === '' || b === '') return Number(a === '') - Number(b === '')
    const order =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : String(a).localeCompare(String(b), undefined, {numeric: true})
    return isDown ? -order : order
  })
}

/** Name of the column of codes, which cannot be typed in. */
export const CODE = 'code'

/** Changes of the prices by a percentage, rounded to a multiple of `step` rupees. Products without a price stay. */
export function pricesChangedBy(percent: number, step: number, rows: readonly Row[]): Change[] {
  const column = COLUMNS.find(({name}) => name === 'value')
  return rows.flatMap((row) => {
    const {value} = row.cells
    if (!column || typeof value !== 'number') return []
    const price = Math.round((value * (100 + percent)) / 100 / step) * step
    return price > 0 && price !== value ? [{id: row._id, column, text: String(price)}] : []
  })
}

/** Products as they are stored at this moment; the shown rows may be a second old. */
export async function rowsNow(client: SanityClient, ids: readonly string[]): Promise<Row[]> {
  const params = {ids, prefix: prefixOf(client)}
  return rows.parse(
    await asSeen(client).fetch<unknown>(
      `*[_type == "product" && _id in $ids] | order(orderRank) ${ROW}`,
      params,
    ),
  )
}

/** Proposed descriptions of the pictures that have none. */
export function missingDescriptions(rows: readonly Row[]): Change[] {
  const column = COLUMNS.find(({name}) => name === 'alt')
  return rows.flatMap((row) => {
    const text = proposedDescription({
      name: textIn(row, 'name'),
      category: row.category ?? '',
      material: textIn(row, 'material'),
      size: textIn(row, 'size'),
    })
    if (!column || text === undefined || !row.hasPicture || textIn(row, 'alt') !== '') return []
    return [{id: row._id, column, text}]
  })
}

/**
 * The changes that matter. A change to the text that a cell holds already would only make a draft, and a product
 * without a picture has no description.
 */
export function effective(changes: readonly Change[], rows: readonly Row[]): Change[] {
  const byId = new Map(rows.map((row) => [row._id, row]))
  return changes.filter((change) => {
    const row = byId.get(change.id)
    if (!row || !patchOf(change)) return true
    if (change.column.name === 'alt' && !row.hasPicture) return false
    return storedText(change) !== textIn(row, change.column.name)
  })
}

/** Changes that restore what the cells hold now. */
export function inverseOf(changes: readonly Change[], rows: readonly Row[]): Change[] {
  return changes.flatMap((change) => {
    const row = rows.find(({_id}) => _id === change.id)
    return row ? [{...change, text: textIn(row, change.column.name)}] : []
  })
}

/**
 * Writes cells into drafts, or into versions in the client's release, all of them or none.
 * @returns `false` when a cell does not fit its column; then nothing is written
 */
export async function write(client: SanityClient, changes: readonly Change[]): Promise<boolean> {
  const patches = new Map<string, Patch[]>()
  for (const change of changes) {
    const patch = patchOf(change)
    if (!patch) return false
    patches.set(change.id, [...(patches.get(change.id) ?? []), patch])
  }
  const edits = await editsOf(client, patches)
  if (edits.length > 0) await client.action(edits, untilAnswered())
  return true
}

/** The actions that write patches of different fields into products, by their ids. */
export async function editsOf(client: SanityClient, patches: ReadonlyMap<string, readonly Patch[]>) {
  const prefix = prefixOf(client)
  const edits = [...patches].map(([id, ofProduct]) => {
    const unset = ofProduct.flatMap(({unset = []}) => unset)
    const set = Object.assign({}, ...ofProduct.map(({set = {}}) => set))
    return {
      actionType: 'sanity.action.document.edit' as const,
      publishedId: id,
      draftId: prefix + id,
      patch: {...(Object.keys(set).length > 0 && {set}), ...(unset.length > 0 && {unset})},
    }
  })
  return [...(await newVersions(client, [...patches.keys()])), ...edits]
}
