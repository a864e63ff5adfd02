/**
 * What a deployment decides and the browser must know. The server writes it into each page, so that one
 * build serves every deployment.
 */
export interface Env {
  /** Path and parameters that the page was rendered for. */
  address?: string
  /** Origin under which visitors reach the site, without a trailing slash; links that leave the page use it. */
  publicUrl: string
  /** Where queries go: an origin or a path on this one, without a trailing slash. */
  apiBase: string
  /** Where live events come from; differs from `apiBase` where queries go through a CDN. */
  liveBase: string
  /** Where pictures come from, without a trailing slash. */
  imageBase: string
  projectId: string
  dataset: string
  metaPixelId?: string
  gaMeasurementId?: string
  googleAdsSendTo?: string
  /** Where forms go when not to this site's own server: submissions, qualified leads, errors. */
  formsSubmissionsUrl?: string
  formsLeadsUrl?: string
  formsErrorsUrl?: string
  ipLookupUrl?: string
}

export const ENV_ELEMENT = 'env'

/** The deployment's settings as the server wrote them into the page. */
export function readEnv(): Env {
  const text = document.getElementById(ENV_ELEMENT)?.textContent
  if (!text) throw new Error('The page carries no settings')
  const env: Env = JSON.parse(text)
  return env
}
