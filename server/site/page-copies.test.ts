import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {expect, onTestFinished, test, vi} from 'vitest'
import type {CachedPage, Room} from './page-cache.ts'
import type {Env} from '../../contract/site/env.ts'
import {openPageCopies} from './page-copies.ts'
import {env} from './testing/small-site.ts'

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'page-copies-'))
  onTestFinished(() => rmSync(dir, {recursive: true}))
  return dir
}

interface Options {
  settings?: Partial<Env>
  maxBytes?: Room
  minFreeBytes?: number
  now?: () => number
}

function open(dir: string, {settings, ...options}: Options = {}) {
  const problems: string[] = []
  const copies = openPageCopies({
    dir,
    settings: {...env, ...settings},
    minFreeBytes: 0,
    report: (problem) => void problems.push(problem),
    ...options,
  })
  onTestFinished(() => copies.close())
  return {...copies, problems}
}

const page = (text: string): CachedPage => ({
  status: 200,
  headers: {'Content-Type': 'text/html'},
  body: Buffer.from(text),
  etag: `"${text.slice(0, 9)}"`,
  tags: ['s1:a'],
  isListed: true,
  encoded: new Map(),
})

test('a copy survives a restart, with its headers, the time of its making and a tag of its own', async () => {
  const dir = folder()
  const first = open(dir, {now: () => Date.parse('2026-11-23T05:00:00Z')})
  await first.keep('/designs', page('marble'), 'build 1')
  first.close()
  const copy = open(dir).find('/designs', 'build 1')
  expect(copy?.body.toString()).toBe('marble')
  expect(copy).toMatchObject({
    status: 200,
    etag: '"marble-copy"',
    headers: {'Content-Type': 'text/html', 'X-Last-Good-Copy': '2026-11-23T05:00:00.000Z'},
  })
})

test('a copy with the links of another origin, or with other content, is not served', async () => {
  const dir = folder()
  await open(dir).keep('/', page('marble'), 'build 1')
  for (const settings of [{publicUrl: 'https://other.example'}, {dataset: 'other'}]) {
    const other = open(dir, {settings})
    expect([other.find('/', 'build 1'), other.find('/', 'build 2')]).toEqual([undefined, undefined])
  }
})

test('a copy of other settings is served without its scripts', async () => {
  const dir = folder()
  await open(dir).keep('/', page('marble<script>measure()</script>'), 'build 1')
  const copy = open(dir, {settings: {sampled: 0.1}}).find('/', 'build 1')
  expect(copy?.body.toString()).toBe('marble')
})

const HTML = [
  '<head><style>p{margin:0}</style><script>early()</script></head>',
  '<p>&lt;script&gt; marble <img src="/lake/images/a.webp"></p>',
  '<script type="application/ld+json">{"name":"marble"}</script>',
  '<script id="env" type="application/json">{"a":"\\u003cscript>"}</script>',
  '<script type="module" async="" src="/assets/entry-1.js"></script>',
]

test('a copy of a former build has no scripts, a policy that allows none, and a tag of its own', async () => {
  const copies = open(folder())
  const policy = (scripts: string) => `default-src 'none'; script-src ${scripts}; style-src 'sha256-p='`
  const headers = {'Content-Type': 'text/html', 'Content-Security-Policy': policy("'self' 'sha256-e='")}
  await copies.keep('/', {...page(HTML.join('')), headers, etag: '"1"'}, 'build 1')
  const copy = copies.find('/', 'build 2')
  expect(copy?.body.toString()).toBe('<head><style>p{margin:0}</style></head>' + HTML.slice(1, 3).join(''))
  expect(copy?.headers).toEqual({
    'Content-Type': 'text/html',
    'Content-Security-Policy': policy("'none'"),
    'X-Last-Good-Copy': expect.any(String),
  })
  expect(copy?.etag).toBe('"1-copy-without-scripts"')
})

test('a page that the new build has rendered is served whole', async () => {
  const copies = open(folder())
  await copies.keep('/', {...page(HTML.join('')), etag: '"1"'}, 'build 1')
  await copies.keep('/', {...page(HTML.join('')), etag: '"1"'}, 'build 2')
  expect(copies.find('/', 'build 2')).toMatchObject({body: Buffer.from(HTML.join('')), etag: '"1-copy"'})
})

test('a changed page replaces its copy, and a forgotten one is gone', async () => {
  const copies = open(folder())
  await copies.keep('/', page('marble'), 'build 1')
  await copies.keep('/', page('granite'), 'build 1')
  expect(copies.find('/', 'build 1')?.body.toString()).toBe('granite')
  copies.forget('/')
  expect(copies.find('/', 'build 1')).toBeUndefined()
})

/** A page that compression leaves with about 1,000 bytes. */
const random = () => page(Array.from({length: 1500}, () => Math.random().toString(36)[2] ?? 'x').join(''))

