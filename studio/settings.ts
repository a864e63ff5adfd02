import {z} from 'zod'

/** Which content the Studio edits, and where that is. */
export interface StudioSettings {
  projectId: string
  dataset: string
  /** Address of the embedded lake; `null`: the hosted service. */
  apiHost: string | null
}

const served = z.object({projectId: z.string(), dataset: z.string(), apiHost: z.string().nullable()})

/**
 * In a browser: what the server wrote into the page it served, so that one build serves every
 * deployment. On the command line: the environment.
 */
export function readStudioSettings(): StudioSettings {
  if (typeof document === 'undefined') return fromEnvironment()
  const block = document.querySelector('script#studio-settings')
  if (!block?.textContent) return fromEnvironment()
  const settings = served.parse(JSON.parse(block.textContent))
  // A path belongs to the address at which the Studio was opened, whatever name the machine goes by.
  return {...settings, apiHost: settings.apiHost && new URL(settings.apiHost, window.location.origin).href}
}

/** Literal names: the bundler replaces each of them by its value at build time. */
function fromEnvironment(): StudioSettings {
  const projectId = process.env.SANITY_STUDIO_PROJECT_ID
  return {
    projectId: projectId || 'stone-designs',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
    apiHost: projectId ? null : process.env.SANITY_STUDIO_API_HOST || 'http://localhost:3000/lake',
  }
}
