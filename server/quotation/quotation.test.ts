import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest'
import {z} from 'zod'
import {quotation, type Order, type Quotation} from '../../contract/quotation/quotation.ts'
import {renderQuotation} from '../../web/quotation/render-quotation.tsx'
import {readConfig} from '../config.ts'
import {openShop, type Shop} from '../shop.ts'
import {builtBundle} from '../site/bundle.ts'
import {makeBuild} from '../site/testing/small-site.ts'

const TOKEN = 'administrator-token-of-the-quotation-test'
const LEAD = 'lead.0a1b2c3d-0000-8000-8000-000000000001'
const NOW = Date.parse('2026-11-28T06:00:00Z')

let folder = ''
let shop: Shop

/** One shop for all tests, with the real page in a small site, and without a Chromium. */
beforeAll(() => {
  vi.useFakeTimers({toFake: ['Date'], now: NOW})
  folder = mkdtempSync(join(tmpdir(), 'quotation-'))
  const built = builtBundle(makeBuild())
  const missing = {status: 404, headers: new Headers(), html: 'Nothing is here', tags: [], isListed: false}
  const render = async () => ({...missing, inline: {scripts: [], styles: []}})
  const load = async (address: string) => ({
    ...(await built.load(address)),
    render,
    renderQuotation: async (...facts: Parameters<typeof renderQuotation>) => renderQuotation(...facts),
  })
  const config = readConfig({DATA_DIR: folder, LAKE_TOKEN: TOKEN, CHROMIUM: 'off'}, folder)
  shop = openShop(config, folder, {isDevelopment: false, load})
  const image = {_type: 'image', asset: {_type: 'reference', _ref: 'image-aa-800x1000-jpg', _weak: true}}
  const category = {_type: 'reference', _ref: 'category-wall-cladding', _weak: true}
  const product = {_type: 'product', _id: 'p', productId: 'WC-1', name: 'Ledge', category, image}
  production().commit({
    mutations: [
      {
        create: {
          _id: 'siteSettings',
          _type: 'siteSettings',
          brand: 'Stone',
          phone: '+91 90000 00000',
          whatsapp: '919000000000',
          gstin: '36AABCU9603R1Z2',
          upiId: 'stone@upi',
        },
      },
      {
        create: {
          _id: 'category-wall-cladding',
          _type: 'category',
          slug: {current: 'wall-cladding'},
          price: '220 SFT',
        },
      },
      {create: {...product, translations: [{_key: 'te', language: 'te', name: 'లెడ్జ్'}]}},
    ],
    author: 'test',
  })
})

beforeEach(() => void vi.setSystemTime(NOW))

afterAll(async () => {
  await shop.close()
  rmSync(folder, {recursive: true, force: true})
  vi.useRealTimers()
})

function production() {
  if (!shop.lake) throw new Error('This shop has no lake')
  return shop.lake.dataset('production')
}

const lead = (id = LEAD) => production().documents.get(id)

async function request(path: string, init: RequestInit = {}, client = '192.0.2.7') {
  return shop.fetch(new Request(`http://localhost:3000${path}`, init), {clientAddress: client})
}

const post = (path: string, client?: string) => request(path, {method: 'POST'}, client)

async function order(body: Order | object, token = TOKEN) {
  const headers = {'content-type': 'application/json', authorization: `Bearer ${token}`}
  return request('/quotation-service', {method: 'POST', headers, body: JSON.stringify(body)})
}

async function done(body: Order): Promise<Quotation> {
  const response = await order(body)
  if (!response.ok) throw new Error(await response.text())
  return quotation.parse(await response.json())
}

const refusal = async (body: Order | object, token?: string) => {
  const response = await order(body, token)
  return [response.status, z.object({message: z.string()}).parse(await response.json()).message]
}

/** A new enquiry about a product, in Telugu. */
function enquire(id = LEAD) {
  const fields = [
    {
      _key: 'a',
      _type: 'field',
      name: 'product_url',
      value: 'http://localhost:3000/te/designs/wall-cladding?item=WC-1',
    },
  ]
  const document = {
    _id: id,
    _type: 'lead',
    kind: 'submission',
    receivedAt: '2026-11-28T05:00:00Z',
    language: 'te',
    person: 'Asha',
    phone: '+91 98765 43210',
    fields,
  }
  production().commit({mutations: [{createOrReplace: document}], author: 'forms'})
}

/** A draft that can be sent. */
async function draft(changes: Partial<Quotation> = {}, enquiry = LEAD): Promise<Quotation> {
  enquire(enquiry)
  const made = await done({action: 'create', enquiry})
  const {_id: id, _rev: rev, customer, ...offer} = made
  return done({action: 'save', id, rev, offer: {...offer, customer: {...customer, state: '36'}, ...changes}})
}

