import type {StudioSettings} from '../settings.ts'
import {createAuthStore} from './auth-store.ts'

const off = {enabled: false}

/**
 * What a workspace needs beyond the plain configuration to run on the embedded lake: its own sign-in,
 * and none of the services that only the hosted platform has. Releases and scheduled drafts are on, as the
 * Studio has them by default; `scheduledPublishing` is the older service that they replace.
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
    // The activity of a release tells its schedule and its documents, not only its settings.
    beta: {eventsAPI: {releases: true}},
  }
}
