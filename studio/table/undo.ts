import type {SanityClient} from 'sanity'
import {storedText, type Change} from './cells.ts'
import {inverseOf, rowsNow, textIn, type Row} from './rows.ts'
import {BehaviorSubject} from 'rxjs'
import {z} from 'zod'
import {asBelow, prefixOf} from '../lib/place.ts'
import {deleteUnchanged} from '../publishing/drafts.ts'
import {changesBetween} from '../pending-edits/changes.ts'
import {untilAnswered} from '../pending-edits/until-answered.ts'

export const documents = z.array(z.looseObject({_id: z.string(), _rev: z.string(), _type: z.string()}))

export type Stored = z.infer<typeof documents>[number]

/** A change of documents, with what they were before and after: enough to undo it. */
interface Undo {
  ids: readonly string[]
  before: Stored[]
  /** Revision that the change gave to every document that it wrote. Another one reveals a change by somebody else. */
  revision: string
  /** Absent when the lake did not answer after the change. */
  after: Stored[] | undefined
}

/**
 * One request that changes documents. All that it needs is read before it is made: an undo takes back what others write
 * between the look at the documents and the request.
 * @param before the documents with their drafts, and their versions in the client's release
 * @returns the id of its transaction, which is the revision of what it wrote; undefined if it wrote nothing
 */
export type Work = (before: readonly Stored[]) => Promise<string | undefined>

/** Ids of documents, of their drafts, and of their versions in the client's release. */
export const idsWithDrafts = (client: SanityClient, ids: readonly string[]) => [
  ...new Set(ids.flatMap((id) => [id, `drafts.${id}`, prefixOf(client) + id])),
]

/**
 * Changes documents, and remembers what they were before.
 * @returns undefined if nothing was written
 */
export async function undoable(
  client: SanityClient,
  ids: readonly string[],
  change: Work,
): Promise<Undo | undefined> {
  const before = await storedOf(client, ids)
  const revision = await change(before)
  if (revision === undefined) return undefined
  // The change is made: without this answer it can still be undone.
  return {ids, before, revision, after: await storedOf(client, ids).catch(() => undefined)}
}

async function storedOf(client: SanityClient, ids: readonly string[]): Promise<Stored[]> {
  const raw = client.withConfig({perspective: 'raw'})
  return documents.parse(await raw.fetch<unknown>('*[_id in $ids]', {ids: idsWithDrafts(client, ids)}))
}

/**
 * Takes a change back, all of it or nothing.
 * @throws a conflict when somebody has changed one of the documents since
 */
export async function undo(client: SanityClient, {ids, before, revision, after}: Undo): Promise<void> {
  const former = new Map(before.map(({_id, _rev}) => [_id, _rev]))
  const left = new Map((after ?? (await storedOf(client, ids))).map(({_id, _rev}) => [_id, _rev]))
  const transaction = client.transaction()
  // A patch can name the revision that it expects; other mutations cannot.
  for (const [id, found] of left) {
    const expected = former.get(id) === found ? found : revision
    transaction.patch(id, (patch) => patch.ifRevisionId(expected).unset(['undone']))
  }
  for (const {_rev, ...document} of before) {
    const found = left.get(document._id)
    if (found === undefined) transaction.create(document)
    else if (found !== _rev) transaction.createOrReplace(document)
  }
  for (const id of left.keys()) if (!former.has(id)) transaction.delete(id)
  await transaction.commit(untilAnswered())
}

/** Changes of cells, and their products before: enough to undo the changes. */
export interface CellUndo {
  changes: readonly Change[]
  before: readonly Row[]
}

/**
 * Changes that restore cells. A cell that no longer has the text of this change is left out: somebody has changed it
 * since.
 */
export async function restorable(client: SanityClient, {changes, before}: CellUndo): Promise<Change[]> {
  const ids = [...new Set(changes.map(({id}) => id))]
  const now = new Map((await rowsNow(client, ids)).map((row) => [row._id, row]))
  const same = changes.filter((change) => {
    const row = now.get(change.id)
    return row !== undefined && textIn(row, change.column.name) === storedText(change)
  })
  return inverseOf(same, before)
}

/**
 * Deletes drafts, or versions in the client's release, that do not differ from what is seen without them: a cell that got its
 * former text again left them. Those that somebody changes at this moment stay, and so do all of them without an answer.
 */
export async function discardUnchanged(client: SanityClient, ids: readonly string[]): Promise<void> {
  const prefix = prefixOf(client)
  const raw = client.withConfig({perspective: 'raw'})
  const [written, below] = await Promise.all([
    raw.fetch<unknown>('*[_id in $ids]', {ids: ids.map((id) => prefix + id)}),
    asBelow(client).fetch<unknown>('*[_id in $ids]', {ids}),
  ])
  const former = new Map(documents.parse(below).map((document) => [prefix + document._id, document]))
  const same = documents.parse(written).filter((document) => {
    const before = former.get(document._id)
    return before !== undefined && changesBetween(before, document).every(isEmptied)
  })
  await deleteUnchanged(client, same)
}

/** An object without fields, where there was none, is what stays of its last field. */
const isEmptied = ({before, after}: {before: unknown; after: unknown}) =>
  before === null && JSON.stringify(after) === '{}'

/** A change of cells, or of whole documents. */
type LastChange = CellUndo | Undo

const lastChanges = new WeakMap<SanityClient, BehaviorSubject<LastChange | undefined>>()

/** The change that a person can undo. It outlives the table: work in another tool does not end the possibility to undo. */
export function lastChangeOf(client: SanityClient) {
  const known = lastChanges.get(client)
  if (known) return known
  const lastChange = new BehaviorSubject<LastChange | undefined>(undefined)
  lastChanges.set(client, lastChange)
  return lastChange
}
