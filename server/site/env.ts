/**
 * What the browser is told about this deployment, in each page. The site reads the same shape from there
 * (`web/env.ts`); the two meet only in the page.
 */
export interface SiteEnv {
  /** Origin under which visitors reach the site, without a trailing slash. */
  publicUrl: string
  /** Where queries go: an origin, or a path on this one. */
  apiBase: string
  /** Where live events come from. */
  liveBase: string
  /** Where pictures come from: an origin with a path, or a path on this one. */
  imageBase: string
  projectId: string
  dataset: string
  metaPixelId?: string
  gaMeasurementId?: string
  googleAdsSendTo?: string
  /** Where forms go when not to this server: submissions, qualified leads, errors. */
  formsSubmissionsUrl?: string
  formsLeadsUrl?: string
  formsErrorsUrl?: string
  ipLookupUrl?: string
  /** Addresses that uploads are posted to and read from when that is not this server. */
  uploadUrls?: string[]
}
