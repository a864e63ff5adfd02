import {mkdtempSync, rmSync} from 'node:fs'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {text} from 'node:stream/consumers'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {z} from 'zod'
import type {Lead} from '../forms/lead.ts'
import {openRecordsDatabase} from '../records/database.ts'
import {openMeta} from './meta.ts'

const NOW = Date.parse('2026-11-23T06:00:00.000Z')

let dir: string
/** Bodies that Meta received. */
let received: unknown[]
/** Next answers of Meta. */
let answers: {status: number; body?: object}[]
let api: string
const closing: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'meta-'))
  received = []
  answers = []
  const meta = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => meta.listen(0, '127.0.0.1', resolve))
  const address = meta.address()
  api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  closing.push(() => new Promise((resolve) => meta.close(resolve)))
})

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
  rmSync(dir, {recursive: true})
})

async function answer(request: IncomingMessage, response: ServerResponse) {
  const body = z.record(z.string(), z.unknown()).parse(JSON.parse(await text(request)))
  received.push({path: request.url, ...body})
  const {status, body: sent = {events_received: 1}} = answers.shift() ?? {status: 200}
  response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(sent))
}

function open(options: Partial<Parameters<typeof openMeta>[0]> = {}) {
  const reported: string[] = []
  const records = openRecordsDatabase(dir, () => undefined)
  const meta = openMeta({
    dir,
    records,
    pixelId: '1234',
    token: 'a-token',
    api,
    report: (_problem, error) => reported.push(error instanceof Error ? error.message : ''),
    retryMs: {first: 5, longest: 20},
    now: () => NOW,
    ...options,
  })
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await meta.close()
    records.close()
  }
  closing.push(close)
  return {meta: {...meta, close}, reported}
}

const lead = (fields: Partial<Lead> = {}): Lead => ({
  _id: 'lead.00000000-0000-8000-8000-000000000001',
  _type: 'lead',
  kind: 'submission',
  receivedAt: '2026-11-22T06:00:00.500Z',
  eventId: 'a-key-of-the-browser',
  productId: 'FOU-001',
  contentIds: ['C-1', 'FOU-002'],
  value: 15_000,
  pageUri: 'https://shop.example/designs/fountain?fbclid=IwAR_aB-C',
  ipAddress: '203.0.113.7',
  userAgent: 'Chrome',
  consent: {version: '1', at: '2026-11-22T05:59:00.000Z', purposes: ['advertising']},
  ...fields,
})

const problemOf = async (meta: Pick<ReturnType<typeof openMeta>, 'check'>) => {
  const finding = await meta.check.problem()
  return typeof finding === 'object' ? `${finding.sentence} (${finding.figure})` : finding
}

test('a contact is reported with the names of the pixel’s event, its click and its value, and nothing else', async () => {
  const {meta} = open()
  meta.keep(lead())
  await expect.poll(() => received).toHaveLength(1)
  expect(received).toEqual([
    {
      path: '/1234/events',
      access_token: 'a-token',
      data: [
        {
          event_name: 'CONTACT_INTENT_CLICK',
          event_time: 1_795_327_200,
          event_id: 'a-key-of-the-browser',
          action_source: 'website',
          event_source_url: 'https://shop.example/designs/fountain?fbclid=IwAR_aB-C',
          user_data: {
            client_ip_address: '203.0.113.7',
            client_user_agent: 'Chrome',
            fbc: 'fb.1.1795327200500.IwAR_aB-C',
          },
          custom_data: {
            content_type: 'product',
            content_ids: ['C-1', 'FOU-002'],
            currency: 'INR',
            value: 15_000,
          },
        },
      ],
    },
  ])
  expect(await problemOf(meta)).toBeUndefined()
})

test.each<[string, Partial<Lead>]>([
  ['without a choice', {consent: undefined}],
  ['that allowed statistics only', {consent: {version: '1', purposes: ['statistics']}}],
  ['of an advertisement that led to a contact', {kind: 'qualified'}],
  ['by e-mail, which is no contact intent,', {action: 'email'}],
])('an enquiry %s is not reported', async (_, fields) => {
  const {meta} = open()
  meta.keep(lead({...fields, _id: 'lead.00000000-0000-8000-8000-000000000002'}))
  meta.keep(lead())
  await expect.poll(() => received).toHaveLength(1)
  expect(received).toMatchObject([{data: [{event_id: 'a-key-of-the-browser'}]}])
})

test('a contact whose products could not be looked up is reported with the number in its address', async () => {
  const {meta} = open()
  meta.keep(lead({contentIds: undefined}))
  await expect.poll(() => received).toMatchObject([{data: [{custom_data: {content_ids: ['FOU-001']}}]}])
})

test('a contact waits while Meta does not answer, and is reported after a restart', async () => {
  const {meta, reported} = open({api: 'http://127.0.0.1:9'})
  meta.keep(lead())
  await expect.poll(() => reported.length).toBeGreaterThan(1)
  await meta.close()
  open()
  await expect.poll(() => received).toHaveLength(1)
})

test('a contact that a person had erased is found before, and never reported', async () => {
  const {meta} = open({api: 'http://127.0.0.1:9'})
  const other = lead({_id: 'lead.00000000-0000-8000-8000-000000000002', eventId: 'another-key'})
  meta.keep(lead())
  meta.keep(other)
  expect(meta.find(({eventId}) => eventId === lead().eventId)).toEqual([lead()])
  meta.erase(new Set([lead()._id]))
  expect(meta.find(() => true)).toEqual([other])
  await meta.close()
  const erased = new Set([other._id])
  const again = open({isErased: (id) => erased.has(id)})
  again.meta.keep(lead({eventId: 'a-later-key'}))
  await expect.poll(() => received).toHaveLength(1)
  expect(received).toMatchObject([{data: [{event_id: 'a-later-key'}]}])
  expect(again.meta.find(() => true)).toEqual([])
})

test('a contact waits while Meta is busy or the token is not valid', async () => {
  answers = [{status: 503}, {status: 400, body: {error: {message: 'Token expired', code: 190}}}]
  const {meta, reported} = open()
  meta.keep(lead())
  await expect.poll(() => received).toHaveLength(3)
  expect(reported).toEqual([
    'Meta did not accept a contact: status 503',
    'Meta did not accept a contact: Token expired',
  ])
  expect(await problemOf(meta)).toBeUndefined()
})

test('the owner is told about a contact that Meta rejects or that became too old, for 30 days', async () => {
  answers = [{status: 400, body: {error: {message: 'Invalid parameter.', code: 100}}}]
  const {meta} = open()
  meta.keep(lead())
  await expect
    .poll(() => problemOf(meta))
    .toMatch(
      /^One contact of the last 30 days could not be reported to Meta. The last reason: Invalid parameter./,
    )
  meta.keep(lead({_id: 'lead.00000000-0000-8000-8000-000000000002', receivedAt: '2026-11-16T05:00:00.000Z'}))
  await expect.poll(() => problemOf(meta)).toMatch(/^2 contacts .* It was older than seven days.* \(2\)$/)
  expect(received).toHaveLength(1)
  await meta.close()
  expect(await problemOf(open({now: () => NOW + 31 * 86_400_000}).meta)).toBeUndefined()
})
