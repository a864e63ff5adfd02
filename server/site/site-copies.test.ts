import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest'
import {openPageCopies} from './page-copies.ts'
import {env, makeBuild, openBuilt, type Content, type Guards} from './testing/small-site.ts'

let dist: string

beforeAll(() => {
  dist = makeBuild()
})
afterAll(() => rmSync(dist, {recursive: true}))

const open = (content?: Content, guards?: Guards, build = dist) => openBuilt(build, content, guards)

const failTest = (problem: string, error: unknown) => {
  throw new Error(problem, {cause: error})
}

/** Addresses of the copies on disk. */
function addressesIn(dir: string): unknown[] {
  const database = new DatabaseSync(join(dir, 'page-copies.db'), {readOnly: true})
  const rows = database.prepare('SELECT address FROM copies ORDER BY address').all()
  database.close()
  return rows.map(({address}) => address)
}

/** The copy of one page on disk. */
function copyIn(dir: string, address: string) {
  const database = new DatabaseSync(join(dir, 'page-copies.db'), {readOnly: true})
  const row = database.prepare('SELECT * FROM copies WHERE address = ?').get(address)
  database.close()
  return row
}

const openWithCopies = (content: Content, {dir = mkdtempSync(join(dist, 'copies-')), build = dist} = {}) => {
  const copies = openPageCopies({dir, settings: env, report: failTest})
  onTestFinished(() => copies.close())
  vi.useFakeTimers({toFake: ['Date']})
  onTestFinished(() => void vi.useRealTimers())
  return {...open(content, {copies}, build), dir}
}

