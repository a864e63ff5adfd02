/**
 * Settings of this deployment that each page carries for the browser. `web/env/env.ts` reads the same shape: the page is
 * the only contract between the two.
 */
export interface SiteEnv {
  /** Origin under which visitors reach the site, without a trailing slash. */
  publicUrl: string
  /** Address of the query API: an origin, or a path on this one. */
  apiBase: string
  /** Address of the live events: an origin, or a path on this one. */
  liveBase: string
  /** Address of the pictures: an origin with a path, or a path on this one. */
  imageBase: string
  projectId: string
  dataset: string
  metaPixelId?: string
  gaMeasurementId?: string
  googleAdsSendTo?: string
  /** Days that the shop keeps what it knows of visitors. Absent: until somebody asks to erase it. */
  keeping?: {enquiries?: number; uploads?: number; errors?: number; choices?: number}
  /** Absent: pages may be kept for use without network. */
  offline?: 'off'
  /** Share of visits whose speed is measured, from 0 to 1. Absent: none. */
  sampled?: number
  /** Addresses of form services outside this server: submissions, qualified leads, errors. */
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
