import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import {readConfig} from '../config.ts'
import type {Lead} from '../forms/lead.ts'
import {openOutbox} from '../forms/outbox.ts'
import {openRecordsDatabase} from '../records/database.ts'
import {openShop} from '../shop.ts'

const TOKEN = 'administrator-token-of-the-privacy-test'
const PHONE = '+91 98765 43210'
/** What staff typed into the Studio's search. */
const SEARCH = '0 98765.43210'
const CLICK = 'EAIaIQobChMI-click-of-asha'
const LEAD = 'lead.0a1b2c3d-0000-8000-8000-000000000001'
const CHOICE = {version: '1', at: '2026-11-21T09:59:00.000Z', purposes: ['advertising']}
const META = {META_PIXEL_ID: '1234', META_CAPI_TOKEN: 'a-token'}

function openIn(folder: string, settings: Record<string, string> = META) {
  const config = readConfig({DATA_DIR: folder, LAKE_TOKEN: TOKEN, ...settings}, folder)
  const shop = openShop(config, folder)
  const post = async (path: string, body: unknown, token = TOKEN) =>
    shop.fetch(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', Authorization: `Bearer ${token}`},
        body: JSON.stringify(body),
      }),
    )
  const counts = async (term: string) => {
    const found: unknown = await (await post('/privacy-service/find', {term})).json()
    return Object.fromEntries(
      Object.entries(Object(found)).map(([name, list]) => [name, Object(list).length]),
    )
  }
  const {lake} = shop
  if (!lake) throw new Error('This shop has no lake of its own')
  return {shop, lake, production: lake.dataset('production'), post, counts}
}

/** Meta cannot be reached, so contacts wait. @returns the requests to it */
function metaAway() {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('away'))
  onTestFinished(() => fetched.mockRestore())
  return fetched
}

/** Puts the contact of the person into a data folder, as a server or a backup leaves it. */
async function leaveContact(folder: string) {
  const contact: Lead = {
    _id: LEAD,
    _type: 'lead',
    kind: 'submission',
    receivedAt: new Date().toISOString(),
    ipAddress: '203.0.113.7',
    pageUri: `https://shop.example/designs?gclid=${CLICK}`,
    consent: CHOICE,
  }
  const records = openRecordsDatabase(folder, () => undefined)
  const outbox = openOutbox({
    records,
    queue: 'contacts',
    saveLead: () => Promise.reject(new Error('away')),
    report: () => undefined,
  })
  outbox.keep(contact)
  await outbox.close()
  records.close()
}

/** A shop with one person in every store, and with another one. */
async function open(settings?: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'person-'))
  metaAway()
  await leaveContact(folder)
  const opened = openIn(folder, settings)
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const lead = {
    _id: LEAD,
    _type: 'lead',
    kind: 'submission',
    receivedAt: '2026-11-21T10:00:00.000Z',
    ipAddress: '203.0.113.7',
    note: `Asha, ${PHONE}`,
    pageUri: `https://shop.example/designs?gclid=${CLICK}`,
    consent: CHOICE,
  }
  const other = {...lead, _id: LEAD.replace(/1$/, '2'), ipAddress: '198.51.100.5', note: 'Ravi', pageUri: ''}
  opened.production.commit({mutations: [{create: lead}, {create: other}], author: 'forms'})
  opened.production.commit({mutations: [{create: {...lead, _id: `drafts.${LEAD}`}}], author: 'owner'})
  await opened.post('/forms/consent', CHOICE)
  await opened.shop.fetch(
    new Request('http://localhost/forms/error-log', {
      method: 'POST',
      body: new URLSearchParams({message: 'x is not a function', page_url: lead.pageUri}),
    }),
  )
  opened.lake.people.audit.failedSignIn('asha', '203.0.113.7')
  opened.lake.people.putSettings('owner', [
    {key: 'search.recent', value: [{query: SEARCH}]},
    {key: 'theme', value: 'dark'},
  ])
  return {...opened, folder}
}

