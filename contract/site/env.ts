/** Settings of a deployment, which the server writes into each page for the browser: one build serves all deployments. */
export interface Env {
  /** Path and parameters that the page was rendered for. */
  address?: string
  /** Addresses of the scripts that the entry script loads until the page is hydrated. */
  scripts?: string[]
  /** Address of the whole style sheet, which the entry script loads too: a page has only the rules that it needs itself. */
  styles?: string
  /** Origin under which visitors reach the site, without a trailing slash. Shared links use it. */
  publicUrl: string
  /** Base address of queries: an origin, or a path on this one, without a trailing slash. */
  apiBase: string
  /** Base address of the event stream. Differs from `apiBase` when queries go through a CDN. */
  liveBase: string
  /** Base address of images: an origin with a path, or a path on this one, without a trailing slash. */
  imageBase: string
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
  /** Addresses of form services outside this server. Absent: the server takes submissions, qualified leads and errors. */
  formsSubmissionsUrl?: string
  formsLeadsUrl?: string
  formsErrorsUrl?: string
  ipLookupUrl?: string
  /** The page shows unpublished changes: to somebody who edits them, or who only looks. */
  preview?: 'edit' | 'look'
  /** Names of the layers that such a page shows, with commas between them: `drafts`, or a release before it. */
  perspective?: string
  /** Addresses outside this server that uploads are posted to and read from. */
  uploadUrls?: string[]
}
