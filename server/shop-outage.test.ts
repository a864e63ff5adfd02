import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {Hono} from 'hono'
import {expect, onTestFinished, test, vi} from 'vitest'
import {z} from 'zod'
import {readConfig, type Config} from './config.ts'
import {contentSource} from './content/content-source.ts'
import {siteEnv} from './site/index.ts'
import {openShop, type Shop} from './shop.ts'
import {jpeg} from '@stone-designs/lake/testing/images'
import {builtBundle} from './site/bundle.ts'
import {openPageCopies} from './site/page-copies.ts'

// A minimal build. Its page counts the categories, and its page for paper shows an image.
const BUNDLE = `
class ContentError extends Error {}
export const isUnreachable = (error) => error instanceof ContentError
export const renderFile = async () => undefined
export const renderFailure = (kind) => ({html: '<title>' + kind + '</title>', inline: {scripts: [], styles: []}})
export const openAddresses = () => (path) => ({own: path, shared: path})
async function resultOf(groq, {env, fetch}) {
  const query = encodeURIComponent(groq)
  const response = await fetch(env.apiBase + '/v2025-02-19/data/query/production?query=' + query).catch(() => { throw new ContentError('away') })
  if (!response.ok) throw new ContentError('status ' + response.status)
  return (await response.json()).result
}
export async function render(request, options) {
  const html = '<p>' + (await resultOf('count(*[_type == "category"])', options)) + ' categories</p>'
  return {status: 200, headers: new Headers(), html, inline: {scripts: [], styles: []}, tags: [], isListed: true}
}
export async function renderPrint(address, options) {
  const path = await resultOf('*[_type == "sanity.imageAsset"][0].path', options)
  const html = '<html><head></head>' + address + '<img src="/lake/' + path + '?w=10"></html>'
  return {html, styles: [], isCanonical: !address.includes('?')}
}`

function folder() {
  const root = mkdtempSync(join(tmpdir(), 'outage-'))
  onTestFinished(() => rmSync(root, {recursive: true}))
  const files = {
    'site/client/.vite/manifest.json': JSON.stringify({
      'entry.client.ts': {file: 'assets/entry-1.js', isEntry: true},
      'style.css': {file: 'assets/style-1.css'},
    }),
    'site/client/assets/entry-1.js': '',
    'site/client/assets/style-1.css': '',
    'site/server/package.json': '{"type": "module"}',
    'site/server/entry.server.js': BUNDLE,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), {recursive: true})
    writeFileSync(join(root, name), text)
  }
  return root
}

// A name in an address has at most 63 characters, so the lookup of this one fails on every machine, without a network.
const UNREACHABLE_PROJECT = 'a'.repeat(64)

const TOKEN = 'an-administrator-of-forty-characters-000'

/** Opens the copies of a shop. Those that it stores are from an earlier time. */
function openCopies(config: Config) {
  const {addresses} = contentSource(config, undefined, new Hono())
  return openPageCopies({
    dir: config.dataDir,
    settings: siteEnv(config, addresses),
    report: (problem, cause) => {
      throw new Error(problem, {cause})
    },
    now: () => Date.parse('2026-11-23T05:00:00Z'),
  })
}

/** Stores the copy of one page. */
async function storeCopy(config: Config) {
  const before = openCopies(config)
  await before.keep('/designs', COPY, '/assets/entry-1.js /assets/style-1.css')
  before.close()
}

const sender = (shop: Shop) => async (path: string, init?: RequestInit) =>
  shop.fetch(new Request(`http://shop.example${path}`, init))

/** Opens a shop on hosted Sanity that cannot be reached. @param hasCopy whether one page has a copy from an earlier time */
async function openCutOff({hasCopy = true} = {}) {
  const root = folder()
  const config = readConfig(
    {DATA_DIR: 'data', SANITY_PROJECT_ID: UNREACHABLE_PROJECT, SANITY_API_TOKEN: 'a token that may write'},
    root,
  )
  if (hasCopy) await storeCopy(config)
  const shop = openShop(config, root, builtBundle(join(root, 'site')))
  onTestFinished(() => shop.close())
  return sender(shop)
}

const COPY = {
  status: 200,
  headers: {'Content-Type': 'text/html; charset=utf-8'},
  body: Buffer.from('<p>14 categories</p>'),
  etag: '"1"',
  tags: [],
  isListed: true,
  encoded: new Map(),
}

const ENQUIRY = {
  fields: [
    {name: 'page_url', value: 'https://shop.example/designs/fountain'},
    {name: 'action', value: 'price'},
  ],
}

const POST_ENQUIRY = {
  method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify(ENQUIRY),
}

