import {randomUUID} from 'node:crypto'
import {LakeError} from '../model/errors.ts'
import {OWNER, type openPeopleStore, type PersonRow, type SessionRow} from '../storage/people-store.ts'
import type {Role} from '../model/roles.ts'

const MAX_NAME = 100
/** Enough to be told apart by; the rest of what is stored of a session stays where it is. */
const SESSION_ID = 10

/** A person who may sign in, as the one who looks after them sees it. */
export interface StaffMember {
  id: string
  name: string
  /** What they sign in with; the owner signs in as "owner" too. */
  email: string
  role: Role
  hasPassword: boolean
}

/** A place where somebody is signed in. */
export interface Session {
  id: string
  email: string
  /** Milliseconds since the epoch. */
  startedAt: number
  /** Milliseconds since the epoch: the session ends then, unless it is used before. */
  expiresAt: number
}

/** Who may sign in: the owner, always an administrator, and those whom the owner lets in. */
export class Staff {
  readonly #store: ReturnType<typeof openPeopleStore>
  readonly #now: () => number

  /** @param now milliseconds since the epoch */
  constructor(store: ReturnType<typeof openPeopleStore>, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** By id. */
  list(): StaffMember[] {
    return this.#store.people().map(toMember)
  }

  /** @throws LakeError `validationError` for a bad address or name, `badRequest` when the address is taken */
  add(email: string, name: string, role: Role): StaffMember {
    if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
      throw new LakeError('validationError', `"${email.slice(0, 254)}" is no e-mail address.`)
    if (name === '' || name.length > MAX_NAME)
      throw new LakeError('validationError', `A name has 1 to ${MAX_NAME} characters.`)
    const id = `person-${randomUUID()}`
    if (this.#store.addPerson(id, name, email, role) === 0)
      throw new LakeError('badRequest', `${email} is known already.`)
    return {id, name, email, role, hasPassword: false}
  }

  /**
   * Counts at once, in open tabs of the Studio from their next request on.
   * @throws LakeError `notFound`, `badRequest` for the owner
   */
  setRole(who: string, role: Role) {
    this.#store.setRole(role, this.#otherThanOwner(who).id)
  }

  /**
   * Ends what a person may do here, at once. What they wrote stays, in the history too.
   * @throws LakeError `notFound`, `badRequest` for the owner
   */
  remove(who: string) {
    this.#store.deletePerson(this.#otherThanOwner(who).id)
  }

  /** @param who e-mail address or id. @throws LakeError `notFound` */
  find(who: string): StaffMember {
    const person = this.#store.person(who) ?? this.#store.personByEmail(who)
    if (person) return toMember(person)
    throw new LakeError('notFound', `Nobody is known here as ${who}.`)
  }

  /** Those that have not ended, by person and age. */
  sessions(): Session[] {
    const emails = new Map(this.#store.people().map(({id, email}) => [id, email]))
    return this.#store
      .sessions()
      .filter(({expiresAt}) => expiresAt >= this.#now())
      .map((row) => toSession(row, emails.get(row.person) ?? row.person))
  }

  /**
   * Signs somebody out everywhere, or ends one session.
   * @param which e-mail address or id of a person, or id of a session
   * @returns how many sessions ended
   */
  endSessions(which: string): number {
    const session = this.#store.sessions().find(({hash}) => hash.slice(0, SESSION_ID) === which)
    return session
      ? this.#store.deleteSession(session.hash)
      : this.#store.deleteSessionsOf(this.find(which).id)
  }

  #otherThanOwner(who: string): StaffMember {
    const found = this.find(who)
    if (found.id !== OWNER) return found
    throw new LakeError('badRequest', 'The owner stays, as an administrator.')
  }
}

function toMember({id, name, email, role, password}: PersonRow): StaffMember {
  return {id, name, email, role, hasPassword: password !== null}
}

function toSession({hash, createdAt, expiresAt}: SessionRow, email: string): Session {
  return {id: hash.slice(0, SESSION_ID), email, startedAt: createdAt, expiresAt}
}
