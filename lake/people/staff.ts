import {randomUUID} from 'node:crypto'
import {badRequest, invalid, LakeError} from '../model/errors.ts'
import {OWNER, type openPeopleStore, type PersonRow, type SessionRow} from '../storage/people-store.ts'
import type {LakeDatabase} from '../storage/lake-database.ts'
import type {Audit} from './audit.ts'
import type {Role} from '../model/roles.ts'

const MAX_NAME = 100
/** Characters of a session's hash that make its id: enough to be unique, too few to reveal the hash. */
const SESSION_ID_LENGTH = 10

/** A person who can sign in, as listed for an administrator. */
export interface StaffMember {
  id: string
  name: string
  /** The name for signing in; the owner can also use "owner". */
  email: string
  role: Role
  hasPassword: boolean
}

/** A session: somebody is signed in on one device. */
export interface Session {
  id: string
  email: string
  /** Milliseconds since 1970. */
  startedAt: number
  /** Milliseconds since 1970. Using the session extends it. */
  expiresAt: number
}

/** The parts from which the people of a lake are made. */
export interface PeopleParts {
  database: LakeDatabase
  store: ReturnType<typeof openPeopleStore>
  audit: Audit
  /** Milliseconds since 1970. */
  now: () => number
}

/** The people who can sign in: the owner, who is always an administrator, and people whom the owner has added. */
export class Staff {
  readonly #parts: PeopleParts

  constructor(parts: PeopleParts) {
    this.#parts = parts
  }

  /** All people, ordered by id. */
  list(): StaffMember[] {
    return this.#parts.store.people().map(toMember)
  }

  /** @throws LakeError `validationError` for a bad address or name, `badRequest` when the address is taken */
  add(email: string, name: string, role: Role): StaffMember {
    if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
      throw invalid(`"${email.slice(0, 254)}" is not an e-mail address.`)
    if (name === '' || name.length > MAX_NAME) throw invalid(`A name must have 1 to ${MAX_NAME} characters.`)
    const id = `person-${randomUUID()}`
    this.#parts.database.transaction(() => {
      if (this.#parts.store.addPerson(id, name, email, role) === 0)
        throw badRequest(`${email} already has access.`)
      this.#parts.audit.record({event: 'person added', subject: `${email}, ${role}`})
    })
    return {id, name, email, role, hasPassword: false}
  }

  /**
   * Takes effect at once; open tabs of the Studio get the new role with their next request.
   * @throws LakeError `notFound`, `badRequest` for the owner
   */
  setRole(who: string, role: Role) {
    const {id, email} = this.#otherThanOwner(who)
    this.#parts.database.transaction(() => {
      this.#parts.store.setRole(role, this.#parts.now(), id)
      this.#parts.audit.record({event: 'role changed', subject: `${email}, ${role}`})
    })
  }

  /**
   * Removes a person's access at once. The person's changes stay, with their author.
   * @throws LakeError `notFound`, `badRequest` for the owner
   */
  remove(who: string) {
    const {id, email} = this.#otherThanOwner(who)
    this.#parts.database.transaction(() => {
      this.#parts.store.deletePerson(id)
      this.#parts.audit.record({event: 'person removed', subject: email})
    })
  }

  /** @param who e-mail address or id. @throws LakeError `notFound` */
  find(who: string): StaffMember {
    const person = this.#parts.store.person(who) ?? this.#parts.store.personByEmail(who)
    if (person) return toMember(person)
    throw new LakeError('notFound', `There is no person with the address or id ${who}.`)
  }

  /** The sessions that have not expired, ordered by person, then oldest first. */
  sessions(): Session[] {
    const emails = new Map(this.#parts.store.people().map(({id, email}) => [id, email]))
    return this.#parts.store
      .sessions()
      .filter(({expiresAt}) => expiresAt >= this.#parts.now())
      .map((row) => toSession(row, emails.get(row.person) ?? row.person))
  }

  /**
   * Ends one session, or all sessions of a person with the person's sign-in code.
   * @param which e-mail address or id of a person, or id of a session
   * @returns the number of ended sessions
   */
  endSessions(which: string): number {
    const session = this.#parts.store.sessions().find(({hash}) => hash.slice(0, SESSION_ID_LENGTH) === which)
    const person = this.find(session?.person ?? which)
    return this.#parts.database.transaction(() => {
      this.#parts.audit.record({
        event: 'sessions ended',
        subject: session ? `${person.email}, one` : person.email,
      })
      return session
        ? this.#parts.store.deleteSession(session.hash)
        : this.#parts.store.endSessionsOf(person.id)
    })
  }

  #otherThanOwner(who: string): StaffMember {
    const found = this.find(who)
    if (found.id !== OWNER) return found
    throw badRequest('The owner always stays an administrator and cannot be removed.')
  }
}

function toMember({id, name, email, role, password}: PersonRow): StaffMember {
  return {id, name, email, role, hasPassword: password !== null}
}

function toSession({hash, createdAt, expiresAt}: SessionRow, email: string): Session {
  return {id: hash.slice(0, SESSION_ID_LENGTH), email, startedAt: createdAt, expiresAt}
}