test('while hosted content cannot be reached, pages come from disk, monitors are warned, and enquiries wait', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => void vi.restoreAllMocks())
  const send = await openCutOff()
  const response = await send('/designs')
  expect(response.status).toBe(200)
  expect(response.headers.get('X-Last-Good-Copy')).toBe('2026-11-23T05:00:00.000Z')
  expect(await response.text()).toBe('<p>14 categories</p>')
  expect((await send('/forms/submissions', POST_ENQUIRY)).status).toBe(204)
  expect(await (await send('/readyz')).json()).toEqual({
    status: 'attention',
    problems: ['outbox', 'copies of pages'],
  })
})

test('when hosted Sanity takes no more queries of the shop, pages come from disk, and no visitor is refused', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', {status: 429}))
  const send = await openCutOff()
  const response = await send('/designs')
  expect([response.status, await response.text()]).toEqual([200, '<p>14 categories</p>'])
  expect((await send('/never-seen')).status).toBe(503)
  expect(await (await send('/readyz')).json()).toMatchObject({problems: ['content', 'copies of pages']})
})

test.each([
  [false, ['content']],
  [true, ['content', 'copies of pages']],
])(
  'while hosted content cannot be reached, a page without a copy is a failure of the shop; others have one: %s',
  async (hasCopy, problems) => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => void vi.restoreAllMocks())
    const send = await openCutOff({hasCopy})
    expect((await send('/designs')).status).toBe(hasCopy ? 200 : 503)
    expect((await send('/never-seen')).status).toBe(503)
    const ready = await send('/readyz')
    expect([ready.status, await ready.json()]).toEqual([503, {status: 'failing', problems}])
  },
)

test('a lake that cannot be read at the start leaves pages and enquiries, says so, and loses nothing once it is mended', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => void vi.restoreAllMocks())
  const root = folder()
  const config = readConfig({DATA_DIR: 'data'}, root)
  await storeCopy(config)
  const file = join(config.dataDir, 'lake.sqlite')
  writeFileSync(file, 'no database '.repeat(1000))
  const open = () => openShop(config, root, builtBundle(join(root, 'site')))

  const broken = open()
  const send = sender(broken)
  expect(written.mock.calls.join('')).toMatch(/lake's database in .* is damaged .*\nUntil the shop starts/)
  const response = await send('/designs')
  expect([response.status, response.headers.get('X-Last-Good-Copy')]).toEqual([
    200,
    '2026-11-23T05:00:00.000Z',
  ])
  expect((await send('/lake/v1/data/query/production?query=1')).status).toBe(503)
  expect((await send('/forms/submissions', POST_ENQUIRY)).status).toBe(204)
  const ready = await send('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({
    status: 'failing',
    problems: ['content', 'outbox', 'copies of pages'],
    sentences: [expect.stringContaining('npm run content -- restore')],
    figures: [null],
  })
  expect(open).toThrow('Another process has the lake')
  await broken.close()

  rmSync(file)
  const mended = open()
  onTestFinished(() => mended.close())
  await vi.waitFor(() => expect(mended.lake?.dataset('production').idsOfType('lead').size).toBe(1), 3000)
  expect((await sender(mended)('/readyz')).status).toBe(200)
})

test.each(['records.sqlite', 'forms/outbox.db', 'forms/consents.db', 'forms/field.db', 'meta/outbox.db'])(
  'a shop whose %s is damaged serves pages, takes enquiries and choices, and keeps the damaged file',
  async (file) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => void vi.restoreAllMocks())
    const root = folder()
    const meta = {META_PIXEL_ID: '1234', META_CAPI_TOKEN: 'a-token'}
    const config = readConfig({DATA_DIR: 'data', ...meta}, root)
    const path = join(config.dataDir, file)
    const garbage = 'no database '.repeat(1000)
    mkdirSync(dirname(path), {recursive: true})
    writeFileSync(path, garbage)
    const shop = openShop(config, root, builtBundle(join(root, 'site')))
    onTestFinished(() => shop.close())
    const send = sender(shop)
    expect(written.mock.calls.join('')).toContain(`${path} is damaged. It is now ${path}.damaged-`)
    expect((await send('/designs')).status).toBe(200)
    const visit = {page: 'home', device: 'phone', lcp: 1800}
    const choice = {version: '1', at: '2026-11-23T05:00:00.000Z', purposes: ['advertising']}
    for (const [address, body] of [
      ['/forms/submissions', {...ENQUIRY, consent: choice}],
      ['/forms/consent', choice],
      ['/forms/field', visit],
    ] as const)
      expect((await send(address, {...POST_ENQUIRY, body: JSON.stringify(body)})).status).toBe(204)
    const aside = readdirSync(dirname(path)).find((name) => name.includes('.damaged-')) ?? ''
    expect(readFileSync(join(dirname(path), aside), 'utf8')).toBe(garbage)
  },
)

