import {z} from 'zod'
import type {LakeDatabase} from './lake-database.ts'

const auditRow = z.object({
  id: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number(),
  event: z.string(),
  /** Id of a person or a token, or the name of a program. */
  actor: z.string(),
  /** Empty: the event has no subject. */
  subject: z.string(),
  /** A client address, or its /64 network for IPv6. Empty: this machine. */
  sender: z.string(),
  count: z.number(),
})

export type AuditRow = z.infer<typeof auditRow>

/** Reads and writes the record of access. Only this file contains its SQL. Rows are added, and removed by age only;
 * address and subject of a row can be blanked. */
export function openAuditStore(database: LakeDatabase) {
  const insert = database.sql.prepare(
    'INSERT INTO audit (id, at, event, actor, subject, sender, count) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  // Rows of one millisecond have the order in which they were written.
  const newest = database.sql.prepare(
    'SELECT * FROM audit WHERE at >= ? ORDER BY at DESC, rowid DESC LIMIT ?',
  )
  const byActor = database.sql.prepare('SELECT * FROM audit WHERE actor = ? ORDER BY at, rowid')
  const last = database.sql.prepare('SELECT coalesce(max(at), 0) AS at FROM audit WHERE event = ?')
  const blank = database.sql.prepare("UPDATE audit SET sender = '', subject = '' WHERE id = ?")
  const counts = database.sql.prepare('SELECT count(*) AS count FROM audit')
  const removeBefore = database.sql.prepare(
    'DELETE FROM audit WHERE rowid IN (SELECT rowid FROM audit WHERE at < ? ORDER BY at, rowid LIMIT ?)',
  )
  return {
    addAudit: ({id, at, event, actor, subject, sender, count}: AuditRow) =>
      database.transaction(() => void insert.run(id, at, event, actor, subject, sender, count)),
    /** Newest first. */
    audit: (since: number, limit: number): AuditRow[] =>
      newest.all(since, limit).map((row) => auditRow.parse(row)),
    /** Oldest first. */
    auditBy: (actor: string): AuditRow[] => byActor.all(actor).map((row) => auditRow.parse(row)),
    /** Milliseconds since 1970; 0 without such an event. */
    lastAudit: (event: string): number => z.object({at: z.number()}).parse(last.get(event)).at,
    blankAudit: (id: string) => database.transaction(() => void blank.run(id)),
    countAudit: (): number => z.object({count: z.number()}).parse(counts.get()).count,
    deleteAuditBefore: (time: number, limit: number) =>
      database.transaction(() => void removeBefore.run(time, limit)),
  }
}
