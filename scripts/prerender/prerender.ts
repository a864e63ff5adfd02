import {cp, mkdir, rm, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {Config} from '../../server/config.ts'
import {securityHeaders} from '../../server/site/security.ts'
import {putInPlace, SITE_PARTS} from '../build/build.ts'
import {root} from '../project/root.ts'
import {openPages, type Pages} from './open-pages.ts'
import {PlainError, step, type Say} from '../terminal/terminal.ts'

/** Pages that no search engine is told of. An unknown address stands for all that is not there. */
const UNLISTED = [
  '/rate-us',
  '/admin',
  '/file-upload',
  '/file',
  '/setup-owner-phone',
  '/designs?view=list',
  '/404',
]

const FILES = ['/robots.txt', '/sitemap.xml']

/** Pages asked for at the same time: hosted content is a network away. */
const AT_ONCE = 8

/** Where the page of an address with parameters is kept: hosts that can look for it there serve it exactly. */
const BY_QUERY = 'by-query'

/**
 * Writes the whole site into a folder that any static host serves: each page as `<path>/index.html`, that of an
 * address with parameters as `by-query/<path>/<parameters>.html`, `404.html`, the browser's files, and `_headers`.
 * @throws PlainError when the content cannot be had or a page fails
 */
export async function prerender(config: Config, {folder = 'web/dist', shop}: PrerenderOptions = {}) {
  const pages = await openPages(config, shop)
  try {
    await step('Prerendering the pages', (say) =>
      writeSite(pages, config, {folder: join(root, `${folder}.new`), say}),
    )
  } finally {
    await pages.close()
  }
  await putInPlace(folder)
}

interface PrerenderOptions {
  /** Relative to the project. Replaced as a whole. */
  folder?: string
  /** Origin of a running shop whose embedded lake holds the content, where it is not the configured one. */
  shop?: string
}

async function writeSite(pages: Pages, {publicUrl}: Config, {folder, say}: {folder: string; say: Say}) {
  await rm(folder, {recursive: true, force: true})
  await cp(join(root, SITE_PARTS, 'client'), folder, {
    recursive: true,
    filter: (name) => !name.endsWith('/.vite'),
  })
  for (const path of FILES) await writeFile(join(folder, path), await textOf(pages, path))
  const addresses = [...listed(await textOf(pages, '/sitemap.xml'), publicUrl), ...UNLISTED]
  const queue = [...addresses]
  const work = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const file = join(folder, fileOf(address))
      await mkdir(dirname(file), {recursive: true})
      await writeFile(file, await pageOf(pages, address))
      say(`${addresses.length - queue.length} of ${addresses.length}`)
    }
  }
  await Promise.all(Array.from({length: AT_ONCE}, work))
  await writeFile(join(folder, '_headers'), headersFile(publicUrl))
}

/** Path and parameters of everything that the sitemap lists. */
function listed(sitemap: string, publicUrl: string): string[] {
  return [...sitemap.matchAll(/<loc>(?<address>[^<]*)<\/loc>/g)].map(({groups}) =>
    String(groups?.['address']).replaceAll('&amp;', '&').slice(publicUrl.length),
  )
}

function fileOf(address: string): string {
  if (address === '/404') return '404.html'
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

/** The page, with its policy in it: no host needs to be told the policy of each page. */
async function pageOf(pages: Pages, address: string): Promise<string> {
  const response = await pages.get(address)
  if (response.status !== (address === '/404' ? 404 : 200)) throw failed(address, response)
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
      : `the site answers with status ${status}`
  return new PlainError(`The page ${address} cannot be made: ${reason}.`)
}

/** What the server sends with every answer, in the form that Netlify, Cloudflare Pages and others read. */
function headersFile(publicUrl: string): string {
  const rules = {
    '/*': {
      ...securityHeaders(publicUrl),
      // The rest of the policy differs from page to page, and is in each; this part does not count there.
      'Content-Security-Policy': "frame-ancestors 'none'",
    },
    '/assets/*': {'Cache-Control': 'public, max-age=31536000, immutable'},
  }
  return Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('')
}
