import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Hono} from 'hono'
import {expect, onTestFinished, test, vi} from 'vitest'
import {readConfig} from '../config.ts'
import {clientAddresses, type ClientEnv} from '../../lib/http/client-address.ts'
import {lakeApp} from '@stone-designs/lake/app'
import {openLake} from '@stone-designs/lake'
import {contentSource} from './content-source.ts'

function open() {
  const dataDir = mkdtempSync(join(tmpdir(), 'content-'))
  const lake = openLake({
    dataDir,
    publicBase: 'http://127.0.0.1/lake',
    projectId: 'stone-designs',
    dataset: 'production',
  })
  onTestFinished(() => {
    lake.close()
    rmSync(dataDir, {recursive: true, force: true})
  })
  const app = new Hono<ClientEnv>()
    .use(clientAddresses({trustedProxies: [], onNotice: () => undefined}).middleware)
    .route('/lake', lakeApp(lake))
  return {lake, content: contentSource(readConfig({}, dataDir), lake, app)}
}

test('a document that exists already is not written again, and nobody is notified', async () => {
  const {lake, content} = open()
  const production = lake.dataset('production')
  const document = {_id: 'lead.1', _type: 'lead', note: 'first'}
  expect(await content.has('lead.1')).toBe(false)
  await content.createIfNotExists(document)
  expect(await content.has('lead.1')).toBe(true)
  let changes = 0
  content.onChange(() => (changes += 1))
  await content.createIfNotExists({...document, note: 'again'})
  expect([production.past.count(), changes]).toEqual([1, 0])
  expect(production.documents.get('lead.1')).toMatchObject({note: 'first'})
})

test('a query for a client uses its rate limit, and a query of the server uses none', async () => {
  const {lake, content} = open()
  const ask = async (clientKey?: string) => {
    const request = new Request('http://127.0.0.1/lake/v2025-02-19/data/query/production?query=*[0]')
    return (await content.fetch(request, clientKey)).status
  }
  expect(await ask('203.0.113.7')).toBe(200)
  lake.limits.queries.charge('203.0.113.7', 60_000)
  expect(await ask('203.0.113.7')).toBe(429)
  expect(await ask('203.0.113.8')).toBe(200)
  expect(await ask()).toBe(200)
})

test('an enquiry with a draft and a version is one enquiry', async () => {
  const {lake, content} = open()
  const document = {_id: 'lead.1', _type: 'lead', receivedAt: '2026-11-21T10:00:00.000Z'}
  await content.createIfNotExists(document)
  const copies = ['drafts.lead.1', 'versions.r1.lead.1'].map((_id) => ({create: {...document, _id}}))
  lake.dataset('production').commit({mutations: copies, author: 'owner'})
  expect(await content.leadsWith('receivedAt', '2026-11-21')).toMatchObject([{_id: 'lead.1'}])
})

test('hosted Sanity’s limit is a failure for a client, with the time to wait, and a limit for this server', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', {status: 429}))
  onTestFinished(() => void vi.restoreAllMocks())
  const content = contentSource(readConfig({SANITY_PROJECT_ID: 'abc123'}, '/nowhere'), undefined, new Hono())
  const request = () => new Request('https://abc123.apicdn.sanity.io/')
  expect((await content.fetch(request())).status).toBe(429)
  const response = await content.fetch(request(), '203.0.113.7')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30'])
})