const onDisk = (folder: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('backups'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('')

test.each([
  [PHONE, {leads: 2, waiting: 0, errors: 0, consents: 1, files: 0, audit: 0, searches: 1}],
  ['98765-43210', {leads: 2, waiting: 0, errors: 0, consents: 1, files: 0, audit: 0, searches: 1}],
  [CLICK, {leads: 2, waiting: 1, errors: 1, consents: 1, files: 0, audit: 0, searches: 0}],
  ['203.0.113.7', {leads: 2, waiting: 1, errors: 0, consents: 1, files: 0, audit: 1, searches: 0}],
  [LEAD, {leads: 2, waiting: 1, errors: 0, consents: 1, files: 0, audit: 0, searches: 0}],
  ['198.51.100.55', {leads: 0, waiting: 0, errors: 0, consents: 0, files: 0, audit: 0, searches: 0}],
])('finds %s in every store', async (term, expected) => {
  const {shop, counts} = await open()
  expect(await counts(term)).toEqual(expected)
  await shop.close()
})

test('the choice that a browser sends with an enquiry is found and erased with it, and only staff can read it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'person-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const {shop, post, counts} = openIn(folder, {})
  const record = () =>
    ['records.sqlite', 'records.sqlite-wal']
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('')
  expect((await post('/forms/consent', CHOICE)).status).toBe(204)
  const enquiry = {
    fields: [{name: 'action', value: 'price'}],
    context: {pageUri: `https://shop.example/designs?gclid=${CLICK}`},
    consent: CHOICE,
  }
  expect((await post('/forms/submissions', enquiry)).status).toBe(204)
  expect(await counts(CLICK)).toMatchObject({leads: 1, consents: 1})
  const query = encodeURIComponent('*[_type == "lead" || defined(consent.at)]')
  const asVisitor = new Request(`http://localhost/lake/v2025-02-19/data/query/production?query=${query}`)
  expect(await (await shop.fetch(asVisitor)).json()).toMatchObject({result: []})

  expect(record()).toContain(CHOICE.at)
  await post('/privacy-service/erase', {term: CLICK})
  expect(await counts(CLICK)).toMatchObject({leads: 0, consents: 0})
  expect(record()).not.toContain(CHOICE.at)
  await shop.close()
})

test('the choice of an enquiry that only waits is found too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'person-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  await leaveContact(folder)
  const {shop, post, counts} = openIn(folder, {})
  await post('/forms/consent', CHOICE)
  expect(await counts(CLICK)).toMatchObject({leads: 0, waiting: 1, consents: 1})
  await shop.close()
})

test('an erased person is gone from every store and from the bytes on disk, and the others stay', async () => {
  const {shop, post, counts, production, lake, folder} = await open()
  for (const term of ['203.0.113.7', CLICK, PHONE])
    expect((await post('/privacy-service/erase', {term})).status).toBe(200)
  expect(await counts(CLICK)).toMatchObject({leads: 0, waiting: 0, errors: 0})
  expect(await counts(PHONE)).toMatchObject({leads: 0, searches: 0})
  expect(lake.people.setting('owner', 'theme')).toBe('dark')
  expect(await counts('203.0.113.7')).toMatchObject({leads: 0, consents: 0, audit: 0})
  expect([...production.idsOfType('lead')]).toEqual([LEAD.replace(/1$/, '2')])
  const events = lake.people.audit.list({limit: 10}).map(({event, subject}) => [event, subject])
  expect(events).toContainEqual(['personal data erased', ''])
  expect(events).toContainEqual(['sign-in failed', ''])
  await shop.close()
  for (const trace of [CLICK, PHONE, SEARCH, '203.0.113.7']) expect(onDisk(folder)).not.toContain(trace)
})

test('what a restored backup brings back is erased again at the next start', async () => {
  const {shop, post, production, folder} = await open()
  const lead = production.documents.get(LEAD)
  await post('/privacy-service/erase', {term: PHONE})
  if (lead) production.commit({mutations: [{create: lead}], author: 'as a backup'})
  await shop.close()
  const again = openIn(folder)
  await expect.poll(() => [...again.production.idsOfType('lead')]).toEqual([LEAD.replace(/1$/, '2')])
  await again.shop.close()
})

test('what a browser sends again after the erasure stays erased, also after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'person-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  metaAway()
  const enquiry = {
    fields: [{name: 'action', value: 'price'}],
    context: {pageUri: `https://shop.example/designs?gclid=${CLICK}`},
    consent: CHOICE,
  }
  const address = '/forms/submissions?idempotency-key=a-key-of-the-browser'
  const first = openIn(folder)
  expect((await first.post(address, enquiry)).status).toBe(204)
  expect(await first.counts(CLICK)).toMatchObject({leads: 1, waiting: 1})
  await first.post('/privacy-service/erase', {term: CLICK})
  expect((await first.post(address, enquiry)).status).toBe(204)
  expect(await first.counts(CLICK)).toMatchObject({leads: 0, waiting: 0})
  await first.shop.close()
  const again = openIn(folder)
  expect((await again.post(address, enquiry)).status).toBe(204)
  expect(await again.counts(CLICK)).toMatchObject({leads: 0, waiting: 0})
  await again.shop.close()
  expect(onDisk(folder)).not.toContain(CLICK)
})

