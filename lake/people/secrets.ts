import {createHash, randomBytes, scrypt, timingSafeEqual} from 'node:crypto'
import {secretFile} from '../../lib/disk/secret-file.ts'
import {LakeError} from '../model/errors.ts'

/** A random secret of 256 bits, with characters that are safe in an address. */
export function newSecret(prefix: string) {
  return `${prefix}${randomBytes(32).toString('base64url')}`
}

/**
 * The stored form of a token. A look-up by hash leaks nothing through its timing, because an attacker cannot choose
 * hashes. A fast hash is enough, because tokens, unlike passwords, are too long to be guessed.
 */
export function hashToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}

/** One hash takes 64 MB. */
const COST = {N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024}
const KEY_BYTES = 32

/** A hash that no password matches. Checking it takes as long as a real one, so timing does not reveal known names. */
export const UNKNOWN_PASSWORD = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The stored form of a password, `scrypt$N$r$p$salt$key`. It includes the cost, so that new passwords can cost more. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether a password is the one that was hashed. Takes as long as hashing it.
 * @param stored the result of `hashPassword`, or `UNKNOWN_PASSWORD`
 */
export async function passwordMatches(password: string, stored: string) {
  const [kind, N, r, p, salt = '', key = ''] = stored.split('$')
  if (kind !== 'scrypt') return false
  const expected = Buffer.from(key, 'base64url')
  const cost = {N: Number(N), r: Number(r), p: Number(p), maxmem: COST.maxmem}
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return timingSafeEqual(derived, expected)
}

/** Normalizes the password first, so that it matches when it is typed on another keyboard. */
function derive(password: string, salt: Buffer, cost: typeof COST) {
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

const MIN_PASSWORD = 10
const MAX_PASSWORD = 200

/** What is wrong with a new password, in words; undefined when nothing is. */
export function passwordProblem(password: string) {
  if (password.length < MIN_PASSWORD) {
    return `The password needs at least ${MIN_PASSWORD} characters. Four unrelated words are easy to remember.`
  }
  if (password.length > MAX_PASSWORD) return `The password may have at most ${MAX_PASSWORD} characters.`
  if (new Set(password).size < 4)
    return 'The password repeats a few characters. Choose one that is harder to guess.'
  return undefined
}

/** The secret of a request; undefined without one. @throws LakeError `sessionNotFound` for another scheme than Bearer, or a malformed token */
export function bearerToken(headers: Headers) {
  const header = headers.get('Authorization')
  if (!header) return undefined
  const [, token] = /^Bearer\s+(\S{1,512})$/i.exec(header) ?? []
  if (token === undefined) throw new LakeError('sessionNotFound', 'Session not found')
  return token
}

/**
 * The administrator token for scripts on this machine, from `{dataDir}/lake-token`, which only the server's user can
 * read. A missing file is made with a new token, so deleting the file replaces the token at the next start.
 */
export function readOrMakeToken(dataDir: string): string {
  if (dataDir === ':memory:') return newSecret('sk')
  return secretFile(dataDir, 'lake-token', () => newSecret('sk'))
}