const sent = async (changes?: Partial<Quotation>) => done({action: 'send', id: (await draft(changes))._id})

test('an enquiry becomes a draft with its customer, language, product, unit, price and tax', async () => {
  enquire()
  expect(await done({action: 'create', enquiry: LEAD})).toMatchObject({
    status: 'draft',
    language: 'te',
    enquiry: {_ref: LEAD, _weak: true},
    customer: {name: 'Asha', phone: '+91 98765 43210'},
    lines: [
      {
        name: 'లెడ్జ్',
        code: 'WC-1',
        unit: 'sft',
        paise: 22_000,
        hsn: '6802',
        rate: 18,
        image: 'image-aa-800x1000-jpg',
      },
    ],
    amounts: {subtotal: 22_000, cgst: 1980, sgst: 1980, roundOff: 40, total: 26_000},
    advancePercent: 60,
    validUntil: '2026-12-13',
  })
})

test('quotations are numbered without a gap when they are sent, many at once too, and an erased number stays used', async () => {
  const drafts = [await draft(), await draft(), await draft(), await draft()]
  const all = await Promise.all(drafts.map(({_id: id}) => done({action: 'send', id})))
  const counts = all.map(({number}) => Number(number?.split('/')[1])).toSorted((a, b) => a - b)
  expect(counts).toEqual([1, 2, 3, 4].map((count) => count + (counts[0] ?? 0) - 1))
  expect(all[0]?.number).toMatch(/^2026-27\/\d{4}$/)
  const last = all.find(({number}) => number?.endsWith(String(counts[3])))
  production().commit({mutations: [{delete: {id: last?._id ?? ''}}], author: 'privacy'})
  expect((await sent()).number).toMatch(new RegExp(`/0*${(counts[3] ?? 0) + 1}$`))
  vi.setSystemTime(Date.parse('2027-04-01T00:00:00+05:30'))
  expect((await sent({validUntil: '2027-05-01'})).number).toBe('2027-28/0001')
})

test('sending sets the stage and the amount of the enquiry, and accepting moves it on', async () => {
  const {_id: id, secret, seller} = await sent()
  expect(seller).toMatchObject({brand: 'Stone', gstin: '36AABCU9603R1Z2'})
  expect(lead()).toMatchObject({stage: 'quoted', amount: 260, stages: [{stage: 'quoted'}]})
  expect((await post(`/q/${secret}/accept`)).status).toBe(303)
  expect(lead()).toMatchObject({
    stage: 'ordered',
    amount: 260,
    stages: [{stage: 'quoted'}, {stage: 'ordered'}],
  })
  expect(await done({action: 'receive', id, paise: 15_600})).toMatchObject({
    status: 'accepted',
    received: 15_600,
  })
})

test('a page has no store, no referrer and no robots, and speaks the language of its customer or address', async () => {
  const {secret, number} = await sent()
  const page = await request(`/q/${secret}`)
  expect(page.status).toBe(200)
  expect(page.headers.get('Cache-Control')).toMatch(/private, no-store/)
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(page.headers.get('X-Robots-Tag')).toBe('noindex')
  const html = await page.text()
  for (const text of [
    number ?? '',
    'Asha',
    'లెడ్జ్',
    '₹220.00',
    'CGST 9 %',
    '₹260.00',
    `action="/q/${secret}/accept"`,
  ])
    expect(html).toContain(text)
  expect((await request(`/hi/q/${secret}`)).status).toBe(200)
  const note = await (await request(`/q/${secret}/delivery`)).text()
  expect(note).not.toContain('₹')
})

test('a quotation is a PDF; without a Chromium, its address leads to the page, which a browser prints', async () => {
  const {secret} = await sent()
  const response = await request(`/q/${secret}.pdf`)
  expect([response.status, response.headers.get('Location')]).toEqual([303, `/q/${secret}`])
})

test('a program that fetches the page has not opened it; a browser that shows it has, once', async () => {
  const {_id: id, secret} = await sent()
  await request(`/q/${secret}`)
  await request(`/q/${secret}/accept`)
  expect(production().documents.get(id)).toMatchObject({status: 'sent'})
  expect((await post(`/q/${secret}/opened`)).status).toBe(204)
  const opened = production().documents.get(id)
  expect(opened).toMatchObject({status: 'opened', openedAt: '2026-11-28T06:00:00.000Z'})
  await post(`/q/${secret}/opened`)
  expect(production().documents.get(id)?._rev).toBe(opened?._rev)
})

test('a second Accept changes nothing and says so', async () => {
  const {_id: id, secret} = await sent()
  await post(`/q/${secret}/accept`)
  const accepted = production().documents.get(id)
  const second = await post(`/q/${secret}/accept`)
  expect(second.status).toBe(409)
  expect(await second.text()).toContain('accepted already')
  expect(production().documents.get(id)).toEqual(accepted)
  expect(await (await request(`/q/${secret}`)).text()).not.toContain('/accept"')
})

