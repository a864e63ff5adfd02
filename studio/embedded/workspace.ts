import type {StudioSettings} from '../settings.ts'
import {createAuthStore} from './auth-store.ts'

const off = {enabled: false}

/**
 * Options of a workspace on the embedded lake: our own sign-in, and no services that only the hosted platform has.
 * Releases and scheduled drafts stay on; `scheduledPublishing` is the older service that they replace.
 * @returns no options for a workspace on hosted Sanity
 */
export function embeddedWorkspace({projectId, dataset, apiHost}: StudioSettings) {
  if (apiHost === null) return {}
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
