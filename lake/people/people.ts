import {randomUUID} from 'node:crypto'
import type {AuthenticationResponseJSON} from '@simplewebauthn/server'
import pLimit from 'p-limit'
import {Audit, WAYS} from './audit.ts'
import {invalid, LakeError} from '../model/errors.ts'
import {isOfDisk} from '../storage/disk-failure.ts'
import type {LakeDatabase} from '../storage/lake-database.ts'
import type {Identity, Json} from '../model/types.ts'
import {openPeopleStore, OWNER} from '../storage/people-store.ts'
import type {TokenRow} from '../storage/people-store.ts'
import type {Role} from '../model/roles.ts'
import {passkeyProblem, Passkeys, type PasskeySite} from './passkeys.ts'
import {
  UNKNOWN_PASSWORD,
  bearerToken,
  hashPassword,
  hashToken,
  newSecret,
  passwordMatches,
  passwordProblem,
} from './secrets.ts'
import {Staff} from './staff.ts'

/** Age of a sign-in that counts as recent. */
const RECENT_MS = 10 * 60_000
/** Id of the token in `LakeOptions.token` or in the data folder's `lake-token`. */
export const SCRIPT_TOKEN = 'lake-token'

const HOUR_MS = 3_600_000
const CODE_LIFE_MS = 24 * HOUR_MS
const SESSION_LIFE_MS = 30 * 24 * HOUR_MS
/** A session in use is extended at most this often, so that not every read causes a write. */
const EXTEND_AFTER_MS = HOUR_MS

/** Passwords that wait to be checked. */
const MAX_WAITING_PASSWORDS = 20
const MAX_SETTING_CHARACTERS = 256 * 1024
const MAX_SETTINGS = 500

/** The program around the lake, when it reads on behalf of somebody whom it has checked itself. */
const READER: Identity = {id: 'reader', name: 'Server', email: '', role: 'viewer'}

/** A person who has just signed in. */
export interface SignIn {
  /** Sent as `Authorization: Bearer`. Expires 30 days after its last use. */
  token: string
  identity: Identity
}

/** The people and tokens of a lake: identities, signing in, and the Studio's settings for each user. */
export class LakePeople {
  readonly staff: Staff
  readonly passkeys: Passkeys
  /** Record of what people and tokens did, and of what was done to them. */
  readonly audit: Audit
  /** A viewer's token for the program around the lake. It is stored nowhere, and ends with the process. */
  readonly readerToken = newSecret('')
  readonly #readerHash = hashToken(this.readerToken)
  readonly #database: LakeDatabase
  readonly #store: ReturnType<typeof openPeopleStore>
  readonly #now: () => number
  /** Bounds the memory for hashing passwords, which many guesses at once would exhaust. */
  readonly #passwordJobs = pLimit(2)

