import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import {openAdmission} from '../../lib/admission/admission.ts'
import {readConfig} from '../config.ts'
import {contentSource, type ContentSource} from '../content/content-source.ts'
import type {Lead} from '../forms/lead.ts'
import {lakeApp} from '@stone-designs/lake/app'
import {openLake} from '@stone-designs/lake'
import {openRecordsDatabase} from '../records/database.ts'
import {openErasures} from '../privacy/erasures.ts'
import {openShopAds} from './index.ts'

const lead: Lead = {
  _id: 'lead.00000000-0000-8000-8000-000000000001',
  _type: 'lead',
  kind: 'submission',
  receivedAt: new Date().toISOString(),
  eventId: 'a-key-of-the-browser',
  consent: {version: '1', purposes: ['advertising']},
}

/** Reports to a Meta that accepts everything. */
function open(change: (content: ContentSource) => Partial<ContentSource> = () => ({})) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-ads-'))
  const config = readConfig({DATA_DIR: dataDir, META_PIXEL_ID: '1234', META_CAPI_TOKEN: 'a-token'}, dataDir)
  const lake = openLake({
    dataDir,
    publicBase: 'http://shop.example/lake',
    projectId: 'stone',
    dataset: 'production',
  })
  const stored = contentSource(config, lake, lakeApp(lake))
  const content = {...stored, ...change(stored)}
  const erasures = openErasures(dataDir)
  const admission = openAdmission({onNotice: () => undefined})
  const problems: string[] = []
  const sent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({events_received: 1}))
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  const report = (problem: string) => problems.push(problem)
  const records = openRecordsDatabase(dataDir, report)
  const ads = openShopAds(
    {config, admission, report},
    {content, lake, records: {stores: {erasures, records}}},
  )
  onTestFinished(async () => {
    vi.useRealTimers()
    sent.mockRestore()
    await ads.close?.()
    records.close()
    lake.close()
    rmSync(dataDir, {recursive: true, force: true})
  })
  return {ads, production: lake.dataset('production'), erasures, problems, sent}
}

test('a repeated enquiry stores nothing, and its contact is reported to Meta once', async () => {
  const {ads, production, problems, sent} = open()
  await ads.saveLead(lead)
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveBeenCalledTimes(1)
  await ads.saveLead(lead)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveBeenCalledTimes(1)
  expect([production.past.count(), problems]).toEqual([1, []])
})

test('an enquiry that is erased while it is being saved is neither stored nor reported', async () => {
  const {ads, production, erasures, sent} = open((content) => ({
    async has(id) {
      const isThere = await content.has(id)
      erasures.add([{store: 'waiting', id}])
      return isThere
    },
  }))
  await ads.saveLead(lead)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([production.past.count(), sent.mock.calls]).toEqual([0, []])
})

test('an enquiry that the content cannot take is reported to Meta once, however often it is tried', async () => {
  let isFull = true
  const {ads, production, sent} = open((content) => ({
    createIfNotExists: (document) =>
      isFull ? Promise.reject(new Error('The quota is used up')) : content.createIfNotExists(document),
  }))
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(ads.saveLead(lead)).rejects.toThrow('The quota is used up')
    await vi.advanceTimersByTimeAsync(5000)
  }
  isFull = false
  await ads.saveLead(lead)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveBeenCalledTimes(1)
  expect(production.past.count()).toBe(1)
})
