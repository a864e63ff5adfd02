import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {openAdmission} from '../../lib/admission/admission.ts'
import {builtBundle} from './bundle.ts'
import {prefixOf} from '../../contract/text/language-of.ts'
import {preferredPrefix} from './site.ts'
import {openPageCopies} from './page-copies.ts'
import {openPageGate} from './page-gate.ts'
import {openSite} from './site.ts'

/** A minimal build, whose pages name its language. */
const bundleIn = (language: string, prefix: string) => `
export const isUnreachable = () => true
export const isKnownQuery = (groq) => groq === 'query of pages'
export const renderFile = async (path) => path === '${prefix}/sitemap.xml' ? 'sitemap in ${language}' : undefined
export const renderPrint = async () => undefined
export const renderFailure = (kind) => ({html: kind + ' in ${language}', inline: {scripts: [], styles: []}})
export const openAddresses = () => (path, search) => ({own: path + search, shared: path + search})
export async function render(request, {fetch, script}) {
  const {pathname} = new URL(request.url)
  const answer = await fetch('/lake/query')
  const html = pathname + ' in ${language}, ' + script + ' ' + await answer.text()
  return {status: pathname.endsWith('/nowhere') ? 404 : 200, headers: new Headers(), html, inline: {scripts: [], styles: []}, tags: ['s1:a'], isListed: true}
}`

const env = {
  publicUrl: 'https://shop.example',
  apiBase: '/lake',
  liveBase: '/lake',
  imageBase: '/lake/images',
  projectId: 'stone-designs',
  dataset: 'production',
}

let dist: string

const manifest = (language: string) =>
  JSON.stringify({
    'entry.client.ts': {file: `assets/entry-${language}.js`, isEntry: true},
    'style.css': {file: 'assets/style-1.css'},
  })

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'languages-'))
  const files: Record<string, string> = {'client/icon.svg': '<svg/>'}
  for (const [language, folder] of [
    ['en', ''],
    ['te', 'te/'],
  ] as const) {
    files[`${folder}client/.vite/manifest.json`] = manifest(language)
    files[`${folder}client/assets/style-1.css`] = ''
    files[`${folder}client/assets/entry-${language}.js`] = `// ${language}`
    files[`${folder}client/assets/react-1.js`] = '// the same in each language'
    files[`${folder}server/package.json`] = '{"type": "module"}'
    files[`${folder}server/entry.server.js`] = bundleIn(language, folder && '/te')
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), {recursive: true})
    writeFileSync(join(dist, name), text)
  }
})

afterAll(() => rmSync(dist, {recursive: true}))

function open(guards: Parameters<typeof openSite>[1] = {}) {
  const content = {queries: 0, isAway: false}
  const fetchContent = async () => {
    content.queries += 1
    if (content.isAway) throw new Error('away')
    return new Response('marble')
  }
  const site = openSite({bundles: builtBundle(dist), env, fetchContent}, guards)
  const get = async (path: string, init?: RequestInit) => {
    const response = await site.fetch(new Request(`https://shop.example${path}`, init), '203.0.113.7')
    return {status: response.status, location: response.headers.get('Location'), text: await response.text()}
  }
  return {site, get, content}
}

test('the first segment of an address is its language', () => {
  const addresses = [
    '/te',
    '/te/',
    '/te?gclid=1',
    '/hi/designs/fountain?item=1',
    '/',
    '/en/designs',
    '/telugu',
  ]
  expect(addresses.map(prefixOf)).toEqual(['/te', '/te', '/te', '/hi', '', '', ''])
  expect(['/designs/te', '/TE/designs', '//te', '/th'].map(prefixOf)).toEqual(['', '', '', ''])
})

test.each([
  ['te-IN,te;q=0.9,en-IN;q=0.8', '/te'],
  ['mr-IN,hi;q=0.9,en;q=0.8', '/hi'],
  ['en-IN,te;q=0.9', ''],
  ['ta,tet', ''],
  [null, ''],
])('a browser that prefers “%s” gets what has no language in its address from “%s”', (header, prefix) => {
  expect(preferredPrefix(header)).toBe(prefix)
})

