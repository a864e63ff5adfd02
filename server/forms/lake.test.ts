import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Hono} from 'hono'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startTestServer, type TestServer} from '@stone-designs/lake/testing/server'
import {openAdmission} from '../../lib/admission/admission.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {errorHandler} from '../../lib/http/http-error.ts'
import {openErrorLog} from './error-log.ts'
import {withProduct} from './lead-product.ts'
import {openLeadRoom} from './lead-room.ts'
import {openRecordsDatabase} from '../records/database.ts'
import {openOutbox, type OutboxOptions} from './outbox.ts'
import {formRoutes} from './routes.ts'

/** Forms with a real lake, written to in the process and over Sanity's API as on hosted Sanity. */
let server: TestServer
let dir: string
const close: (() => Promise<void>)[] = []

beforeEach(async () => {
  server = await startTestServer()
  dir = mkdtempSync(join(tmpdir(), 'forms-'))
})

afterEach(async () => {
  for (const end of close.splice(0)) await end()
  await server.close()
  rmSync(dir, {recursive: true, force: true})
})

const inProcess: OutboxOptions['saveLead'] = async (lead) => {
  const found = await withProduct(lead, products())
  server.lake.dataset('production').commit({mutations: [{createIfNotExists: found}], author: 'forms'})
}

const overHttp: OutboxOptions['saveLead'] = async (lead) => {
  await server.client().createIfNotExists(await withProduct(lead, products()))
}

const products = () => ({
  query: (groq: string, params: Record<string, unknown>) => server.client().fetch<unknown>(groq, params),
})

function open(saveLead: OutboxOptions['saveLead']) {
  const problems: unknown[] = []
  const report = (_problem: string, error: unknown) => void problems.push(error)
  const records = openRecordsDatabase(dir, report)
  const retryMs = {first: 5, longest: 20}
  const outbox = openOutbox({records, queue: 'enquiries', saveLead, report, retryMs})
  close.push(async () => {
    await outbox.close()
    records.close()
  })
  const admission = openAdmission({onNotice: () => undefined})
  const room = openLeadRoom(admission, {dir, bounds: {minFreeBytes: 0}})
  const routes = formRoutes({
    outbox,
    errorLog: openErrorLog({dir}),
    consents: {add: () => undefined},
    admission,
    room,
  })
  return {app: new Hono<ClientEnv>().route('/', routes).onError(errorHandler(report)), problems, outbox}
}

const FOUNTAIN = {
  fields: [{name: 'page_url', value: 'https://shop.example/designs/fountain?item=FOU-001'}],
  context: {pageName: 'Fountain'},
}

const submit = (app: ReturnType<typeof open>['app'], key: string, body: object = FOUNTAIN) =>
  app.request('/forms/submissions', {
    method: 'POST',
    headers: {'content-type': 'application/json', 'idempotency-key': key},
    body: JSON.stringify(body),
  })

const LEADS =
  '*[_type == "lead"]{kind, category, productId, "inCategory": categoryDocument->title, "product": product->name, pageName}'

test.each([
  ['in the process', inProcess],
  ['over the API', overHttp],
])(
  'a repeated lead is stored once %s, is hidden without a token, and refers to its category and product',
  async (_way, saveLead) => {
    const client = server.client()
    await client.create({
      _id: 'category-of-the-owner',
      _type: 'category',
      title: 'Fountain',
      slug: {current: 'fountain'},
    })
    await client.create({
      _id: '5f1c2a0e-made-in-the-studio',
      _type: 'product',
      productId: 'FOU-001',
      name: 'Lotus fountain',
      category: {_type: 'reference', _ref: 'category-of-the-owner'},
    })
    const {app, problems} = open(saveLead)
    expect((await submit(app, 'a-key-of-the-visitor')).status).toBe(204)
    expect((await submit(app, 'a-key-of-the-visitor')).status).toBe(204)
    expect(await client.fetch(LEADS)).toEqual([
      {
        kind: 'submission',
        category: 'fountain',
        productId: 'FOU-001',
        inCategory: 'Fountain',
        product: 'Lotus fountain',
        pageName: 'Fountain',
      },
    ])
    expect(await server.client({token: undefined}).fetch(LEADS)).toEqual([])
    expect(problems).toEqual([])
  },
)

test('a lead about a product that is gone keeps the number and says so', async () => {
  const {app} = open(inProcess)
  expect((await submit(app, 'a-key-of-the-visitor')).status).toBe(204)
  expect(await server.client().fetch(LEADS)).toMatchObject([{productId: 'FOU-001', product: null}])
  expect(await server.client().fetch('*[_type == "lead"]{isProductMissing, "ref": product._ref}')).toEqual([
    {isProductMissing: true, ref: null},
  ])
})

test.each([
  ['its product', {value: 30_000}, 'https://shop.example/designs/fountain?item=FOU-001', 30_000],
  ['its category', {}, 'https://shop.example/designs/fountain?item=FOU-001', 20_000],
  ['a contact from the designs', {}, 'https://shop.example/designs', 15_000],
  ['any other contact', {}, 'https://shop.example/about', 5000],
])('an enquiry is worth as much as %s', async (_, price, pageUri, value) => {
  const client = server.client()
  await client.create({_id: 'category-1', _type: 'category', slug: {current: 'fountain'}, value: 20_000})
  const category = {_type: 'reference', _ref: 'category-1'}
  await client.create({_type: 'product', productId: 'FOU-001', category, ...price})
  await client.create({_type: 'siteSettings', contactValue: 5000, designsContactValue: 15_000})
  const lead = {_id: 'lead.1', _type: 'lead', kind: 'submission', receivedAt: '', pageUri} as const
  const {searchParams, pathname} = new URL(pageUri)
  const productId = searchParams.get('item') ?? undefined
  const named = {...lead, ...(productId && {productId, category: pathname.split('/').at(-1)})}
  expect(await withProduct(named, products())).toMatchObject({value})
})

