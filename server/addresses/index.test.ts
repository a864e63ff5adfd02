import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeEach, afterEach, expect, onTestFinished, test, vi} from 'vitest'
import {FORMER_ADDRESSES, SUCCESSORS} from '../../contract/services/paths.ts'
import {formerAddresses} from '../../contract/services/addresses.ts'
import {labelPath, shortId, shortPath} from '../../contract/site/addresses.ts'
import {STARTS} from '../../contract/text/language-of.ts'
import {readConfig} from '../config.ts'
import {openRecordsDatabase} from '../records/database.ts'
import {openShop, type Shop} from '../shop.ts'
import type {Bundle} from '../site/bundle.ts'
import {openShopAddresses} from './index.ts'

const TOKEN = 'a-token-of-more-than-thirty-two-characters'
const inline = {scripts: [], styles: []}

/** A build whose pages name their own address, and whose question names the documents among which a visitor chooses. */
const bundle: Bundle = {
  script: '/assets/entry.js',
  styles: '/assets/style.css',
  preview: {script: '/assets/entry.js', styles: '/assets/style.css'},
  files: new Map(),
  render: async ({url}) => {
    const {pathname, search} = new URL(url)
    const status = /^(?:\/te|\/hi)?\/p\//.test(pathname) ? 404 : 200
    return {status, headers: new Headers(), html: pathname + search, inline, tags: ['x'], isListed: true}
  },
  renderFile: async () => undefined,
  renderPrint: async (address) => ({html: address, styles: [], isCanonical: true}),
  renderQuotation: async () => ({html: '', inline: {scripts: [], styles: []}}),
  renderChoice: async (ids, search) => ({html: `Which? ${ids.join()} ${search}`, inline}),
  imageAddresses: async () => [],
  renderFailure: (kind) => ({html: kind, inline}),
  isUnreachable: () => false,
  isKnownQuery: () => false,
  openAddresses: () => (pathname, search) => ({own: pathname + search, shared: pathname + search}),
}

let folder: string
let shop: Shop

const open = () =>
  openShop(
    readConfig(
      {
        PORT: '0',
        DATA_DIR: folder,
        PUBLIC_URL: 'http://shop.example',
        LAKE_TOKEN: TOKEN,
        BACKUP_DIR: 'off',
        CHROMIUM: 'off',
        UPLOADS: 'off',
      },
      folder,
    ),
    folder,
    {isDevelopment: false, load: async () => bundle},
  )

const get = async (path: string, headers = {}) =>
  shop.fetch(new Request(`http://shop.example${path}`, {headers}))

/** Where an address leads: its status and the other address, or the text of its page. */
async function at(path: string, headers = {}) {
  const response = await get(path, headers)
  return `${response.status} ${response.headers.get('Location') ?? (await response.text())}`
}

const send = (path: string, body: unknown, token = TOKEN) =>
  shop.fetch(
    new Request(`http://shop.example${path}`, {
      method: 'POST',
      headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
      body: JSON.stringify(body),
    }),
  )

async function mutate(...mutations: object[]) {
  const response = await send('/lake/v2025-02-19/data/mutate/production', {mutations})
  expect(response.status, await response.clone().text()).toBe(200)
}

const patch = (id: string, set: object) => mutate({patch: {id, set}})
const slug = (current: string) => ({slug: {_type: 'slug', current}})
const inCategory = (id: string) => ({category: {_type: 'reference', _ref: id}})
const category = (_id: string, current: string) => ({
  create: {_id, _type: 'category', title: current, ...slug(current)},
})
const asset = {_type: 'reference', _ref: 'image-aa-800x1000-jpg', _weak: true}
const product = (_id: string, productId: string, categoryId = 'category-f') => ({
  create: {_id, _type: 'product', productId, name: _id, image: {asset}, ...inCategory(categoryId)},
})
const contentIdOf = (id: string) => shop.lake?.dataset('production').documents.get(id)?.['contentId']

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'addresses-'))
  shop = open()
  await mutate(
    category('category-f', 'fountain'),
    category('category-g', 'garden'),
    product('one', 'FOU-001'),
    product('two', 'FOU-002'),
    product('pot', '7', 'category-g'),
  )
})

afterEach(async () => {
  await shop.close()
  rmSync(folder, {recursive: true, force: true})
})

test.each(STARTS)(
  'a category’s address that was changed leads to the new one, on labels, in lists, on paper and as PDF (%s)',
  async (start) => {
    await patch('category-f', slug('water'))
    for (const [former, now] of [
      ['/designs/fountain', '/designs/water'],
      ['/designs/fountain?gclid=C%2B1&utm_source=x', '/designs/water?gclid=C%2B1&utm_source=x'],
      ['/designs/fountain?item=FOU-001&here=1', '/designs/water?item=FOU-001&here=1'],
      ['/Designs/Fountain).?item=fou-001.', '/designs/water?item=FOU-001'],
      ['/designs/fountain/?gclid=C', '/designs/water?gclid=C'],
      ['/designs/fountain?item=gone', '/designs/water?item=gone'],
      ['/print/fountain', '/print/water'],
      ['/print/fountain/FOU-002?x=1', '/print/water/FOU-002?x=1'],
      ['/pdf/fountain/FOU-002', '/pdf/water/FOU-002'],
      ['/pdf?items=fountain/FOU-001,garden/7', '/pdf?items=water%2FFOU-001%2Cgarden%2F7'],
      ['/designs?view=all&category=fountain.garden', '/designs?view=all&category=water.garden'],
    ] as const)
      expect(await at(start + former), former).toBe(`301 ${start}${now}`)
    for (const path of ['/designs/water', '/designs/nothing', '/print/nothing', '/designs?view=all'])
      expect(await at(start + path)).toBe(`200 ${start}${path}`)
  },
)

