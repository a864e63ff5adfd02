import {z} from 'zod'
import {Rejected, type Server} from '../live/ask.ts'
import {Explained, reasonIn} from '../live/reason.ts'
import {said} from '../languages/messages.ts'

/** Proof of identity: the code of a one-time link, or name and password. */
export type Proof = {code: string} | {name: string; password: string}

const signedIn = z.object({token: z.string().min(1)})

/**
 * Exchanges a proof for a session token of the embedded lake.
 * @throws Explained
 */
export async function signIn(apiHost: string, proof: Proof): Promise<string> {
  const answer = await post({apiHost}, 'sign-in', proof).catch((error: unknown) => {
    if (!(error instanceof Rejected)) throw error
    const {status} = error
    if (status !== 400 && status !== 401 && status !== 403)
      throw new Explained(said('sign-in.rejected', {status}))
    throw new Explained(said('code' in proof ? 'sign-in.link' : 'sign-in.wrong'))
  })
  return signedIn.parse(answer).token
}

/**
 * Sends a request about sign-in to the server.
 * @param path below the server's addresses for sign-in
 * @throws Rejected, or another Explained
 */
export async function post({apiHost, token}: Server, path: string, body: unknown = {}): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && {authorization: `Bearer ${token}`}),
  }
  const init = {method: 'POST', headers, body: JSON.stringify(body)}
  const response = await fetch(`${apiHost}/v1/auth/${path}`, init).catch(() => {
    throw new Explained(said('sign-in.no-answer'))
  })
  if (response.status === 429) throw tooManyAttempts(response.headers.get('retry-after'))
  if (!response.ok) throw new Rejected(response.status, await reasonIn(response))
  return response.json()
}

/** @param retryAfter seconds, as the header says */
function tooManyAttempts(retryAfter: string | null) {
  const minutes = Math.ceil(Number(retryAfter) / 60)
  return new Explained(minutes > 0 ? said('sign-in.many', {minutes}) : said('sign-in.many-soon'))
}

/** A failed attempt to sign in, as a sentence. */
export const sentenceOf = (error: unknown) =>
  error instanceof Explained ? error.message : said('sign-in.failed')

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
