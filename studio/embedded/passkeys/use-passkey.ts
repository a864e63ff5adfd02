import {startAuthentication, startRegistration, WebAuthnError} from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import {z} from 'zod'
import type {Server} from '../../live/ask.ts'
import {Explained} from '../../live/reason.ts'
import {said} from '../../languages/messages.ts'
import {post} from '../sign-in.ts'

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
  const optionsJSON = requestOptions.parse(await post({apiHost}, 'passkey-options'))
  const passkey = await startAuthentication({optionsJSON}).catch(explain)
  return signedIn.parse(await post({apiHost}, 'sign-in', {passkey})).token
}

/**
 * Makes a passkey on this device and adds it to the person who is signed in.
 * @throws Explained
 */
export async function addPasskey(server: Server, name: string): Promise<void> {
  const optionsJSON = creationOptions.parse(await post(server, 'passkeys/options'))
  const response = await startRegistration({optionsJSON}).catch(explain)
  await post(server, 'passkeys', {name, response})
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