  /**
   * @param scriptToken an administrator's token for scripts; only its hash is stored. Absent: the stored hash stays
   * @param now milliseconds since 1970
   * @param onError receives failures to record what must work all the same
   */
  constructor(
    database: LakeDatabase,
    scriptToken?: string,
    now: () => number = () => Date.now(),
    onError: (error: unknown) => void = () => undefined,
  ) {
    this.#database = database
    this.#store = openPeopleStore(database)
    this.#now = now
    this.audit = new Audit(database, now, onError)
    const parts = {database, store: this.#store, audit: this.audit, now}
    this.staff = new Staff(parts)
    this.passkeys = new Passkeys(parts)
    this.#store.addPerson(OWNER, 'Owner', 'owner@localhost', 'administrator')
    if (scriptToken !== undefined) this.#putScriptToken(hashToken(scriptToken))
    this.#store.deleteSessionsExpiredBefore(now())
  }

  /**
   * Identifies the sender of a request.
   * @returns undefined for an anonymous reader
   * @throws LakeError `sessionNotFound` (401) when the request has an invalid token
   */
  identify(headers: Headers): Identity | undefined {
    const secret = bearerToken(headers)
    if (secret === undefined) return undefined
    const hash = hashToken(secret)
    if (hash === this.#readerHash) return READER
    const token = this.#store.tokenByHash(hash)
    const identity = token ? identityOf(token) : this.#ofSession(hash)
    if (identity) return identity
    throw new LakeError('sessionNotFound', 'Session not found')
  }

  /** Key of the session or token that a request names, for `holderOf`. The key itself opens nothing. */
  keyOf(headers: Headers): string | undefined {
    const secret = bearerToken(headers)
    return secret && hashToken(secret)
  }

  /**
   * Id of the person or token whose session or token has this key. Undefined once the session has ended. A removed
   * person has no session.
   */
  holderOf(key: string): string | undefined {
    const token = this.#store.tokenByHash(key)
    if (token) return token.id
    const session = this.#store.session(key)
    return session && session.expiresAt >= this.#now() ? session.person : undefined
  }

  /** The person or script token with this id; undefined when nobody has it. */
  find(id: string): Identity | undefined {
    const person = this.#store.person(id)
    if (person) return {id: person.id, name: person.name, email: person.email, role: person.role}
    const token = this.#store.tokenById(id)
    return token && identityOf(token)
  }

  /** Id of the person with a name: the id itself, or an e-mail address. */
  idOf(name: string): string | undefined {
    return (this.#store.person(name) ?? this.#store.personByEmail(name))?.id
  }

  /** Whether an id is that of a person, not of a script's token. */
  isPerson(id: string): boolean {
    return this.#store.person(id) !== undefined
  }

  /** All people who can sign in. */
  members(): Identity[] {
    return this.#store.people().map(({id, name, email, role}) => ({id, name, email, role}))
  }

  /**
   * Makes a sign-in code for a sign-in link. It works once, within 24 hours, and replaces the person's former code.
   * @param person id
   */
  createSignInCode(person = OWNER): string {
    const code = newSecret('')
    this.#database.transaction(() => {
      this.#store.replaceCode(hashToken(code), person, this.#now() + CODE_LIFE_MS)
      this.audit.record({event: 'sign-in link made', subject: this.find(person)?.email})
    })
    return code
  }

  /**
   * @param sender for the record
   * @throws LakeError `unauthorized` when the code is used, expired, replaced or wrong
   */
  signInWithCode(code: string, sender = ''): SignIn {
    const found = this.#store.takeCode(hashToken(code))
    if (found && found.expiresAt >= this.#now()) return this.#startSession(found.person, WAYS.link, sender)
    this.audit.failedSignIn(WAYS.link, sender)
    throw new LakeError(
      'unauthorized',
      'This sign-in link was used already, is older than a day, was replaced by a newer one, or ended when a password was set.',
    )
  }

  /**
   * @param name an e-mail address, or "owner"
   * @param sender for the record. A name that nobody has is not recorded: it may be a password
   * @throws LakeError `unavailable` when too many passwords wait to be checked; `unauthorized`, with the same text and delay for an unknown name as for a wrong password
   */
  async signInWithPassword(password: string, name = OWNER, sender = ''): Promise<SignIn> {
    const person = this.#store.person(name) ?? this.#store.personByEmail(name)
    if (person?.id === OWNER && !person.password)
      throw new LakeError('unauthorized', 'No password is set. Use the sign-in link that the server prints.')
    const stored = person?.password ?? UNKNOWN_PASSWORD
    if (this.#passwordJobs.pendingCount >= MAX_WAITING_PASSWORDS)
      throw new LakeError('unavailable', 'The server is busy. Try again in a few seconds.')
    const matches = await this.#passwordJobs(() => passwordMatches(password, stored))
    if (matches && person) return this.#startSession(person.id, WAYS.password, sender)
    this.audit.failedSignIn(person?.email ?? WAYS.unknownName, sender)
    throw new LakeError('unauthorized', 'The name or the password is not right.')
  }

  /**
   * @param response the signed challenge, as the browser made it
   * @param sender for the record
   * @throws LakeError `unauthorized`, with the same text for an unknown passkey as for a wrong signature
   */
  async signInWithPasskey(
    response: AuthenticationResponseJSON,
    site: PasskeySite,
    sender = '',
  ): Promise<SignIn> {
    const proven = await this.passkeys.check(response, site)
    const signedIn = this.#database.transaction(() => {
      // It may have been removed while the signature was checked.
      const isThere = proven && this.#store.usePasskey(proven.counter, this.#now(), proven.id) > 0
      return isThere ? this.#startSession(proven.person, WAYS.passkey, sender) : undefined
    })
    if (signedIn) return signedIn
    this.audit.failedSignIn(WAYS.passkey, sender)
    throw passkeyProblem(
      'unknown-passkey',
      'This passkey does not sign in here, or took longer than five minutes. Try again, or use your password.',
    )
  }

  /** Ends the session whose token the request has. Script tokens are ended by `revokeToken` instead. */
  signOut(headers: Headers) {
    const secret = bearerToken(headers)
    if (secret !== undefined) this.#store.deleteSession(hashToken(secret))
  }

  /** Whether the owner has a password. */
  hasPassword(): boolean {
    return Boolean(this.#store.person(OWNER)?.password)
  }

  /**
   * Sets a person's password and ends all of the person's sessions, sign-in codes and passkeys.
   * @param person id
   * @returns the number of passkeys that ended
   * @throws LakeError `validationError`, with a sentence for the person
   */
  async setPassword(password: string, person = OWNER, {keepPasskeys = false} = {}): Promise<number> {
    const problem = passwordProblem(password)
    if (problem) throw invalid(problem)
    const hash = await hashPassword(password)
    return this.#database.transaction(() => {
      this.#store.setPassword(hash, this.#now(), person)
      const identity = this.find(person)
      this.audit.record({event: 'password set', subject: identity?.email})
      const ended = identity && !keepPasskeys ? this.passkeys.list(person) : []
      for (const {id} of ended) if (identity) this.passkeys.remove(identity, id)
      return ended.length
    })
  }

