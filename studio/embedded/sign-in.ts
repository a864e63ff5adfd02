import {z} from 'zod'

type SignInReason = 'wrong-password' | 'expired-link' | 'too-many' | 'unreachable' | 'refused'

/** A sign-in that did not succeed, with what the person at the screen can do about it as its message. */
class SignInError extends Error {
  override name = 'SignInError'
  readonly reason: SignInReason

  constructor(reason: SignInReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** What a person proves who they are with: the code of a one-time link, or name and password. */
export type Proof = {code: string} | {name: string; password: string}

const signedIn = z.object({token: z.string().min(1)})

/**
 * Exchanges a proof for a session token of the embedded lake.
 * @throws SignInError saying what to do
 */
export async function signIn(apiHost: string, proof: Proof): Promise<string> {
  const response = await post(`${apiHost}/v1/auth/sign-in`, proof)
  if (response.status === 429) throw tooMany(response.headers.get('retry-after'))
  if (response.status === 401 || response.status === 403 || response.status === 400) throw wrong(proof)
  if (!response.ok) {
    throw new SignInError(
      'refused',
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

function wrong(proof: Proof) {
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

function tooMany(retryAfter: string | null) {
  const seconds = Number(retryAfter)
  const wait = Number.isFinite(seconds) && seconds > 0 ? `${Math.ceil(seconds / 60)} min` : 'a few minutes'
  return new SignInError('too-many', `Too many attempts. Wait ${wait}, then try again.`)
}

/** Ends the session on the server. Best effort: the token is forgotten here in any case. */
export async function signOut(apiHost: string, token: string): Promise<void> {
  await fetch(`${apiHost}/v1/auth/logout`, {
    method: 'POST',
    headers: {authorization: `Bearer ${token}`},
  }).catch(() => undefined)
}

/**
 * Takes the one-time code out of `#sign-in=<code>` and cleans the address, so that neither history nor
 * a shared screenshot keeps it.
 */
export function takeCodeFromAddress(): string | undefined {
  const match = /^#sign-in=(.+)$/.exec(window.location.hash)
  if (!match?.[1]) return undefined
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return decodeURIComponent(match[1])
}