test('a page comes from the build of its address, whatever the browser prefers', async () => {
  const {get} = open()
  const headers = {'Accept-Language': 'te', Cookie: 'language=te'}
  expect((await get('/designs', {headers})).text).toContain('/designs in en, /assets/entry-en.js')
  expect((await get('/te/designs')).text).toContain('/te/designs in te, /assets/entry-te.js')
  expect((await get('/te')).text).toContain('/te in te')
  expect((await get('/te/sitemap.xml')).text).toBe('sitemap in te')
})

test('the first page of a language has no slash at its end', async () => {
  const {get} = open()
  expect(await get('/te/?gclid=1')).toMatchObject({status: 308, location: '/te?gclid=1'})
})

test('a page is cached for each language, and a change of content drops it in all', async () => {
  const {get, site, content} = open()
  for (const path of ['/', '/te', '/', '/te']) await get(path)
  expect(content.queries).toBe(2)
  site.contentChanged(['s1:a'])
  for (const path of ['/', '/te']) await get(path)
  expect(content.queries).toBe(4)
})

test('a preview answers the queries of the pages, which are the same in every language', async () => {
  const {site} = open()
  const queries = ['query of pages', 'another query']
  expect(await Promise.all(queries.map((groq) => site.isKnownQuery(groq)))).toEqual([true, false])
})

test('the files of all languages are served at the same addresses', async () => {
  const {get} = open()
  const paths = ['/assets/entry-en.js', '/assets/entry-te.js', '/assets/react-1.js', '/icon.svg']
  expect((await Promise.all(paths.map((path) => get(path)))).map(({status}) => status)).toEqual([
    200, 200, 200, 200,
  ])
})

test('missing, unreadable and deleted pages are in the language of their address', async () => {
  const {get, site} = open()
  expect(await get('/te/nowhere')).toMatchObject({
    status: 404,
    text: expect.stringContaining('/te/nowhere in te'),
  })
  expect((await get('/te/%ff')).text).toBe('unreadable in te')
  expect((await get('/%ff')).text).toBe('unreadable in en')
  const deleted = await site.deletedFile(new Request('https://shop.example/te/file/gate.png'))
  expect([deleted.status, await deleted.text()]).toEqual([410, 'deleted in te'])
})

test('a preview that has ended says so in the language of the page that its link leads to', async () => {
  const {site} = open()
  const request = new Request('https://shop.example/preview/enable')
  const pages = await Promise.all(
    ['/te/designs', '/designs', '/te'].map((path) => site.endedPreview(request, path)),
  )
  expect(await Promise.all(pages.map((page) => page.text()))).toEqual([
    'ended in te',
    'ended in en',
    'ended in te',
  ])
})

test('the page for a client who has to wait is in the language of its address', async () => {
  const gate = openPageGate(openAdmission({onNotice: () => undefined}), {
    rate: {perClient: 1, overall: 9, seconds: 60},
    slots: {perClient: 1, overall: 9, retrySeconds: 5},
  })
  const {get} = open({gate})
  await get('/')
  expect([(await get('/te')).text, (await get('/about')).text]).toEqual(['tooMany in te', 'tooMany in en'])
})

test('an outage serves the copy of each language', async () => {
  const copies = openPageCopies({
    dir: mkdtempSync(join(dist, 'copies-')),
    settings: env,
    report: (problem, cause) => {
      throw new Error(problem, {cause})
    },
  })
  const {get, site, content} = open({copies})
  const before = [await get('/'), await get('/te')]
  const build = '/assets/entry-te.js /assets/style-1.css'
  await vi.waitFor(() => expect(copies.find('/te', build)).toBeDefined())
  content.isAway = true
  site.contentChanged()
  expect([await get('/'), await get('/te')]).toEqual(before)
  copies.close()
})

test('a language that was not built has the pages of English', async () => {
  const {get} = open()
  expect((await get('/hi/designs')).text).toContain('/hi/designs in en')
})