test('a contact that waits for Meta is erased with its enquiry, without Meta’s settings too', async () => {
  for (const settings of [META, {}]) {
    const {shop, post, counts, folder} = await open(settings)
    expect(await counts('203.0.113.7')).toMatchObject({waiting: 1})
    // Only the enquiry holds what staff added.
    await post('/privacy-service/erase', {term: PHONE})
    expect(await counts('203.0.113.7')).toMatchObject({leads: 0, waiting: 0})
    await shop.close()
    expect(readFileSync(join(folder, 'records.sqlite'), 'latin1')).not.toContain(CLICK)
  }
})

test('a contact that a restored backup brings back is erased before anything is sent to Meta', async () => {
  const {shop, post, folder} = await open()
  await post('/privacy-service/erase', {term: CLICK})
  await shop.close()
  await leaveContact(folder)
  const fetched = metaAway()
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  const again = openIn(folder)
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(fetched).not.toHaveBeenCalled()
  expect(await again.counts(LEAD)).toMatchObject({leads: 0, waiting: 0})
  await again.shop.close()
  expect(onDisk(folder)).not.toContain(CLICK)
})

test('one common word erases nobody', async () => {
  const {shop, post, counts} = await open()
  for (const term of ['submission', 'price', 'fountain', 'designs', 'photo', 'WhatsApp', 'advertising'])
    expect((await post('/privacy-service/erase', {term})).status, term).toBe(400)
  expect(await counts(PHONE)).toMatchObject({leads: 2})
  await shop.close()
})

test('more than ten records are erased only with their number', async () => {
  const {shop, post, counts, production} = await open()
  const many = Array.from({length: 11}, (_, index) => ({
    create: {_id: `lead.of-office-${index}`, _type: 'lead', ipAddress: '192.0.2.9'},
  }))
  production.commit({mutations: many, author: 'forms'})
  const erase = (count?: number) => post('/privacy-service/erase', {term: '192.0.2.9', count})
  expect([(await erase()).status, (await erase(10)).status]).toEqual([412, 412])
  expect(await counts('192.0.2.9')).toMatchObject({leads: 11})
  expect((await erase(11)).status).toBe(200)
  expect(await counts('192.0.2.9')).toMatchObject({leads: 0})
  await shop.close()
})

test('an erasure succeeds although a testimonial refers to the enquiry', async () => {
  const {shop, post, production} = await open()
  const about = {_type: 'reference', _ref: LEAD}
  production.commit({mutations: [{create: {_id: 'x', _type: 'testimonial', about}}], author: 'owner'})
  expect((await post('/privacy-service/erase', {term: LEAD})).status).toBe(200)
  expect(production.documents.has(LEAD)).toBe(false)
  expect(production.documents.get('x')).toMatchObject({about: {_weak: true}})
  await shop.close()
})

test('the choice of two visitors in the same millisecond is not erased with one of them', async () => {
  const {shop, post, counts, production} = await open()
  const other = {_id: 'lead.of-ravi', _type: 'lead', ref: 'ABC234', ipAddress: '192.0.2.9', consent: CHOICE}
  production.commit({mutations: [{create: other}], author: 'forms'})
  expect(await counts('192.0.2.9')).toMatchObject({leads: 1, consents: 1})
  await post('/privacy-service/erase', {term: '192.0.2.9'})
  expect(await counts(CLICK)).toMatchObject({consents: 1})
  await shop.close()
})

test('only an administrator may search, with a term that is long enough', async () => {
  const {shop, post} = await open()
  expect((await post('/privacy-service/find', {term: PHONE}, 'nobody-knows-this-token')).status).toBe(403)
  const short = await post('/privacy-service/find', {term: '12'})
  expect([short.status, await short.json()]).toEqual([400, {message: expect.stringContaining('at least 5')}])
  expect((await post('/privacy-service/erase', {})).status).toBe(400)
  await shop.close()
})