test('beyond the limit, the copies whose pages were not rendered for the longest are removed', async () => {
  let time = 0
  const copies = open(folder(), {maxBytes: {listed: 4000, others: 0}, now: () => (time += 1)})
  const home = random()
  for (const address of ['/a', '/b', '/c', '/d', '/e']) {
    await copies.keep('/', home, 'build 1')
    await copies.keep(address, random(), 'build 1')
  }
  const found = ['/', '/a', '/b', '/c', '/d', '/e'].filter((address) => copies.find(address, 'build 1'))
  expect(found[0]).toBe('/')
  expect(found.at(-1)).toBe('/e')
  expect(found.length).toBeLessThan(5)
})

test('searches replace one another, and no page that everybody visits', async () => {
  let time = 0
  const dir = folder()
  const options = {maxBytes: {listed: 4000, others: 4000}, now: () => (time += 1)}
  const first = open(dir, options)
  await first.keep('/', random(), 'build 1')
  const search = () => ({...random(), isListed: false})
  for (let word = 0; word < 5; word += 1) await first.keep(`/designs?q=${word}`, search(), 'build 1')
  first.close()
  const copies = open(dir, options)
  for (let word = 5; word < 9; word += 1) await copies.keep(`/designs?q=${word}`, search(), 'build 1')
  const words = Array.from({length: 9}, (_, word) => word)
  const found = words.filter((word) => copies.find(`/designs?q=${word}`, 'build 1'))
  expect(found.at(-1)).toBe(8)
  expect(found.length).toBeLessThan(5)
  expect(copies.find('/', 'build 1')).toMatchObject({isListed: true})
  expect(copies.find('/designs?q=8', 'build 1')).toMatchObject({isListed: false})
})

test('a file of version 0.1.0 keeps its copies', async () => {
  const dir = folder()
  const now = open(dir)
  await now.keep('/', page('marble'), 'build 1')
  now.close()
  const database = new DatabaseSync(join(dir, 'page-copies.db'))
  database.exec('PRAGMA user_version = 0')
  database.close()
  const copies = open(dir)
  expect(copies.find('/', 'build 1')).toMatchObject({body: Buffer.from('marble'), isListed: true})
  expect(copies.problems).toEqual([])
})

test('a page that is rendered again as it was has the new time, and is stored anew when the settings changed', async () => {
  const dir = folder()
  let time = Date.parse('2026-11-23T05:00:00Z')
  const copies = open(dir, {now: () => time})
  await copies.keep('/', page('marble'), 'build 1')
  time += 3_600_000
  await copies.keep('/', page('marble'), 'build 1')
  expect(copies.find('/', 'build 1')?.headers).toMatchObject({'X-Last-Good-Copy': '2026-11-23T06:00:00.000Z'})
  const changed = open(dir, {settings: {sampled: 0.1}})
  await changed.keep('/', {...page('marble'), headers: {'Content-Security-Policy': 'other'}}, 'build 1')
  expect(changed.find('/', 'build 1')?.headers).toMatchObject({'Content-Security-Policy': 'other'})
})

test('a disk without room keeps the copies that it has', async () => {
  const dir = folder()
  const first = open(dir)
  await first.keep('/', page('marble'), 'build 1')
  const full = open(dir, {minFreeBytes: Infinity})
  await full.keep('/', page('granite'), 'build 1')
  await full.keep('/about', page('granite'), 'build 1')
  expect(full.find('/', 'build 1')?.body.toString()).toBe('marble')
  expect(full.find('/about', 'build 1')).toBeUndefined()
})

test('a power cut may cost the last copies, and no others: the file is synced before it is changed', () => {
  const opened = vi.spyOn(DatabaseSync.prototype, 'exec')
  onTestFinished(() => opened.mockRestore())
  open(folder())
  const [database] = opened.mock.contexts
  if (!(database instanceof DatabaseSync)) throw new Error('No database was opened')
  const setting = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]
  expect([setting('journal_mode'), setting('synchronous')]).toEqual(['wal', 1])
})

test('a damaged file starts empty, and a folder that cannot be written leaves pages without copies', async () => {
  const dir = folder()
  writeFileSync(
    join(dir, 'page-copies.db'),
    'no database at all, but long enough to look like one'.repeat(50),
  )
  const copies = open(dir)
  expect(copies.problems).toHaveLength(1)
  await copies.keep('/', page('marble'), 'build 1')
  expect(copies.find('/', 'build 1')?.body.toString()).toBe('marble')

  const file = join(folder(), 'file')
  writeFileSync(file, '')
  const none = open(file)
  await none.keep('/', page('marble'), 'build 1')
  expect(none.find('/', 'build 1')).toBeUndefined()
  expect(none.problems.at(-1)).toBe('There are no last good copies of pages')
})
