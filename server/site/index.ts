import {join} from 'node:path'
import {Hono} from 'hono'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {HttpError} from '../../lib/http/http-error.ts'
import {chargedClientKeyOf} from '../../lib/http/client-key.ts'
import type {Config} from '../config.ts'
import type {Env} from '../../contract/site/env.ts'
import {STARTS} from '../../contract/text/language-of.ts'
import type {Lake} from '@stone-designs/lake'
import type {ContentSource, ShopLake} from '../content/index.ts'
import type {HealthCheck} from '../health/index.ts'
import type {Part, ShopContext} from '../part.ts'
import type {Preview} from '../preview/index.ts'
import {SIMILAR_PATH, type Similar} from '../similar/index.ts'
import type {ShopUploads} from '../uploads/index.ts'
import {builtBundle, type BundleSource} from './bundle.ts'
import {withdrawnWorker} from './files.ts'
import {makeImagesAhead} from './images-ahead.ts'
import {openPageCopies} from './page-copies.ts'
import {openPageGate} from './page-gate.ts'
import type {SiteOptions} from './pages.ts'
import {securityTxtRoutes} from './security-txt.ts'
import {openSite, type Site} from './site.ts'

export {type Bundle, type BundleSource, builtBundle} from './bundle.ts'
export {manifestSchema, scriptChain} from './scripts.ts'
export {securityHeaders} from './security.ts'
export {securityTxt} from './security-txt.ts'
export {openSite} from './site.ts'

export {answer, type Sendable} from './answer.ts'
export {tidyPath} from './meant-address.ts'
export {etagOf, readFiles, WITHDRAWN, WORKER} from './files.ts'
export type {CachedPage} from './page-cache.ts'
export type {Site} from './site.ts'
export {openStudioPage} from './studio.ts'

interface Needs {
  content: ContentSource
  bundles: BundleSource
  similar: Pick<Similar, 'onChange' | 'routes'>
  store: Pick<ShopLake, 'isBroken'>
}

/** The site of a shop, with the options from which its pages are made. */
export interface ShopSite extends Part, Omit<Site, 'contentChanged'> {
  options: SiteOptions
}

/** The site that is built in the root. */
export const builtSite = (root: string): BundleSource => builtBundle(join(root, '.build/site'))

/** Opens the site. Its routes serve single files; `openSitePages` serves the pages. */
export function openShopSite(context: ShopContext, {content, bundles, similar, store}: Needs): ShopSite {
  const {config, admission, onError, report} = context
  const keepsPages = config.keepsPages && !bundles.isDevelopment
  const options: SiteOptions = {
    bundles,
    env: siteEnv({...config, keepsPages}, content.addresses),
    async fetchContent(request, clientKey) {
      const isSimilar = new URL(request.url).pathname.startsWith(SIMILAR_PATH)
      return isSimilar ? similar.routes.fetch(request) : content.fetch(request, clientKey)
    },
    position: () => content.position(),
    onError,
  }
  const copies = openPageCopies({dir: config.dataDir, settings: options.env, report})
  const site = openSite(options, {gate: openPageGate(admission), copies})
  similar.onChange((tags) => site.contentChanged(tags))
  return {
    ...site,
    options,
    routes: new Hono<ClientEnv>()
      .route('/', securityTxtRoutes(config))
      .route('/', withdrawnWorker(!keepsPages)),
    metrics: [
      {
        name: 'pages',
        help: 'Pages since the start, by what the cache had',
        label: 'cache',
        read: () => site.counts,
      },
    ],
    checks: [...(store.isBroken ? [] : [contentCheck(site)]), copiesCheck(site)],
    close: () => copies.close(),
  }
}

/** During an outage of the content, pages without a copy fail. */
const contentCheck = ({outages}: Pick<Site, 'outages'>): HealthCheck => ({
  name: 'content',
  isVital: true,
  problem: async () => {
    const since = await outages.failingSince()
    if (!since) return undefined
    const figure = since.toISOString()
    const sentence = `The content cannot be read since ${figure}, and pages without a last good copy fail. The log says why; the shop tries again with the next visitors.`
    return {sentence, figure}
  },
})

/** During an outage of the content, visitors read copies, and enquiries wait in the outbox. */
const copiesCheck = ({outages}: Pick<Site, 'outages'>): HealthCheck => ({
  name: 'copies of pages',
  isVital: false,
  problem: () => {
    const since = outages.since()
    if (!since) return undefined
    const figure = since.toISOString()
    const sentence = `The content cannot be read since ${figure}, so visitors get the last good copies of pages. The log says why; the shop tries again with the next visitors.`
    return {sentence, figure}
  },
})

interface PagesNeeds {
  site: Pick<Site, 'deletedFile' | 'fetch' | 'refused'>
  uploads: Pick<ShopUploads, 'isDeleted'>
  preview: Pick<Preview, 'of'>
}

/** Serves pages at every address that no earlier part has, with unpublished changes to those who have a pass. */
export function openSitePages({site, uploads, preview}: PagesNeeds): Part {
  const routes = new Hono<ClientEnv>()
  for (const prefix of STARTS)
    routes.get(`${prefix}/file/:slug`, async (context, next) => {
      try {
        const isDeleted = await uploads.isDeleted(
          context.req.param('slug') ?? '',
          chargedClientKeyOf(context),
        )
        return isDeleted ? await site.deletedFile(context.req.raw) : await next()
      } catch (error) {
        if (error instanceof HttpError) return site.refused(context.req.raw, error)
        throw error
      }
    })
  routes.all('*', async (context) =>
    site.fetch(context.req.raw, chargedClientKeyOf(context), () => preview.of(context)),
  )
  return {routes}
}

/** Makes the images of the site's pages in the embedded lake. Hosted Sanity makes its own, and development needs few. */
export function openImagesAhead(
  {config, hasClients, report}: ShopContext,
  {lake, site}: {lake: Lake | undefined; site: Pick<ShopSite, 'options'>},
): Part {
  const {bundles, env, fetchContent} = site.options
  if (!lake || !config.picturesAhead || bundles.isDevelopment) return {}
  const {parsers} = lake.assets
  const images = makeImagesAhead({
    async addresses() {
      const {imageAddresses} = await bundles.load('/')
      const fetch = (path: string, init?: RequestInit) =>
        fetchContent(new Request(new URL(path, env.publicUrl), init))
      return imageAddresses({env, fetch})
    },
    make: (address, signal) => lake.makeImage(address, signal),
    isBusy: () => parsers.counts.running + parsers.counts.waiting > 0,
    hasClients,
    report,
  })
  const help = 'Images of pages that are still to be made before visitors request them'
  return {...images, metrics: [{name: 'images_ahead_waiting', help, read: images.waiting}]}
}

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
