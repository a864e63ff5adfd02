import {randomUUID} from 'node:crypto'
import {openAuditStore} from '../storage/audit-store.ts'
import type {LakeDatabase} from '../storage/lake-database.ts'

/** The Studio has words for each. */
export const AUDIT_EVENTS = [
  'signed in',
  'sign-in failed',
  'sign-in link made',
  'sessions ended',
  'password set',
  'passkey added',
  'passkey removed',
  'person added',
  'person removed',
  'role changed',
  'token made',
  'token revoked',
  'dataset deleted',
  'exported',
  'purged',
  'history removed',
  'backed up',
  'backup downloaded',
  'restored',
  'upload deleted',
  'preview link made',
  'preview link withdrawn',
  'preview opened',
  'personal data read',
  'personal data erased',
] as const

export type AuditEvent = (typeof AUDIT_EVENTS)[number]

/** How somebody signed in or failed to: subjects for which the Studio has words. */
export const WAYS = {
  link: 'by link',
  password: 'by password',
  passkey: 'by passkey',
  unknownName: 'an unknown name',
  conversions: 'to fetch conversions',
  more: 'more in one hour, from any sender',
} as const

/** An event in the record of access. */
export interface AuditEntry {
  event: AuditEvent
  /** Id of a person or a token. Default: somebody at this machine. */
  actor?: string
  subject?: string
  /** A client address, or its /64 network for IPv6. Default: this machine. */
  sender?: string
  count?: number
}

/** Actor of changes that commands make. */
const MACHINE = 'this machine'

/** Actor of what strangers do: they fail to sign in, and open shared links to previews. */
const STRANGER = 'unknown'

const HOUR_MS = 3_600_000
/** Entries of one kind about strangers that are recorded singly in an hour: strangers must not fill the disk. */
const MAX_OF_STRANGERS = 30
/** Characters. A subject can hold what somebody sent. */
const MAX_SUBJECT = 300

/** The record of access: who signed in or failed to, and changes of people, tokens and passwords. Entries are only added. */
export class Audit {
  readonly #store: ReturnType<typeof openAuditStore>
  readonly #now: () => number
  readonly #onError: (error: unknown) => void
  #hour = 0
  /** Entries of this hour about strangers. */
  readonly #ofStrangers = new Map<AuditEvent, number>()

  /** @param onError receives failures of entries that do not matter enough to reject a request */
  constructor(database: LakeDatabase, now: () => number, onError: (error: unknown) => void) {
    this.#store = openAuditStore(database)
    this.#now = now
    this.#onError = onError
  }

  /** Adds an entry. Call it in the transaction of the change. */
  record({event, actor = MACHINE, subject = '', sender = '', count = 1}: AuditEntry) {
    const row = {event, actor, subject: subject.slice(0, MAX_SUBJECT), sender, count}
    this.#store.addAudit({id: randomUUID(), at: this.#now(), ...row})
  }

  /** Adds an entry about something that must work on a full or damaged disk, too. */
  recordIfPossible(entry: AuditEntry) {
    try {
      this.record(entry)
    } catch (error) {
      this.#onError(error)
    }
  }

  /** Adds an entry about a failed sign-in, or counts it when the hour has many. */
  failedSignIn(subject: string, sender: string) {
    this.recordStranger('sign-in failed', subject, sender)
  }

  /** Adds an entry about a stranger, or counts it when the hour has many of this kind. */
  recordStranger(event: AuditEvent, subject: string, sender: string) {
    const hour = Math.floor(this.#now() / HOUR_MS)
    if (hour !== this.#hour) {
      this.close()
      this.#hour = hour
    }
    const count = (this.#ofStrangers.get(event) ?? 0) + 1
    this.#ofStrangers.set(event, count)
    if (count <= MAX_OF_STRANGERS) this.recordIfPossible({event, actor: STRANGER, subject, sender})
  }

  /** Adds what was only counted until now. */
  close() {
    for (const [event, count] of this.#ofStrangers) {
      const more = count - MAX_OF_STRANGERS
      if (more > 0) this.recordIfPossible({event, actor: STRANGER, subject: WAYS.more, count: more})
    }
    this.#ofStrangers.clear()
  }

  /**
   * Entries, newest first.
   * @param since milliseconds since 1970
   */
  list({since = 0, limit}: {since?: number; limit: number}) {
    return this.#store.audit(since, limit)
  }

  /** Time of the newest event of this kind, in milliseconds since 1970; 0 without one. */
  lastAt(event: AuditEvent): number {
    return this.#store.lastAudit(event)
  }

  /** Entries about strangers: failed sign-ins, and shared links that were opened; oldest first. */
  ofStrangers() {
    return this.#store.auditBy(STRANGER)
  }

  /** Takes address and name out of entries about strangers. The events stay. */
  forgetStrangers(ids: ReadonlySet<string>) {
    for (const {id} of this.ofStrangers()) if (ids.has(id)) this.#store.blankAudit(id)
  }

  count(): number {
    return this.#store.countAudit()
  }

  /**
   * Removes the oldest entries.
   * @param time milliseconds since 1970: only earlier entries are removed
   */
  forgetBefore(time: number, limit: number) {
    this.#store.deleteAuditBefore(time, limit)
  }
}
