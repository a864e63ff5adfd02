import type {StudioSettings} from '../../contract/services/studio-settings.ts'
import {storingClient} from '../unsent/storing-client.ts'
import {createAuthStore} from '../embedded/auth-store.ts'

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
