import type {SanityClient} from 'sanity'
import {storedText, type Change} from './cells.ts'
import {inverseOf, rowsNow, textIn, type Row} from './rows.ts'
import {BehaviorSubject} from 'rxjs'
import type {Undo} from './bulk.ts'

/** Changes of cells, and their products before: enough to undo the changes. */
export interface CellUndo {
  changes: readonly Change[]
  before: readonly Row[]
}

/** Changes that restore cells. They leave out every cell that no longer has the text of this change: somebody has changed it since. */
export async function restorable(client: SanityClient, {changes, before}: CellUndo): Promise<Change[]> {
  const ids = [...new Set(changes.map(({id}) => id))]
  const now = new Map((await rowsNow(client, ids)).map((row) => [row._id, row]))
  const same = changes.filter((change) => {
    const row = now.get(change.id)
    return row !== undefined && textIn(row, change.column.name) === storedText(change)
  })
  return inverseOf(same, before)
}

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
