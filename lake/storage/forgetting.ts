import type {LakeDatabase} from './lake-database.ts'
import {text} from './database.ts'
import type {StoredDocument} from '../model/types.ts'
import type {Horizon} from './store.ts'

/** Removes old transactions from the log. Part of the store. */
export function openForgetting(database: LakeDatabase, key: number) {
  // The newest transaction is kept, because the next sequence and time depend on it.
  const selectOldest = database.sql.prepare(`
    SELECT sequence, timestamp FROM transactions
    WHERE dataset = $key AND sequence > $after AND timestamp < $before
      AND sequence < (SELECT max(sequence) FROM transactions WHERE dataset = $key)
    ORDER BY sequence LIMIT $limit`)
  const remove = database.sql.prepare(
    'DELETE FROM transactions WHERE dataset = ? AND sequence BETWEEN ? AND ?',
  )
  const count = database.sql.prepare('SELECT count(*) AS count FROM transactions WHERE dataset = ?')
  const note = database.sql.prepare(
    'UPDATE datasets SET forgotten_sequence = ?, forgotten_time = ? WHERE id = ?',
  )
  return {
    /** Number of transactions in the log. */
    count: () => Number(count.get(key)?.count),

    /**
     * Removes the oldest transactions of a dataset, with their changes, from the log.
     * @param after sequence of the current horizon
     * @param before ISO 8601, UTC: only earlier transactions are removed
     * @returns the new horizon; undefined when there was nothing to remove
     */
    forget: (after: number, before: string, limit: number): Horizon | undefined =>
      database.transaction(() => {
        const last = selectOldest.all({key, after, before, limit}).at(-1)
        if (!last) return undefined
        const horizon = {sequence: Number(last.sequence), time: text(last.timestamp)}
        // Everything up to there is older, also what a clock that was ahead for a while dated later.
        remove.run(key, after + 1, horizon.sequence)
        note.run(horizon.sequence, horizon.time, key)
        return horizon
      }),

    /** Removes the transactions after `sequence`, and gives the documents that they changed their former state. */
    rewind: (sequence: number, states: ReadonlyMap<string, StoredDocument | undefined>) =>
      database.transaction(() => {
        database.sql.prepare('DELETE FROM transactions WHERE dataset = ? AND sequence > ?').run(key, sequence)
        const drop = database.sql.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?')
        const put = database.sql.prepare('INSERT INTO documents (dataset, id, json) VALUES (?, ?, ?)')
        for (const [id, document] of states) {
          drop.run(key, id)
          if (document) put.run(key, id, JSON.stringify(document))
        }
      }),
  }
}