test('an expired quotation says so, cannot be accepted, and is stored as expired', async () => {
  const {_id: id, secret} = await sent()
  vi.setSystemTime(Date.parse('2026-12-14T00:30:00+05:30'))
  const refused = await post(`/q/${secret}/accept`)
  expect(refused.status).toBe(410)
  expect(await refused.text()).toContain('was valid until 13 December 2026')
  expect(production().documents.get(id)).toMatchObject({status: 'expired'})
})

test('what was sent is never changed: a new version keeps the number and replaces it when it is sent', async () => {
  const first = await sent()
  const {_id: id, _rev: rev, ...offer} = first
  expect((await refusal({action: 'save', id, rev, offer}))[0]).toBe(409)
  expect((await refusal({action: 'send', id}))[0]).toBe(409)
  const second = await done({action: 'revise', id})
  expect(second).toMatchObject({status: 'draft', version: 2, number: first.number, replaces: id})
  expect((await done({action: 'revise', id}))._id).toBe(second._id)
  await done({action: 'send', id: second._id})
  expect(production().documents.get(id)).toMatchObject({status: 'replaced', lines: first.lines})
  expect(await (await request(`/q/${first.secret}`)).text()).toContain(`href="/q/${second.secret}"`)
  expect((await post(`/q/${first.secret}/accept`)).status).toBe(410)
  expect(await done({action: 'duplicate', id})).toMatchObject({
    version: 1,
    status: 'draft',
    lines: first.lines,
  })
})

test('a version that was accepted while a newer one was written stays', async () => {
  const first = await sent()
  const second = await done({action: 'revise', id: first._id})
  await post(`/q/${first.secret}/accept`)
  expect(await refusal({action: 'send', id: second._id})).toEqual([
    409,
    expect.stringContaining('has accepted version 1'),
  ])
})

test('a draft that lacks something is not sent, and nothing of it is lost', async () => {
  enquire()
  const {_id: id} = await done({action: 'create', enquiry: LEAD})
  expect(await refusal({action: 'send', id})).toEqual([400, expect.stringContaining('state')])
  const stored = production().documents.get(id)
  expect(stored).toMatchObject({status: 'draft', customer: {name: 'Asha'}})
  expect(stored).not.toHaveProperty('number')
})

test('two people who write one draft do not overwrite each other', async () => {
  const {_id: id, _rev: rev, ...offer} = await draft()
  await done({action: 'save', id, rev, offer: {...offer, note: 'first'}})
  expect((await refusal({action: 'save', id, rev, offer: {...offer, note: 'second'}}))[0]).toBe(409)
  expect(production().documents.get(id)).toMatchObject({note: 'first'})
})

test('an order that cannot be read is refused with the field', async () => {
  const {_id: id, _rev: rev, lines, ...offer} = await draft()
  const wrong = lines.map((line) => ({...line, paise: 'two hundred'}))
  expect(await refusal({action: 'save', id, rev, offer: {...offer, lines: wrong}})).toEqual([
    400,
    expect.stringContaining('offer.lines.0.paise'),
  ])
})

test('strangers write no quotation and read none', async () => {
  const {_id: id, secret} = await sent()
  expect((await refusal({action: 'decline', id}, 'a-wrong-token'))[0]).toBe(403)
  const query = encodeURIComponent('*[_type == "quotation"]')
  const found = await (await request(`/lake/v1/data/query/production?query=${query}`)).json()
  expect(found).toMatchObject({result: []})
  expect((await request(`/q/${secret.replace(/^./, (sign) => (sign === '0' ? '1' : '0'))}`)).status).toBe(404)
})

test('guesses are limited: after 120 addresses in ten minutes a client waits', async () => {
  const guess = () => request('/q/0123456789abcdef0123456789abcdef', {}, '192.0.2.99')
  const statuses = await Promise.all(Array.from({length: 130}, async () => (await guess()).status))
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('a person’s quotations are found, exported and erased with the enquiries', async () => {
  const {_id: id} = await sent({
    customer: {name: 'Ravi', phone: '9123456789', address: '', gstin: '', state: '36'},
  })
  const ask = async (action: string) => {
    const headers = {'content-type': 'application/json', authorization: `Bearer ${TOKEN}`}
    const body = JSON.stringify({term: '+91 91234 56789'})
    return (await request(`/privacy-service/${action}`, {method: 'POST', headers, body})).json()
  }
  expect(await ask('find')).toMatchObject({leads: [{_id: id, customer: {name: 'Ravi'}}]})
  await ask('erase')
  expect(production().documents.get(id)).toBeUndefined()
})
