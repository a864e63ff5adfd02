import type {Config} from '../config.ts'
import type {ContentSource} from '../content/content-source.ts'
import {SIMILAR_PATH, type Similar} from '../similar/similar.ts'
import type {BundleSource} from './bundle.ts'
import type {Env} from '../../contract/site/env.ts'
import type {SiteOptions} from './pages.ts'

interface SiteParts {
  content: ContentSource
  bundles: BundleSource
  similar: Pick<Similar, 'routes'>
  /** Receives failures that no request caused. */
  report: (error: unknown) => void
}

/** Options of the site's pages. */
export function siteOptions(config: Config, {content, bundles, similar, report}: SiteParts): SiteOptions {
  return {
    bundles,
    env: siteEnv({...config, keepsPages: keepsPages(config, bundles)}, content.addresses),
    async fetchContent(request, sender) {
      const isSimilar = new URL(request.url).pathname.startsWith(SIMILAR_PATH)
      return isSimilar ? similar.routes.fetch(request) : content.fetch(request, sender)
    },
    position: () => content.position(),
    onError: report,
  }
}

/** Whether browsers may keep pages. Those of development change at any time. */
export const keepsPages = (config: Config, {isDevelopment}: BundleSource): boolean =>
  config.keepsPages && !isDevelopment

/** Settings of this deployment for the site's pages. */
export function siteEnv(
  {
    publicUrl,
    content,
    tracking,
    forms,
    bucket,
    uploadDays,
    errorDays,
    consentDays,
    fieldSample,
    keepsPages,
  }: Config,
  addresses: ContentSource['addresses'],
): Env {
  return {
    publicUrl,
    ...addresses,
    projectId: content.projectId,
    dataset: content.dataset,
    ...tracking,
    keeping: {
      enquiries: content.kind === 'embedded' ? content.leadDays : undefined,
      uploads: uploadDays,
      errors: errorDays,
      choices: consentDays,
    },
    offline: keepsPages ? undefined : 'off',
    sampled: fieldSample > 0 ? fieldSample / 100 : undefined,
    formsSubmissionsUrl: forms.submissionsUrl,
    formsLeadsUrl: forms.leadsUrl,
    formsErrorsUrl: forms.errorsUrl,
    ipLookupUrl: forms.ipLookupUrl,
    uploadUrls: bucket && bucketAddresses(bucket),
  }
}

/** Addresses at which the browser uploads and reads files. */
function bucketAddresses({bucket, region, endpoint, readUrl}: NonNullable<Config['bucket']>): string[] {
  const address = endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com`
  return readUrl ? [address, readUrl] : [address]
}
