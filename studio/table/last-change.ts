import {BehaviorSubject} from 'rxjs'
import type {SanityClient} from 'sanity'
import type {Undo} from './bulk.ts'
import type {CellUndo} from './cell-undo.ts'

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
