import type {StudioSettings} from '../settings.ts'
import {createAuthStore} from './authStore.ts'

const off = {enabled: false}

/**
 * What a workspace needs beyond the plain configuration to run on the embedded lake: its own sign-in,
 * and none of the services that only the hosted platform has.
 */
export function embeddedWorkspace({projectId, dataset, apiHost}: StudioSettings) {
  if (apiHost === null) return {}
  return {
    apiHost,
    auth: createAuthStore({projectId, dataset, apiHost}),
    scheduledPublishing: off,
    scheduledDrafts: off,
    tasks: off,
    releases: off,
    mediaLibrary: off,
    announcements: off,
    apps: {canvas: off},
    advancedVersionControl: off,
  }
}
