import {z} from 'zod'

type SignInReason = 'wrong-password' | 'expired-link' | 'too-many' | 'unreachable' | 'rejected'

/** A failed sign-in. The message tells the person at the screen what to do. */
class SignInError extends Error {
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
    throw new SignInError(
      'rejected',
      `The server could not sign you in (${response.status}). Try again in a minute.`,
    )
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
    throw new SignInError(
      'unreachable',
      'The server does not answer. Check that it is running, then try again.',
    )
  }
}

function invalidProof(proof: Proof) {
  return 'code' in proof
    ? new SignInError(
        'expired-link',
        'This sign-in link has been used or is too old. Restart the server for a new one, or sign in with your password.',
      )
    : new SignInError(
        'wrong-password',
        'Name and password do not belong together. Check capital letters and try again.',
      )
}

function tooManyAttempts(retryAfter: string | null) {
  const seconds = Number(retryAfter)
  const wait = Number.isFinite(seconds) && seconds > 0 ? `${Math.ceil(seconds / 60)} min` : 'a few minutes'
  return new SignInError('too-many', `Too many attempts. Wait ${wait}, then try again.`)
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