/** Two categories, three products and the values of contacts. */
async function stock() {
  const client = server.client()
  const category = (slug: string) => ({_type: 'reference', _ref: `category-${slug}`})
  await client.create({_id: 'category-murti', _type: 'category', slug: {current: 'murti'}, value: 20_000})
  await client.create({_id: 'category-urli', _type: 'category', slug: {current: 'urli'}})
  const murti = {_type: 'product', category: category('murti')}
  await client.create({...murti, _id: 'product-murti-1', productId: '1', contentId: 'C-1', value: 900})
  await client.create({...murti, productId: '2', value: 30_000})
  await client.create({_type: 'product', category: category('urli'), productId: '1', contentId: 'C-3'})
  await client.create({_type: 'siteSettings', contactValue: 5000, designsContactValue: 15_000})
}

const asked = (path: string) => ({name: 'product_url', value: `https://shop.example${path}`})
const CONSENT = {version: '1', purposes: ['advertising']}

test.each([
  ['the sum of its products', ['murti?item=1', 'murti?item=2', 'urli?item=1'], ['C-1', '2', 'C-3'], 35_900],
  ['the category for a product without a price', ['murti?item=1', 'murti?item=8'], ['C-1', 'murti'], 20_900],
  ['any contact where nothing else is known', ['murti?item=1', 'urli?item=1'], ['C-1', 'C-3'], 5900],
])('an enquiry list is worth as much as %s', async (_, paths, contentIds, value) => {
  await stock()
  const fields = paths.map((path) => asked(`/designs/${path}`))
  const context = {pageUri: 'https://shop.example/designs?view=list'}
  const {app} = open(inProcess)
  await submit(app, 'a-key-of-the-visitor', {fields, context, consent: CONSENT})
  const found = '*[_type == "lead"]{category, productId, "product": product._ref, contentIds, value}'
  expect(await server.client().fetch(found)).toEqual([
    {category: 'murti', productId: '1', product: 'product-murti-1', contentIds, value},
  ])
})

test.each([
  ['/designs/murti?item=1', ['C-1']],
  ['/te/designs/murti?item=2', ['2']],
  ['/designs/murti?item=8', ['murti']],
  ['/designs/murti', ['murti']],
  ['/designs/elephant', []],
  ['/designs', []],
  ['/about', []],
])(
  'the contact from %s has the names that the pixel’s event has, where advertising is allowed',
  async (path, names) => {
    await stock()
    const {app} = open(inProcess)
    const enquiry = {fields: [{name: 'page_url', value: `https://shop.example${path}`}]}
    await submit(app, 'a-key-of-the-visitor', {...enquiry, consent: CONSENT})
    await submit(app, 'a-key-of-another-one', enquiry)
    const found = '*[_type == "lead"] | order(defined(eventId) desc).contentIds'
    expect(await server.client().fetch(found)).toEqual([names, null])
  },
)

test('at most thirty products of an enquiry are looked up', async () => {
  const fields = Array.from({length: 40}, (_, index) => ({
    _key: `${index}`,
    _type: 'field' as const,
    ...asked(`/designs/murti?item=${index}`),
  }))
  const lead = {_id: 'lead.1', _type: 'lead', kind: 'submission', receivedAt: '', fields} as const
  const numbers: unknown[] = []
  const query = async (_groq: string, {productIds}: Record<string, unknown>) => {
    numbers.push(...(Array.isArray(productIds) ? productIds : []))
    return {products: [], categories: [], shop: null}
  }
  await withProduct(lead, {query})
  expect(numbers).toHaveLength(30)
})

test('a lead whose product cannot be looked up is stored with its number', async () => {
  const {app} = open(async (lead) => {
    const found = await withProduct(lead, {query: () => Promise.reject(new Error('away'))})
    server.lake.dataset('production').commit({mutations: [{createIfNotExists: found}], author: 'forms'})
  })
  expect((await submit(app, 'a-key-of-the-visitor')).status).toBe(204)
  expect(await server.client().fetch('*[_type == "lead"]{productId, isProductMissing}')).toEqual([
    {productId: 'FOU-001', isProductMissing: null},
  ])
})

test('a lead sent while the API fails is acknowledged, and is stored once the API works again', async () => {
  let token: string | undefined = 'a token that has been revoked'
  const {app, problems, outbox} = open(async (lead) => {
    await server.client(token === undefined ? {} : {token}).createIfNotExists(lead)
  })
  expect((await submit(app, 'a-key-of-the-visitor')).status).toBe(204)
  expect(outbox.waiting()).toBe(1)
  expect(problems.length).toBeGreaterThan(0)
  token = undefined
  await expect.poll(() => outbox.waiting()).toBe(0)
  expect(await server.client().fetch(LEADS)).toMatchObject([{kind: 'submission', productId: 'FOU-001'}])
})