/** A shop with one image, which was delivered once, and a Chromium whose PDF holds the page itself. */
async function openWithImage() {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => void vi.restoreAllMocks())
  const root = folder()
  const chromium = join(root, 'chromium')
  writeFileSync(chromium, COPYING, {mode: 0o700})
  const config = readConfig({DATA_DIR: 'data', LAKE_TOKEN: TOKEN, CHROMIUM: chromium}, root)
  const open = () => openShop(config, root, builtBundle(join(root, 'site')))
  const sound = open()
  const send = sender(sound)
  const upload = {method: 'POST', headers: {authorization: `Bearer ${TOKEN}`}, body: await jpeg()}
  const uploaded = await send('/lake/v1/assets/images/production', upload)
  const {document} = z
    .object({document: z.object({_id: z.string(), path: z.string()})})
    .parse(await uploaded.json())
  // Visitors see the documents of images that something published shows.
  const avatar = {_type: 'image', asset: {_type: 'reference', _ref: document._id}}
  const create = {_id: 'testimonial-1', _type: 'testimonial', avatar}
  await send('/lake/v1/data/mutate/production', {...upload, body: JSON.stringify({mutations: [{create}]})})
  const picture = `/lake/${document.path}?w=10`
  expect((await send(picture)).status).toBe(200)
  const made = () => readdirSync(join(config.dataDir, 'pictures'), {recursive: true, encoding: 'utf8'})
  await expect.poll(() => made().filter((name) => /[0-9a-f]{40}$/.test(name))).toHaveLength(1)

  /** Opens the shop again after no document of its lake can be read. */
  async function openBroken() {
    await sound.close()
    const database = new DatabaseSync(join(config.dataDir, 'lake.sqlite'))
    database.exec(`UPDATE documents SET json = '{'`)
    database.close()
    const broken = open()
    onTestFinished(() => broken.close())
    expect(broken.lake).toBeUndefined()
    return sender(broken)
  }
  return {send, picture, chromium, config, openBroken}
}

/** The last argument is the page, and one before it names the PDF. */
const COPYING = `#!/bin/sh
for last in "$@"; do case "$last" in --print-to-pdf=*) pdf="\${last#--print-to-pdf=}";; esac; done
{ printf '%%PDF-'; cat "\${last#file://}"; } > "$pdf"`

test('the copies of pages have their pictures while no document of the lake can be read', async () => {
  const {picture, openBroken} = await openWithImage()
  const send = await openBroken()
  expect((await send(picture)).status).toBe(200)
  expect((await send(picture.replace(/[0-9a-f]{40}/, '0'.repeat(40)))).status).toBe(503)
})

test('tear sheets and catalogues that were served once come again as PDF while the lake is broken, and no others do', async () => {
  const {send, chromium, config, openBroken} = await openWithImage()
  const before = await send('/pdf/fountain/FOU-001')
  const pdf = await before.text()
  expect(pdf).toContain('/print/fountain/FOU-001<img src="data:image/')
  expect((await send('/print/fountain')).status).toBe(200)
  expect((await send('/print?items=fountain/FOU-001')).status).toBe(200)
  const stored = () => {
    const copies = openCopies(config)
    const build = '/assets/entry-1.js /assets/style-1.css'
    const served = ['/print/fountain', '/print/fountain/FOU-001', '/print?items=fountain/FOU-001']
    const found = served.filter((path) => copies.find(path, build))
    copies.close()
    return found
  }
  await expect.poll(stored).toHaveLength(3)

  const sendBroken = await openBroken()
  // The first was kept, and needs no Chromium. The second is made of the copy and of the images on the disk.
  writeFileSync(chromium, '#!/bin/sh\nexit 1')
  const kept = await sendBroken('/pdf/fountain/FOU-001')
  expect([kept.status, await kept.text()]).toEqual([200, pdf])
  expect(kept.headers.get('Content-Type')).toBe('application/pdf')
  expect(Date.parse(kept.headers.get('X-Last-Good-Copy') ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect(kept.headers.get('ETag')).not.toBe(before.headers.get('ETag'))
  writeFileSync(chromium, COPYING)
  const catalogue = await sendBroken('/pdf/fountain')
  expect(await catalogue.text()).toContain('/print/fountain<img src="data:image/')
  expect(catalogue.headers.has('X-Last-Good-Copy')).toBe(true)
  expect((await sendBroken('/print/fountain')).headers.has('X-Last-Good-Copy')).toBe(true)
  expect((await sendBroken('/pdf/fountain/FOU-002')).status).toBe(503)
  const list = await sendBroken('/pdf?items=fountain/FOU-001')
  expect(await list.text()).toContain('/print?items=fountain/FOU-001<img src="data:image/')
  expect((await sendBroken('/pdf?items=fountain/FOU-002')).status).toBe(503)
  expect(await (await sendBroken('/readyz')).json()).toMatchObject({problems: ['content', 'copies of pages']})
})
