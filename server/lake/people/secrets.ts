import {createHash, randomBytes, scrypt, timingSafeEqual} from 'node:crypto'

/** A secret nobody can guess: 256 bits, safe in an address. */
export function newSecret(prefix: string) {
  return `${prefix}${randomBytes(32).toString('base64url')}`
}

/**
 * What is stored of a token. Looking a token up by its hash leaks nothing by its timing: who probes cannot choose
 * hashes. A fast hash is enough, since tokens, unlike passwords, cannot be tried out.
 */
export function hashToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}

/** Costs about 60 ms and 64 MB a try. */
const COST = {N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024}
const KEY_BYTES = 32

/** What nobody's password matches, at the cost of trying one: how long an answer takes must not tell who is known. */
export const UNKNOWN_PASSWORD = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** What is stored of a password: `scrypt$N$r$p$salt$key`, so that the cost can grow without breaking old ones. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether a password is the one that was hashed; takes as long as hashing it did.
 * @param stored as `hashPassword` makes it, or `UNKNOWN_PASSWORD`
 */
export async function passwordMatches(password: string, stored: string) {
  const [kind, N, r, p, salt = '', key = ''] = stored.split('$')
  if (kind !== 'scrypt') return false
  const expected = Buffer.from(key, 'base64url')
  const cost = {N: Number(N), r: Number(r), p: Number(p), maxmem: COST.maxmem}
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return timingSafeEqual(derived, expected)
}

/** Normalised, so that a password typed on another keyboard is the same one. */
function derive(password: string, salt: Buffer, cost: typeof COST) {
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
