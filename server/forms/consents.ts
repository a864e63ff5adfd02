import {z} from 'zod'
import {PURPOSES} from '../../contract/enquiry/enquiry.ts'
import {HttpError} from '../../lib/http/http-error.ts'
import type {RecordsDatabase} from '../records/index.ts'
import {choiceTime} from './lead.ts'

/**
 * A visitor's choice about the privacy notice, as the browser sends it. It holds no address and no id: who has to prove a
 * yes shows the choice in the browser, or with the enquiry, and the same choice here.
 */
export const consentForm = z.object({
  version: z.string().trim().min(1).max(40),
  /** By the visitor's clock. */
  at: choiceTime,
  purposes: z.array(z.enum(PURPOSES)).max(PURPOSES.length),
})

const row = z.object({
  version: z.string(),
  /** ISO 8601, by the visitor's clock. */
  at: z.string(),
  /** The allowed purposes, separated by commas. Empty: none. */
  purposes: z.string(),
  /** Seconds since 1970, by this server's clock. */
  receivedAt: z.number(),
})

export type Consent = z.infer<typeof row>

export type Consents = ReturnType<typeof openConsents>

/**
 * The record of choices: who may do what is not in it, only that somebody chose, when, and about which notice.
 * @param maxCount maximum number of choices. One has about 100 bytes
 */
export function openConsents({sql, check, emptyLog}: RecordsDatabase, maxCount = 1_000_000) {
  const insert = sql.prepare('INSERT INTO consents VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING')
  const select = sql.prepare(
    'SELECT version, at, purposes, received_at AS receivedAt FROM consents WHERE at = ? ORDER BY received_at',
  )
  const drop = sql.prepare(
    'DELETE FROM consents WHERE at = ?1 AND (?2 IS NULL OR (version = ?2 AND purposes = ?3))',
  )
  const dropBefore = sql.prepare(`
    DELETE FROM consents WHERE (at, version, purposes) IN
      (SELECT at, version, purposes FROM consents WHERE received_at < ? ORDER BY received_at LIMIT ?)`)
  const counts = sql.prepare('SELECT count(*) AS count, max(received_at) AS newest FROM consents')
  const stock = () => z.object({count: z.number(), newest: z.number().nullable()}).parse(counts.get())
  let count = stock().count

  /** Removes erased records from the write-ahead log, too. */
  function erased(changes: number | bigint) {
    if (changes > 0) emptyLog()
    count = stock().count
    return Number(changes)
  }

  return {
    /**
     * Stores a choice. It is on disk when this returns. A repeated choice is stored once.
     * @throws HttpError 503 when the record is full
     */
    add({version, at, purposes}: z.infer<typeof consentForm>, now: number) {
      if (count >= maxCount)
        throw new HttpError(503, 'The request cannot be kept at the moment.', {retryAfter: 3600})
      check()
      const {changes} = insert.run(at, version, purposes.toSorted().join(','), Math.floor(now / 1000))
      count += Number(changes)
    },
    /** The choices that were made at a time, by the visitor's clock. */
    madeAt: (at: string) => z.array(row).parse(select.all(at)),
    /** Deletes choices that were made at a time: one choice, or all. @returns their number */
    eraseMadeAt: (at: string, one?: Pick<Consent, 'version' | 'purposes'>) =>
      erased(drop.run(at, one?.version ?? null, one?.purposes ?? null).changes),
    count: () => count,
    /** Deletes the oldest choices that arrived before a time, in milliseconds since 1970. @returns their number */
    eraseBefore: (time: number, limit: number) =>
      erased(dropBefore.run(Math.floor(time / 1000), limit).changes),
    /** When the newest choice arrived, in milliseconds since 1970. */
    newestTime() {
      const {newest} = stock()
      return newest === null ? undefined : newest * 1000
    },
  }
}