/** The build with another entry script. */
const nextBuild = () => {
  const next = mkdtempSync(join(dist, 'next-'))
  for (const part of ['client', 'server']) cpSync(join(dist, part), join(next, part), {recursive: true})
  const manifest = join(next, 'client/.vite/manifest.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('entry-1', 'entry-2'))
  return next
}

test('a page that was served once is served again while the content cannot be read, and says when it was made', async () => {
  const {site, get, content, asked} = openWithCopies({text: 'marble'})
  const first = await (await get('/designs')).text()
  const madeAt = Date.now()
  content.isAway = true
  site.contentChanged()
  await vi.waitFor(async () => expect((await get('/designs')).status).toBe(200))
  const copy = await get('/designs?gclid=x')
  expect(copy.status).toBe(200)
  expect(Date.parse(copy.headers.get('X-Last-Good-Copy') ?? '') - madeAt).toBeLessThan(1000)
  expect(copy.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
  expect(await copy.text()).toBe(first)
  expect((await get('/about')).status).toBe(503)
  // For some seconds, no visitor causes another failure.
  const before = asked.length
  await get('/designs')
  expect(asked.length).toBe(before)
  expect(site.outages.since()).toBeInstanceOf(Date)

  content.isAway = false
  content.text = 'granite'
  vi.setSystemTime(Date.now() + 6000)
  await get('/designs')
  await vi.waitFor(() => expect(site.outages.since()).toBeUndefined())
  const recovered = await get('/designs')
  expect(recovered.headers.has('X-Last-Good-Copy')).toBe(false)
  expect(await recovered.text()).toContain('granite')
})

test('a redirect, which needs no content, does not end an outage', async () => {
  const {site, get, content} = openWithCopies({text: 'marble'})
  await get('/designs')
  content.isAway = true
  site.contentChanged()
  await vi.waitFor(async () => expect((await get('/designs')).headers.has('X-Last-Good-Copy')).toBe(true))
  const since = site.outages.since()
  expect((await get('/form')).status).toBe(307)
  expect(site.outages.since()).toEqual(since)
})

test('a page that is rendered again with the same content has a new time and the body that was stored', async () => {
  const {site, get, content, dir} = openWithCopies({text: 'marble', position: 'first'})
  await get('/designs')
  const first = await vi.waitUntil(() => copyIn(dir, '/designs'))
  content.position = 'second'
  site.contentChanged()
  await get('/designs')
  const again = await vi.waitUntil(() => {
    const row = copyIn(dir, '/designs')
    return row?.['stored_at'] !== first['stored_at'] && row
  })
  expect(again).toEqual({...first, stored_at: again['stored_at']})
})

test('a new build that starts in an outage serves the pages of the former one without scripts until it has its own', async () => {
  const content: Content = {text: 'marble'}
  const {get, dir} = openWithCopies(content)
  await get('/designs')
  await vi.waitFor(() => expect(addressesIn(dir)).toEqual(['/designs']))
  content.isAway = true
  const next = openWithCopies(content, {dir, build: nextBuild()})
  const copy = await next.get('/designs')
  const text = await copy.text()
  expect([copy.status, copy.headers.has('X-Last-Good-Copy')]).toEqual([200, true])
  expect(text).toContain('<style>a{}</style><p>/designs marble')
  expect(text).not.toContain('<script')
  expect(copy.headers.get('Content-Security-Policy')).toContain("script-src 'none';")
  expect(next.site.outages.since()).toBeInstanceOf(Date)

  content.isAway = false
  vi.setSystemTime(Date.now() + 6000)
  const headers = {'If-None-Match': copy.headers.get('ETag') ?? ''}
  await next.get('/designs')
  await vi.waitFor(() => expect(next.site.outages.since()).toBeUndefined())
  const recovered = await next.get('/designs', {headers})
  expect([recovered.status, recovered.headers.has('X-Last-Good-Copy')]).toEqual([200, false])
  const whole = await recovered.text()
  expect(whole).toContain('/assets/entry-2.js')
  content.isAway = true
  next.site.contentChanged()
  await vi.waitFor(async () => expect(await (await next.get('/designs')).text()).toBe(whole))
})

test('pages for paper are served again, whatever else is in their addresses', async () => {
  const {site, content, dir} = openWithCopies({text: 'marble'})
  for (let other = 0; other < 300; other += 1) await site.print(`/print/fountain/1?other=${other}`)
  await site.print('/print?other=1&items=fountain/1,fountain/2')
  const addresses = () => addressesIn(dir)
  const list = '/print?items=fountain/1,fountain/2'
  await vi.waitFor(() => expect(addresses()).toEqual(['/print/fountain/1', list]))
  content.isAway = true
  const copy = await site.print('/print/fountain/1')
  expect([copy?.status, copy?.body.toString()]).toEqual([200, '<p>marble on paper</p>'])
  expect(copy?.headers).toMatchObject({'X-Robots-Tag': 'noindex', 'X-Last-Good-Copy': expect.any(String)})
  expect((await site.print(list))?.headers).toHaveProperty('X-Last-Good-Copy')
  expect((await site.print('/print?items=fountain/1'))?.status).toBe(503)
  expect(site.outages.since()).toBeInstanceOf(Date)
  content.isAway = false
  content.isGone = true
  vi.setSystemTime(Date.now() + 6000)
  await site.print('/print/fountain/1')
  await vi.waitFor(() => expect(site.outages.since()).toBeUndefined())
  expect(await site.print('/print/fountain/1')).toBeUndefined()
  expect(await site.print(list)).toBeUndefined()
  expect(addresses()).toEqual([])
})

test('while content never answers, one attempt at a time waits for it and no visitor of a copy does', async () => {
  const {site, get, content, asked} = openWithCopies({text: 'marble'})
  await get('/designs')
  content.isAway = true
  site.contentChanged()
  await vi.waitFor(async () => expect((await get('/designs')).status).toBe(200))
  const {promise, resolve} = Promise.withResolvers<void>()
  content.hangs = promise
  const before = asked.length
  for (let visitor = 0; visitor < 5; visitor += 1) {
    vi.setSystemTime(Date.now() + 6000)
    expect((await get('/designs')).headers.has('X-Last-Good-Copy')).toBe(true)
  }
  expect(asked.length).toBe(before + 1)
  resolve()
})

test('a file that needs no content does not end an outage, and a page in memory is sent as it is', async () => {
  const {site, get, content} = openWithCopies({text: 'marble'})
  await get('/designs')
  content.isAway = true
  site.contentChanged()
  await vi.waitFor(async () => expect((await get('/designs')).status).toBe(200))
  expect((await get('/robots.txt')).status).toBe(200)
  expect(site.outages.since()).toBeInstanceOf(Date)
  content.isAway = false
  await get('/about')
  content.isAway = true
  expect((await get('/about')).headers.has('X-Last-Good-Copy')).toBe(false)
})

test('a search is served again, and another one is not', async () => {
  const {site, get, content} = openWithCopies({text: 'marble'})
  const first = await (await get('/designs?q=pot')).text()
  content.isAway = true
  site.contentChanged()
  await vi.waitFor(async () => expect((await get('/designs?q=pot')).status).toBe(200))
  expect(await (await get('/designs?q=pot')).text()).toBe(first)
  expect((await get('/designs?q=lamp')).status).toBe(503)
})

test('a page that only visitors of an advertisement have seen is served again', async () => {
  const {site, get, content, dir} = openWithCopies({text: 'marble'})
  await get('/designs?gclid=x')
  await vi.waitFor(() => expect(addressesIn(dir)).toEqual(['/designs']))
  content.isAway = true
  site.contentChanged()
  const copy = await get('/designs?gclid=y')
  expect([copy.status, copy.headers.has('X-Last-Good-Copy')]).toEqual([200, true])
  expect(await copy.text()).not.toContain('gclid')
})

test('a page that does not exist any more has no copy', async () => {
  const {site, get, content} = openWithCopies({text: 'marble'})
  await get('/designs')
  content.isGone = true
  site.contentChanged()
  expect((await get('/designs')).status).toBe(404)
  content.isAway = true
  site.contentChanged()
  expect((await get('/designs')).status).toBe(503)
})

test('pages without copies are failing as long as the content cannot be read, also when no visitor comes', async () => {
  const {site, get, content, asked, dir} = openWithCopies({text: 'marble'})
  await get('/designs')
  await vi.waitFor(() => expect(addressesIn(dir)).toEqual(['/designs']))
  content.isAway = true
  site.contentChanged()
  expect((await get('/designs')).status).toBe(200)
  expect(await site.outages.failingSince()).toBeUndefined()
  expect((await get('/about')).status).toBe(503)
  const since = await site.outages.failingSince()
  expect(since).toBeInstanceOf(Date)

  // One attempt after another, however often a monitor asks.
  vi.setSystemTime(Date.now() + 6000)
  const before = asked.length
  const answers = await Promise.all([
    site.outages.failingSince(),
    site.outages.failingSince(),
    site.outages.failingSince(),
  ])
  expect(answers).toEqual([since, since, since])
  expect(asked.length).toBe(before + 1)
  content.isAway = false
  vi.setSystemTime(Date.now() + 6000)
  expect(await site.outages.failingSince()).toBeUndefined()
})

test('a page without a copy that fails sends no visitor to the copies of other pages', async () => {
  const {site, get, content} = openWithCopies({text: 'marble'})
  await get('/designs')
  content.isAway = true
  expect((await get('/about')).status).toBe(503)
  content.isAway = false
  site.contentChanged()
  content.text = 'granite'
  expect(await (await get('/designs')).text()).toContain('granite')
  expect(await site.outages.failingSince()).toBeUndefined()
})

test('a site without a build has no content that could be unreachable', async () => {
  const empty = mkdtempSync(join(dist, 'empty-'))
  const {site, get} = open(undefined, undefined, empty)
  expect((await get('/')).status).toBe(503)
  expect(await site.outages.failingSince()).toBeUndefined()
})
