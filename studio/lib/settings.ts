import {z} from 'zod'
import type {StudioSettings} from '../../contract/services/studio-settings.ts'

// The page's policy forbids scripts made of text. Without this option, each load of the Studio would try one.
z.config({jitless: true})

const served: z.ZodType<StudioSettings> = z.object({
  projectId: z.string(),
  dataset: z.string(),
  apiHost: z.string().nullable(),
  publicUrl: z.string().optional(),
})

/**
 * Reads the settings: in a browser from the page, into which the server wrote them, so that one build serves every
 * deployment; on the command line from the environment.
 */
export function readStudioSettings(): StudioSettings {
  if (typeof document === 'undefined') return fromEnvironment()
  const block = document.querySelector('script#studio-settings')
  if (!block?.textContent) return fromEnvironment()
  const settings = served.parse(JSON.parse(block.textContent))
  // A path is relative to the address at which the Studio was opened, since a machine may have several names.
  return {...settings, apiHost: settings.apiHost && new URL(settings.apiHost, window.location.origin).href}
}

/** The names must be literal, because the bundler replaces each of them by its value at build time. */
function fromEnvironment(): StudioSettings {
  const projectId = process.env.SANITY_STUDIO_PROJECT_ID
  return {
    projectId: projectId || 'stone-designs',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
    apiHost: projectId ? null : process.env.SANITY_STUDIO_API_HOST || 'http://localhost:3000/lake',
  }
}
