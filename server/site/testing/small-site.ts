import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {builtBundle} from '../bundle.ts'
import {openSite} from '../site.ts'

// A minimal build: its one page shows the content and the requested address.
const BUNDLE = `
class ContentError extends Error {}
export const isUnreachable = (error) => error instanceof ContentError
export const renderFile = async (path) => path === '/robots.txt' ? 'User-agent: *' : undefined
export const renderPrint = async (address, {env, fetch}) => {
  const answer = await fetch(env.apiBase + '/query').catch(() => { throw new ContentError('away') })
  const text = await answer.text()
  if (text === 'gone') return undefined
  return {html: '<p>' + text + ' on paper</p>', styles: [], isCanonical: address.startsWith('/print/fountain')}
}
export const renderFailure = (kind, styles, shop) =>
  ({html: '<!DOCTYPE html><link rel="stylesheet" href="' + styles + '"><title>' + kind + '</title>' + (shop ? 'call ' + shop.phone : ''), inline: {scripts: [], styles: []}})
export async function render(request, {env, fetch, script, styles, position}) {
  const url = new URL(request.url)
  if (url.pathname === '/broken') throw new Error('a bug')
  if (url.pathname === '/form')
    return {status: 307, headers: new Headers({Location: '/designs'}), html: '', inline: {scripts: [], styles: []}, tags: []}
  const answer = await fetch(env.apiBase + '/query').catch(() => { throw new ContentError('away') })
  const text = await answer.text()
  const html = '<!DOCTYPE html><link rel="stylesheet" href="' + styles + '"><style>a{}</style><script>let x</script><script type="module" src="' + script + '"></script><p>'
    + url.pathname + url.search + ' ' + text + (position ? ' at ' + position : '') + '</p>' + ' '.repeat(2000)
  if (!answer.ok) throw new ContentError('status ' + answer.status)
  return {status: /nowhere|[).]$/.test(url.pathname) || html.includes(' gone') ? 404 : 200, headers: new Headers(), html, inline: {scripts: ['let x'], styles: ['a{}']}, tags: ['s1:a'], isListed: !url.searchParams.has('q'), shop: {brand: 'Stone', phone: text}}
}
const kept = (search, names) => {
  const pairs = [...new URLSearchParams(search)].filter(([name]) => names.includes(name))
  return pairs.length > 0 ? '?' + new URLSearchParams(pairs) : ''
}
export const openAddresses = () => (path, search) =>
  ({own: path + kept(search, ['gclid', 'item', 'q']), shared: path + kept(search, ['item', 'q'])})`

export const env = {
  publicUrl: 'https://shop.example',
  apiBase: '/lake',
  liveBase: '/lake',
  imageBase: 'https://pictures.example/images',
  projectId: 'stone-designs',
  dataset: 'production',
}

/** Writes the build. @returns its folder, which the caller deletes */
export function makeBuild(): string {
  const dist = mkdtempSync(join(tmpdir(), 'site-'))
  const files = {
    'client/.vite/manifest.json': JSON.stringify({
      'entry.client.ts': {file: 'assets/entry-1.js', isEntry: true},
      'style.css': {file: 'assets/style-1.css'},
    }),
    'client/assets/style-1.css': 'p{margin:0}.s111111{color:red}',
    'client/assets/entry-1.js': 'console.log(1)',
    'client/assets/entry-1.js.br': 'brotli',
    'client/icon.svg': '<svg/>',
    'server/package.json': '{"type": "module"}',
    'server/entry.server.js': BUNDLE,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), {recursive: true})
    writeFileSync(join(dist, name), text)
  }
  return dist
}

export interface Content {
  /** Text of each page, and phone number of the shop. */
  text: string
  /** Position in the event stream. */
  position?: string
  isAway?: boolean
  /** An answer comes only after this. */
  hangs?: Promise<void>
  /** Whether every page is gone. */
  isGone?: boolean
  /** Clients whose queries are refused. */
  refused?: string[]
}

export type Guards = NonNullable<Parameters<typeof openSite>[1]>

/** Opens the site of a build. @returns the site, the addresses that it requested from the content, and their clients */
export function openBuilt(build: string, content: Content = {text: 'marble'}, guards: Guards = {}) {
  const asked: string[] = []
  const clients: (string | undefined)[] = []
  const fetchContent = async (request: Request, clientKey?: string) => {
    asked.push(request.url)
    clients.push(clientKey)
    await content.hangs
    if (content.isAway) throw new Error('away')
    if (clientKey !== undefined && content.refused?.includes(clientKey)) {
      return new Response('', {status: 429, headers: {'Retry-After': '17'}})
    }
    return new Response(content.isGone ? 'gone' : content.text)
  }
  const position = () => content.position
  const site = openSite({bundles: builtBundle(build), env, fetchContent, position}, guards)
  const get = (path: string, init?: RequestInit) =>
    site.fetch(new Request(`http://127.0.0.1:3000${path}`, init))
  const getAs = (clientKey: string, path: string) =>
    site.fetch(new Request(`http://127.0.0.1:3000${path}`), clientKey)
  return {site, get, getAs, asked, clients, content}
}
