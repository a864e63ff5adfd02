import {z} from 'zod'
import {Explained} from '../live/reason.ts'
import {said} from '../languages/words.ts'

type SignInReason = 'wrong-password' | 'expired-link' | 'too-many' | 'unreachable' | 'rejected'

/** A failed sign-in. The message tells the person at the screen what to do. */
class SignInError extends Explained {
  override name = 'SignInError'
  readonly reason: SignInReason

  constructor(reason: SignInReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** Proof of identity: the code of a one-time link, or name and password. */
export type Proof = {code: string} | {name: string; password: string}

const signedIn = z.object({token: z.string().min(1)})

/**
 * Exchanges a proof for a session token of the embedded lake.
 * @throws SignInError
 */
export async function signIn(apiHost: string, proof: Proof): Promise<string> {
  const response = await post(`${apiHost}/v1/auth/sign-in`, proof)
  if (response.status === 429) throw tooManyAttempts(response.headers.get('retry-after'))
  if (response.status === 401 || response.status === 403 || response.status === 400) throw invalidProof(proof)
  if (!response.ok) {
    throw new SignInError('rejected', said('sign-in.rejected', {status: response.status}))
  }
  return signedIn.parse(await response.json()).token
}

async function post(url: string, body: Proof): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(body),
    })
  } catch {
    throw new SignInError('unreachable', said('sign-in.no-answer'))
  }
}

function invalidProof(proof: Proof) {
  return 'code' in proof
    ? new SignInError('expired-link', said('sign-in.link'))
    : new SignInError('wrong-password', said('sign-in.wrong'))
}

/** @param retryAfter seconds, as the header says */
export function tooManyAttempts(retryAfter: string | null) {
  const seconds = Number(retryAfter)
  const isKnown = Number.isFinite(seconds) && seconds > 0
  const minutes = Math.ceil(seconds / 60)
  return new SignInError('too-many', isKnown ? said('sign-in.many', {minutes}) : said('sign-in.many-soon'))
}

/** Ends the session on the server. Ignores a failure, because the Studio removes the token in any case. */
export async function signOut(apiHost: string, token: string): Promise<void> {
  await fetch(`${apiHost}/v1/auth/logout`, {
    method: 'POST',
    headers: {authorization: `Bearer ${token}`},
  }).catch(() => undefined)
}

/**
 * Reads the one-time code from `#sign-in=<code>` and removes it from the address, so that neither the history nor a
 * screenshot shows it.
 * @returns `undefined` when the address has no code
 */
export function takeCodeFromAddress(): string | undefined {
  const match = /^#sign-in=(.+)$/.exec(window.location.hash)
  if (!match?.[1]) return undefined
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return decodeURIComponent(match[1])
}
