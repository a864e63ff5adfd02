import {createClient} from '@sanity/client'
import type {ClientConfig, SanityClient} from '@sanity/client'
import {watched} from './watched-fetch.ts'

/** Sanity's own sign-in page renews a session. */
const SESSIONS = {headerFor: (header: string) => header, reject: () => undefined}

const storing = watched(async (input, init) => fetch(input, init), SESSIONS)

/** A client of hosted Sanity that sends a form again until it is stored, as the client of the embedded lake does. */
export const storingClient = (config: ClientConfig): SanityClient =>
  createClient({...config, resolveFetch: () => storing})