  /** Whether the session of a request began a few minutes ago. Needed for what outlives a session that was stolen. */
  hasJustSignedIn(headers: Headers): boolean {
    const session = this.#store.session(this.keyOf(headers) ?? '')
    return session !== undefined && this.#now() - session.createdAt <= RECENT_MS
  }

  /** Makes a token for a script. The token is returned only here: the lake stores its hash. */
  createToken(label: string, role: Role): {id: string; token: string} {
    const id = `token-${randomUUID()}`
    const token = newSecret('sk')
    this.#database.transaction(() => {
      this.#store.putToken(hashToken(token), id, label, role, this.#now())
      this.audit.record({event: 'token made', subject: `${label}, ${role} (${id})`})
    })
    return {id, token}
  }

  /** The script tokens, oldest first, without their secrets. */
  tokens(): TokenRow[] {
    return this.#store.tokens()
  }

  /** @returns false when there is no such token */
  revokeToken(id: string): boolean {
    return this.#database.transaction(() => {
      const label = this.#store.tokenById(id)?.label
      if (this.#store.deleteToken(id) === 0) return false
      this.audit.record({event: 'token revoked', subject: `${label} (${id})`})
      return true
    })
  }

  /** A setting that the Studio stored for a user; `null` when there is none. */
  setting(user: string, key: string): Json {
    const text = this.#store.setting(user, key)
    const value: Json = text === undefined ? null : JSON.parse(text)
    return value
  }

  /** The settings of all users, with their values as JSON. */
  settings() {
    return this.#store.settings()
  }

  /** @returns false when there is no such setting */
  deleteSetting(user: string, key: string): boolean {
    return this.#store.deleteSetting(user, key) > 0
  }

  /** Stores all of the settings or none. @throws LakeError `payloadTooLarge` */
  putSettings(user: string, settings: {key: string; value: Json}[]) {
    const texts = settings.map(({key, value}): [string, string] => [key, JSON.stringify(value)])
    if (texts.some(([key, text]) => key.length + text.length > MAX_SETTING_CHARACTERS)) {
      throw new LakeError('payloadTooLarge', `A setting may have up to ${MAX_SETTING_CHARACTERS} characters.`)
    }
    if (this.#store.settingCount(user) + texts.length > MAX_SETTINGS) {
      throw new LakeError('payloadTooLarge', `A user may have up to ${MAX_SETTINGS} settings.`)
    }
    this.#store.putSettings(user, texts)
  }

  #putScriptToken(hash: string) {
    const label = 'Scripts on this machine'
    const isKnown = this.#store.tokenByHash(hash) !== undefined
    this.#database.transaction(() => {
      this.#store.putToken(hash, SCRIPT_TOKEN, label, 'administrator', this.#now())
      if (!isKnown) this.audit.record({event: 'token made', subject: `${label}, administrator`})
    })
  }

  #startSession(person: string, how: string, sender: string): SignIn {
    const identity = this.find(person)
    if (!identity) throw new LakeError('unauthorized', 'This person no longer has access.')
    const token = newSecret('sk')
    this.#database.transaction(() => {
      this.#store.addSession(hashToken(token), person, this.#now(), this.#now() + SESSION_LIFE_MS)
      this.audit.record({event: 'signed in', actor: person, subject: how, sender})
    })
    return {token, identity}
  }

  #ofSession(hash: string): Identity | undefined {
    const session = this.#store.session(hash)
    if (!session) return undefined
    if (session.expiresAt < this.#now()) {
      throw new LakeError('sessionNotFound', 'Session has expired', {errorCode: 'SIO-401-AEX'})
    }
    const renewed = this.#now() + SESSION_LIFE_MS
    if (renewed - session.expiresAt > EXTEND_AFTER_MS) this.#extend(renewed, hash)
    return this.find(session.person)
  }

  /** Reading must work on a full disk, so a session that cannot be extended stays valid until its old expiry. */
  #extend(expiresAt: number, hash: string) {
    try {
      this.#store.extendSession(expiresAt, hash)
    } catch (error) {
      if (!isOfDisk(error)) throw error
    }
  }
}

function identityOf({id, label, role}: TokenRow): Identity {
  return {id, name: label, email: '', role}
}
