import {startAuthentication, startRegistration, WebAuthnError} from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import {z} from 'zod'
import {Explained, reasonIn} from '../../live/reason.ts'
import {said} from '../../languages/words.ts'
import {tooManyAttempts} from '../sign-in.ts'

const signedIn = z.object({token: z.string().min(1)})
const requestOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>((value) => isObject(value))
const creationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>((value) => isObject(value))

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/**
 * Signs in with a passkey of this device, which the browser lets the person choose.
 * @returns the token of the session
 * @throws Explained
 */
export async function signInWithPasskey(apiHost: string): Promise<string> {
  const optionsJSON = requestOptions.parse(await send(`${apiHost}/v1/auth/passkey-options`))
  const passkey = await startAuthentication({optionsJSON}).catch(explain)
  return signedIn.parse(await send(`${apiHost}/v1/auth/sign-in`, {body: {passkey}})).token
}

/**
 * Makes a passkey on this device and adds it to the person who is signed in.
 * @throws Explained
 */
export async function addPasskey(apiHost: string, token: string, name: string): Promise<void> {
  const optionsJSON = creationOptions.parse(await send(`${apiHost}/v1/auth/passkeys/options`, {token}))
  const response = await startRegistration({optionsJSON}).catch(explain)
  await send(`${apiHost}/v1/auth/passkeys`, {token, body: {name, response}})
}

interface Sent {
  token?: string
  body?: unknown
}

async function send(url: string, {token, body = {}}: Sent = {}): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && {authorization: `Bearer ${token}`}),
  }
  const response = await fetch(url, {method: 'POST', headers, body: JSON.stringify(body)}).catch(() => {
    throw new Explained(said('passkeys.no-answer'))
  })
  if (response.status === 429) throw tooManyAttempts(response.headers.get('retry-after'))
  if (!response.ok) throw new Explained(await reasonIn(response))
  return response.json()
}

/** Sentences for the failures of a browser. */
function explain(error: unknown): never {
  const [code, name] = [
    error instanceof WebAuthnError ? error.code : undefined,
    error instanceof Error ? error.name : undefined,
  ]
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') throw new Explained(said('passkeys.known'))
  if (code === 'ERROR_INVALID_RP_ID' || code === 'ERROR_INVALID_DOMAIN' || name === 'SecurityError')
    throw new Explained(said('passkeys.address'))
  throw new Explained(said('passkeys.none-used'))
}
