import type {SanityClient} from 'sanity'
import {storedText, type Change} from './cells.ts'
import {inverseOf, rowsNow, textIn, type Row} from './rows.ts'

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
