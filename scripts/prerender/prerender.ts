import {cp, mkdir, rm, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {z} from 'zod'
import {readEach} from '../../contract/read-each.ts'
import {placePath, shortPath} from '../../contract/site/addresses.ts'
import {STARTS} from '../../contract/text/language-of.ts'
import type {Config} from '../../server/config.ts'
import {WORKER, securityTxt, securityHeaders, WITHDRAWN} from '../../server/site/index.ts'
import {SITE_PARTS} from '../build/build.ts'
import {putInPlace} from '../build/stale.ts'
import {forEachAtOnce} from '../../lib/process/for-each-at-once.ts'
import {root} from '../project/root.ts'
import {openPages, type Pages} from './open-pages.ts'
import {PlainError, step, type Say} from '../terminal/terminal.ts'

/** Pages that are not in the sitemap. `/404` is any address that does not exist. */
const UNLISTED = [
  '/rate-us',
  '/admin',
  '/file-upload',
  '/file',
  '/setup-owner-phone',
  '/designs?view=list',
  '/404',
]

/** Start of the addresses of each language. */

/** Number of pages that are made at the same time, because a page may wait for content from the network. */
const AT_ONCE = 8

/** Folder of the pages whose address has parameters. Only hosts that are configured for it look there. */
const BY_QUERY = 'by-query'

/**
 * Writes the whole site into a folder for a static host: each page as `<path>/index.html`, pages with parameters as
 * `by-query/<path>/<parameters>.html`, a `404.html` for each language, a page for each printed code, the files for the browser, and `_headers`.
 * @throws PlainError when the content cannot be read or a page fails
 */
export async function prerender(
  config: Config,
  {folder = 'web/dist', shop, starts = STARTS}: PrerenderOptions = {},
) {
  const pages = await openPages(config, shop)
  try {
    await step('Prerendering the pages', (say) =>
      writeSite(pages, config, {folder: join(root, `${folder}.new`), starts, say}),
    )
  } finally {
    await pages.close()
  }
  await putInPlace(join(root, folder))
}

interface PrerenderOptions {
  /** Relative to the project. The whole folder is replaced. */
  folder?: string
  /** Starts of the addresses of each language that is written. Absent: all languages. */
  starts?: readonly string[]
  /** Origin of a running shop to read the content from; absent: the settings decide. */
  shop?: string
}

async function writeSite(
  pages: Pages,
  config: Config,
  {folder, starts, say}: {folder: string; starts: readonly string[]; say: Say},
) {
  const {publicUrl} = config
  await rm(folder, {recursive: true, force: true})
  for (const start of starts) {
    // Names of assets have a hash of the content, so all languages share one folder.
    await cp(join(root, SITE_PARTS, start, 'client'), folder, {
      recursive: true,
      filter: (name) => !name.endsWith('/.vite'),
    })
    await mkdir(join(folder, start), {recursive: true})
  }
  if (!config.keepsPages) await withdrawWorker(folder)
  for (const path of ['/robots.txt', '/llms.txt', ...starts.map((start) => `${start}/sitemap.xml`)])
    await writeFile(join(folder, path), await textOf(pages, path))
  const security = securityTxt(config, Date.now())
  if (security !== undefined) {
    await mkdir(join(folder, '.well-known'))
    await writeFile(join(folder, '.well-known/security.txt'), security)
  }
  // A page without a translation is not in the sitemap of that language, but links lead to it.
  const inEnglish = [...listed(await textOf(pages, '/sitemap.xml'), publicUrl), ...UNLISTED]
  const addresses = starts.flatMap((start) =>
    inEnglish.map((path) => start + path.replace(/^\/$/, start && '')),
  )
  let done = 0
  await forEachAtOnce(addresses, AT_ONCE, async (address) => {
    const file = join(folder, fileOf(address))
    await mkdir(dirname(file), {recursive: true})
    await writeFile(file, await pageOf(pages, address))
    done += 1
    say(`${done} of ${addresses.length}`)
  })
  await writeFile(join(folder, '_headers'), headersFile(publicUrl))
  await writePrinted(pages, config, {folder, starts})
}

const PRINTED = `*[_type in ["category", "product"] && defined(coalesce(slug.current, category->slug.current))]
  {_id, "category": coalesce(slug.current, category->slug.current), "item": coalesce(productId, "")}`
const printed = readEach(z.object({_id: z.string(), category: z.string(), item: z.string()}))

/** Writes the pages to which printed codes lead: each leads on to the page of its document. */
async function writePrinted(
  pages: Pages,
  {publicUrl}: Config,
  {folder, starts}: {folder: string; starts: readonly string[]},
) {
  for (const {_id, ...place} of printed.parse(await pages.query(PRINTED)))
    for (const start of starts) {
      const file = join(folder, fileOf(start + shortPath(_id)))
      await mkdir(dirname(file), {recursive: true})
      await writeFile(file, leadingPage(publicUrl + start + placePath(place)))
    }
}

/** A page that leads to an address, with the parameters of its own address where scripts run. */
function leadingPage(address: string): string {
  const mark = address.includes('?') ? '&' : '?'
  return `<!doctype html><html><head><meta charset="utf-8"/><meta name="robots" content="noindex"/>
<link rel="canonical" href="${address}"/><noscript><meta http-equiv="refresh" content="0;url=${address}"/></noscript>
<script>location.replace(${JSON.stringify(address)}+location.search.replace('?','${mark}'))</script></head>
<body><a href="${address}">${address}</a></body></html>
`
}

/** Replaces the service worker of the build by one that deletes every copy and itself. */
async function withdrawWorker(folder: string) {
  const worker = join(folder, WORKER)
  await writeFile(worker, WITHDRAWN)
  for (const encoding of ['br', 'gz']) await rm(`${worker}.${encoding}`, {force: true})
}

/** Path and parameters of every address in the sitemap. */
function listed(sitemap: string, publicUrl: string): string[] {
  return [...sitemap.matchAll(/<loc>(?<address>[^<]*)<\/loc>/g)].map(({groups}) =>
    String(groups?.['address']).replaceAll('&amp;', '&').slice(publicUrl.length),
  )
}

const isMissing = (address: string) => address.endsWith('/404')

function fileOf(address: string): string {
  if (isMissing(address)) return `${address}.html`
  const {pathname, search} = new URL(address, 'http://any')
  return search === ''
    ? join(pathname, 'index.html')
    : join(BY_QUERY, pathname, `${search.slice(1).replaceAll('/', '%2F')}.html`)
}

async function textOf(pages: Pages, path: string): Promise<string> {
  const response = await pages.get(path)
  if (!response.ok) throw failed(path, response)
  return response.text()
}

/** The page, with its Content-Security-Policy in a meta element, so that a host needs no header for each page. */
async function pageOf(pages: Pages, address: string): Promise<string> {
  const response = await pages.get(address)
  if (response.status !== (isMissing(address) ? 404 : 200)) throw failed(address, response)
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors'))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}"/>`
  const html = await response.text()
  return html.replace(/<head>(?:<meta charset="utf-8"\/>)?/i, (start) => start + meta)
}

function failed(address: string, {status}: Response) {
  const reason =
    status === 503
      ? 'its content cannot be reached. Check the network and the SANITY_ settings'
      : `the site returned status ${status}`
  return new PlainError(`The page ${address} cannot be made: ${reason}.`)
}

/** The headers that our server sends with every response, in the form that Netlify, Cloudflare Pages and others read. */
function headersFile(publicUrl: string): string {
  const rules = {
    '/*': {
      ...securityHeaders(publicUrl),
      // Every other directive is in the pages. Browsers ignore this one in a meta element.
      'Content-Security-Policy': "frame-ancestors 'none'",
    },
    '/assets/*': {'Cache-Control': 'public, max-age=31536000, immutable'},
    [WORKER]: {'Cache-Control': 'no-cache'},
  }
  return Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('')
}