test('a label whose product was moved and got another number opens the product, in one step', async () => {
  await patch('one', {productId: 'FOU-010'})
  expect(await at('/designs/fountain?item=FOU-001&here=1')).toBe('301 /designs/fountain?item=FOU-010&here=1')
  await patch('one', inCategory('category-g'))
  await patch('category-g', slug('courtyard'))
  for (const number of ['FOU-001', 'FOU-010'])
    expect(await at(`/designs/fountain?item=${number}`)).toBe('301 /designs/courtyard?item=FOU-010')
  expect(await at('/designs/garden?item=FOU-010')).toBe('301 /designs/courtyard?item=FOU-010')
  expect(await at('/designs/fountain?item=FOU-002')).toBe('200 /designs/fountain?item=FOU-002')
})

test('two quick changes leave both former addresses known, and a change back takes the address back', async () => {
  await Promise.all(['b', 'c'].map((current) => patch('category-f', slug(current))))
  expect([await at('/designs/fountain'), await at('/designs/b')]).toEqual([
    '301 /designs/c',
    '301 /designs/c',
  ])
  await patch('category-f', slug('fountain'))
  expect([await at('/designs/fountain'), await at('/designs/b')]).toEqual([
    '200 /designs/fountain',
    '301 /designs/fountain',
  ])
  expect((await get('/designs/b')).headers.get('Cache-Control')).toBe('no-cache')
})

test('former addresses outlive a restart, and what changed by a release is known too', async () => {
  await patch('category-f', slug('water'))
  const action = (body: object) => send('/lake/v2025-02-19/data/actions/production', {actions: [body]})
  const releaseId = 'rSpring'
  const document = {...product('one', 'FOU-100', 'category-f').create, _id: `versions.${releaseId}.one`}
  for (const body of [
    {actionType: 'sanity.action.release.create', releaseId, metadata: {releaseType: 'asap'}},
    {actionType: 'sanity.action.document.version.create', publishedId: 'one', document},
    {actionType: 'sanity.action.release.publish', releaseId},
  ]) {
    const response = await action(body)
    expect(response.status, await response.text()).toBe(200)
  }
  await vi.waitFor(async () => expect(await at('/designs/water?item=FOU-100')).toMatch(/^200/))
  await shop.close()
  shop = open()
  expect(await at('/te/designs/fountain?item=FOU-001')).toBe('301 /te/designs/water?item=FOU-100')
})

test('a page that was cached before the change does not hide it', async () => {
  expect(await at('/designs/fountain?item=FOU-001')).toBe('200 /designs/fountain?item=FOU-001')
  await patch('one', {productId: 'FOU-010'})
  expect(await at('/designs/fountain?item=FOU-001')).toBe('301 /designs/fountain?item=FOU-010')
})

test('a product that is gone answers as ever, and so does a draft’s number', async () => {
  await patch('one', {productId: 'FOU-010'})
  await mutate(
    {delete: {id: 'one'}},
    {
      create: {...product('drafts.two', 'FOU-020').create},
    },
  )
  for (const number of ['FOU-001', 'FOU-010', 'FOU-020'])
    expect(await at(`/designs/fountain?item=${number}`)).toBe(`200 /designs/fountain?item=${number}`)
})

test('a preview shows unpublished changes at the addresses that they have', async () => {
  await patch('category-f', slug('water'))
  expect(await at('/designs/fountain', {cookie: 'preview=pass'})).toBe('200 /designs/fountain')
})

test('an old label whose number was given to a new piece asks which of the two is meant, and leads to each', async () => {
  await patch('one', {productId: 'FOU-010'})
  await mutate(product('new', 'FOU-001'))
  const asked = await get('/designs/fountain?item=FOU-001&here=1')
  expect(asked.status).toBe(200)
  expect(await asked.text()).toBe('Which? new,one ?item=FOU-001&here=1')
  expect(await at('/hi/print/fountain/fou-001')).toContain('Which? new,one')
  expect(await at(`${shortPath('one')}?here=1`)).toBe('302 /designs/fountain?item=FOU-010&here=1')
  const chosen = `/designs/fountain?item=FOU-001&here=1&meant=${shortId('new')}`
  expect(await at(`${shortPath('new')}?here=1`)).toBe(`302 ${chosen}`)
  expect(await at(chosen)).toBe(`200 ${chosen}`)
  await mutate({delete: {id: 'one'}})
  expect(await at('/designs/fountain?item=FOU-001')).toBe('200 /designs/fountain?item=FOU-001')
})

