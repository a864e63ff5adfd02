import type {LakeDatabase} from './lake-database.ts'
import {text} from './database.ts'

/** Finds in the log where the clock of the machine was ahead. Part of the store. */
export function openJumps(database: LakeDatabase) {
  const selectJump = database.sql.prepare(`
    SELECT timestamp FROM (
      SELECT sequence, timestamp, lead(timestamp) OVER (ORDER BY sequence) AS next FROM transactions WHERE dataset = ?1
    ) WHERE timestamp <= ?2 AND next > ?2 AND julianday(next) - julianday(timestamp) > ?3
    ORDER BY sequence DESC LIMIT 1`)
  return {
    /**
     * The time before the newest two successive transactions whose times are more than `days` apart, when `now` is
     * between them: the clock was ahead then. Reads the whole log.
     * @param now ISO 8601, UTC
     */
    timeBeforeJump(key: number, now: string, days: number): string | undefined {
      const row = selectJump.get(key, now, days)
      return row && text(row.timestamp)
    },
  }
}
