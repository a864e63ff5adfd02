/** Settings of a deployment for the browser. The server writes them into each page, so one build serves all deployments. */
export interface Env {
  /** Path and parameters that the page was rendered for. */
  address?: string
  /** Addresses of the scripts that the entry script loads until the page is hydrated. */
  scripts?: string[]
  /** Address of the whole style sheet, which the entry script loads too: a page has only the rules that it needs itself. */
  styles?: string
  /** Origin of the site for visitors, without a trailing slash. Shared links use it. */
  publicUrl: string
  /** Base address of queries: an origin, or a path on this one, without a trailing slash. */
  apiBase: string
  /** Base address of the event stream. Differs from `apiBase` when queries go through a CDN. */
  liveBase: string
  /** Base address of pictures, without a trailing slash. */
  imageBase: string
  /** The page shows unpublished changes: to somebody who edits them, or who only looks. */
  preview?: 'edit' | 'look'
  /** Names of the layers that such a page shows, with commas between them: `drafts`, or a release before it. */
  perspective?: string
  projectId: string
  dataset: string
  metaPixelId?: string
  gaMeasurementId?: string
  googleAdsSendTo?: string
  /** Version of the privacy notice. Absent: the shop has no trackers, and nobody is asked for consent. */
  noticeVersion?: string
  /** Days that the shop keeps what it knows of visitors. Absent: until somebody asks to erase it. */
  keeping?: {enquiries?: number; uploads?: number; errors?: number; choices?: number}
  /** Absent: pages may be kept for use without network. */
  offline?: 'off'
  /** Share of visits whose speed is measured, from 0 to 1. Absent: none. */
  sampled?: number
  /** Addresses of a form service. Absent: this site's own server takes submissions, leads and errors. */
  formsSubmissionsUrl?: string
  formsLeadsUrl?: string
  formsErrorsUrl?: string
  ipLookupUrl?: string
}

export const ENV_ELEMENT = 'env'

/** Reads the deployment's settings from the page. */
export function readEnv(): Env {
  const text = document.getElementById(ENV_ELEMENT)?.textContent
  if (!text) throw new Error('The page has no settings')
  const env: Env = JSON.parse(text)
  return env
}