test('a printed code opens its page after every change, in the language of the label', async () => {
  const label = `/te${labelPath('one')}`
  expect(await at(label)).toBe('302 /te/designs/fountain?item=FOU-001&here=1')
  await patch('one', {productId: '9', ...inCategory('category-g')})
  expect(await at(`/te/p/${shortId('one').toUpperCase()}?here=1`)).toBe(
    '302 /te/designs/garden?item=9&here=1',
  )
  await patch('category-g', slug('courtyard'))
  expect(await at(`${shortPath('category-g')}?gclid=1`)).toBe('302 /designs/courtyard?gclid=1')
  for (const guess of ['/p/22222222', '/hi/p/x', shortPath('drafts.one')])
    expect(await at(guess)).toMatch(/^404 /)
})

test('a category that is taken away leads to where most of its products went, or where the owner says', async () => {
  await mutate(category('category-w', 'wall'))
  await patch('one', inCategory('category-w'))
  await patch('two', inCategory('category-w'))
  await mutate(product('three', 'FOU-003'))
  await patch('three', inCategory('category-g'))
  const asked = await shop.fetch(
    new Request(`http://shop.example${FORMER_ADDRESSES}`, {headers: {authorization: `Bearer ${TOKEN}`}}),
  )
  const {former, proposed} = formerAddresses.parse(await asked.json())
  expect(proposed).toEqual({'category-f': 'category-w'})
  expect(former).toContainEqual({
    category: 'fountain',
    item: 'FOU-003',
    document: 'three',
    leadsTo: '/designs/garden?item=FOU-003',
  })
  await mutate({delete: {id: 'category-f'}})
  expect(await at('/designs/fountain')).toBe('301 /designs/wall')
  expect(await at('/designs/fountain?item=FOU-003')).toBe('301 /designs/garden?item=FOU-003')
  expect((await send(SUCCESSORS, {category: 'category-f', leadsTo: 'category-g'})).status).toBe(204)
  expect(await at('/print/fountain')).toBe('301 /print/garden')
  await mutate(category('category-new', 'fountain'))
  expect(await at('/designs/fountain')).toBe('200 /designs/fountain')
})

test('strangers can neither read former addresses nor lead them elsewhere', async () => {
  const body = {category: 'category-f', leadsTo: 'category-g'}
  expect((await get(FORMER_ADDRESSES)).status).toBe(403)
  expect((await send(SUCCESSORS, body, 'nobody')).status).toBe(403)
  expect((await send(SUCCESSORS, {category: 1})).status).toBe(400)
})

test('a product keeps its id for advertisements after its number changed, in its draft too, and shares it with no other', async () => {
  await mutate({create: {...product('drafts.one', 'FOU-001').create}})
  expect(contentIdOf('one')).toBeUndefined()
  await patch('one', {productId: 'FOU-010'})
  await vi.waitFor(() =>
    expect([contentIdOf('one'), contentIdOf('drafts.one')]).toEqual(['FOU-001', 'FOU-001']),
  )
  await mutate(product('new', 'FOU-001'))
  await vi.waitFor(() => expect(contentIdOf('new')).toBe('FOU-001-2'))
  await patch('category-g', slug('courtyard'))
  await vi.waitFor(() => expect(contentIdOf('pot')).toBe('garden-7'))
  await mutate({patch: {id: 'one', unset: ['contentId']}})
  await vi.waitFor(() => expect(contentIdOf('one')).toBe('FOU-001'))
  expect(contentIdOf('two')).toBeUndefined()
})

test('on hosted Sanity, former addresses are known after the event of a change', async () => {
  const records = openRecordsDatabase(mkdtempSync(join(folder, 'hosted-')), () => undefined)
  onTestFinished(() => records.close())
  let documents = [category('category-h', 'hosted').create, product('kept', 'HOS-1', 'category-h').create]
  const kept: unknown[] = []
  const part = openShopAddresses(
    {config: readConfig({SANITY_PROJECT_ID: 'abc123'}, folder), report: () => undefined},
    {
      content: {query: async () => documents, setIfMissing: async (fields) => void kept.push(...fields)},
      lake: undefined,
      records: {stores: {records}},
      site: {choice: async () => new Response()},
    },
  )
  const locationOf = async (path: string) => (await part.routes?.request(path))?.headers.get('Location')
  await vi.waitFor(() => expect(records.sql.prepare('SELECT * FROM addresses').all()).toHaveLength(2))
  documents = [category('category-h', 'renamed').create, product('kept', 'HOS-2', 'category-h').create]
  part.contentChanged?.()
  await vi.waitFor(async () => expect(await locationOf('/designs/hosted')).toBe('/designs/renamed'))
  expect(await locationOf('/pdf/hosted/hos-1')).toBe('/pdf/renamed/HOS-2')
  await vi.waitFor(() => expect(kept).toEqual([['kept', {contentId: 'HOS-1'}]]))
})
