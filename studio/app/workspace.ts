import type {StudioSettings} from '../../contract/services/studio-settings.ts'
import {createAuthStore} from '../embedded/auth-store.ts'
import {createClient, type ClientConfig, type SanityClient} from '@sanity/client'
import {understood} from '../enquiries/understood-search.ts'
import {watched} from '../pending-edits/watched-fetch.ts'

/** Sanity's own sign-in page renews a session. */
const SESSIONS = {headerFor: (header: string) => header, reject: () => undefined}

const storing = watched(
  understood(async (input, init) => fetch(input, init)),
  SESSIONS,
)

/** A client of hosted Sanity that sends a form again until it is stored, as the client of the embedded lake does. */
const storingClient = (config: ClientConfig): SanityClient =>
  createClient({...config, resolveFetch: () => storing})

const off = {enabled: false}

/**
 * Options of a workspace for its lake. On the embedded lake: our own sign-in, and no services that only the hosted platform
 * has. On both, releases and scheduled drafts replace the older service `scheduledPublishing`.
 */
export function workspaceOf({projectId, dataset, apiHost}: StudioSettings) {
  if (apiHost === null) return {unstable_clientFactory: storingClient, scheduledPublishing: off}
  return {
    apiHost,
    auth: createAuthStore({projectId, dataset, apiHost}),
    scheduledPublishing: off,
    tasks: off,
    mediaLibrary: off,
    announcements: off,
    apps: {canvas: off},
    advancedVersionControl: off,
    // With this, the activity of a release shows its schedule and its documents, and not only its settings.
    beta: {eventsAPI: {releases: true}},
  }
}
