/** Settings that the Studio's page carries, as JSON: one build serves all deployments. */
export interface StudioSettings {
  projectId: string
  dataset: string
  /** Address of the embedded lake, or its path on the same origin. `null`: hosted Sanity. */
  apiHost: string | null
  /** Origin of the site for visitors, without a trailing slash. Absent on the command line. */
  publicUrl?: string | undefined
}
