import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import {invalid, LakeError} from '../model/errors.ts'
import type {Identity} from '../model/types.ts'
import type {PasskeyRow} from '../storage/people-store.ts'
import {Challenges} from './challenges.ts'
import type {PeopleParts} from './staff.ts'

const MAX_PASSKEYS = 20
const MAX_NAME = 60
/** Time that a person has to confirm with a passkey, as the library has it. */
const CONFIRM_MS = 60_000

/** Why a passkey was refused. The Studio has words for each of these codes. */
export const PASSKEY_PROBLEMS = {
  'passkeys-need-https': 'badRequest',
  'unknown-passkey': 'unauthorized',
  'sign-in-again': 'insufficientPermissionsError',
  'unchecked-passkey': 'validationError',
  'too-many-passkeys': 'validationError',
  'known-passkey': 'validationError',
} as const

export const passkeyProblem = (code: keyof typeof PASSKEY_PROBLEMS, sentence: string) =>
  new LakeError(PASSKEY_PROBLEMS[code], sentence, {code})

/** Address of the pages on which passkeys work. Browsers bind them to it. */
export interface PasskeySite {
  origin: string
  /** The part of the address that a passkey knows. */
  domain: string
}

/** The site of a public address. @throws LakeError `badRequest` when browsers offer no passkeys there */
export function passkeySiteOf(publicBase: string): PasskeySite {
  const {origin, hostname, protocol} = new URL(publicBase)
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  if (!isAddress && (protocol === 'https:' || hostname === 'localhost')) return {origin, domain: hostname}
  throw passkeyProblem(
    'passkeys-need-https',
    `Passkeys need an address with a name and https. The address of this shop is ${origin}: the owner changes it with PUBLIC_URL.`,
  )
}

/** A passkey as its person sees it. */
export interface Passkey {
  id: string
  name: string
  /** Milliseconds since 1970. */
  createdAt: number
  /** Milliseconds since 1970; null until it was used. */
  usedAt: number | null
}

/** The request that adds a passkey. */
interface NewPasskey {
  name: string
  response: RegistrationResponseJSON
  /** For the record. */
  sender: string
}

/** A passkey that has just signed a challenge. */
export interface ProvenPasskey {
  id: string
  person: string
  counter: number
}

/** Loading this library takes half a second of the only thread, and 32 MB. No request of a stranger may need it. */
const library = () => import('@simplewebauthn/server')

/** Keys on the phones and computers of people, which sign in without a name or a password. */
export class Passkeys {
  readonly #parts: PeopleParts
  readonly #challenges: Challenges

  constructor(parts: PeopleParts) {
    this.#parts = parts
    this.#challenges = new Challenges(parts.now)
  }

  /** A person's passkeys, oldest first. */
  list(person: string): Passkey[] {
    return this.#parts.store
      .passkeys(person)
      .map(({id, name, createdAt, usedAt}) => ({id, name, createdAt, usedAt}))
  }

  /** Options with which a browser makes a passkey for a person. */
  async optionsToAdd(person: Identity, {origin, domain}: PasskeySite) {
    const {generateRegistrationOptions} = await library()
    return generateRegistrationOptions({
      rpName: domain,
      rpID: domain,
      userID: new TextEncoder().encode(person.id),
      userName: person.email,
      userDisplayName: person.name,
      challenge: this.#challenges.make(purposeOf(origin, person.id)),
      // The sign-in page knows no name, so the passkey must bring it.
      authenticatorSelection: {residentKey: 'required', userVerification: 'required'},
      excludeCredentials: this.#parts.store.passkeys(person.id).map(({id}) => ({id})),
    })
  }

  /**
   * Adds a passkey that a browser has made.
   * @throws LakeError `validationError` with a sentence for the person
   */
  async add(
    person: Identity,
    {name, response, sender}: NewPasskey,
    {origin, domain}: PasskeySite,
  ): Promise<Passkey> {
    if (name === '' || name.length > MAX_NAME) throw invalid(`A name must have 1 to ${MAX_NAME} characters.`)
    const {verifyRegistrationResponse} = await library()
    const {verified, registrationInfo} = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.#challenges.take(challenge, purposeOf(origin, person.id)),
      expectedOrigin: origin,
      expectedRPID: domain,
    }).catch(() => ({verified: false, registrationInfo: undefined}))
    if (!verified || !registrationInfo)
      throw passkeyProblem('unchecked-passkey', 'The passkey could not be checked. Try again.')
    const {id, publicKey, counter} = registrationInfo.credential
    const row: PasskeyRow = {
      id,
      person: person.id,
      name,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      createdAt: this.#parts.now(),
      usedAt: null,
    }
    this.#parts.database.transaction(() => {
      // The person may have been removed meanwhile.
      if (!this.#parts.store.person(person.id))
        throw new LakeError('unauthorized', 'This person no longer has access.')
      if (this.#parts.store.passkeys(person.id).length >= MAX_PASSKEYS)
        throw passkeyProblem(
          'too-many-passkeys',
          `A person may have up to ${MAX_PASSKEYS} passkeys. Remove one first.`,
        )
      if (this.#parts.store.addPasskey(row) === 0)
        throw passkeyProblem('known-passkey', 'This passkey was added before.')
      this.#parts.audit.record({
        event: 'passkey added',
        actor: person.id,
        subject: `${person.email}, ${name}`,
        sender,
      })
    })
    return {id, name, createdAt: row.createdAt, usedAt: null}
  }

  /**
   * Removes a passkey of a person. It signs in no more; sessions that it started stay.
   * @param by who removes it, and from where. Absent: somebody at this machine
   * @returns false when the person has no such passkey
   */
  remove(person: Identity, id: string, by: {actor?: string; sender?: string} = {}): boolean {
    return this.#parts.database.transaction(() => {
      const found = this.#parts.store.passkeys(person.id).find((passkey) => passkey.id === id)
      if (!found) return false
      this.#parts.store.deletePasskey(id)
      this.#parts.audit.record({event: 'passkey removed', subject: `${person.email}, ${found.name}`, ...by})
      return true
    })
  }

  /**
   * Options with which a browser signs in with any passkey that it has for this site.
   * @see https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialrequestoptionsjson
   */
  optionsToSignIn({origin, domain}: PasskeySite): PublicKeyCredentialRequestOptionsJSON {
    const challenge = Buffer.from(this.#challenges.make(purposeOf(origin))).toString('base64url')
    return {rpId: domain, challenge, timeout: CONFIRM_MS, userVerification: 'required'}
  }

  /** Checks the signature of a challenge, which it uses up. @returns undefined when anything about it is wrong */
  async check(
    response: AuthenticationResponseJSON,
    {origin, domain}: PasskeySite,
  ): Promise<ProvenPasskey | undefined> {
    const known = this.#parts.store.passkey(response.id)
    if (!known) return undefined
    const {verifyAuthenticationResponse} = await library()
    const result = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.#challenges.take(challenge, purposeOf(origin)),
      expectedOrigin: origin,
      expectedRPID: domain,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    }).catch(() => undefined)
    if (!result?.verified) return undefined
    return {id: known.id, person: known.person, counter: result.authenticationInfo.newCounter}
  }
}

/** Purpose of a challenge. A challenge to sign in cannot add a passkey, nor one person's add another's. */
const purposeOf = (origin: string, person?: string) =>
  person === undefined ? `sign in ${origin}` : `add ${origin} ${person}`
