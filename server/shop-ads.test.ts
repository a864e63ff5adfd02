import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import {openAdmission} from './admission/admission.ts'
import {readConfig} from './config.ts'
import {contentSource} from './content/content-source.ts'
import type {Lead} from './forms/lead.ts'
import {lakeApp} from './lake/app.ts'
import {openLake} from './lake/lake.ts'
import {openShopAds} from './shop-ads.ts'

const lead: Lead = {
  _id: 'lead.00000000-0000-8000-8000-000000000001',
  _type: 'lead',
  kind: 'submission',
  receivedAt: new Date().toISOString(),
  eventId: 'a-key-of-the-browser',
  consent: {version: '1', purposes: ['advertising']},
}

/** Reports to a Meta that accepts everything. */
function open() {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-ads-'))
  const config = readConfig({DATA_DIR: dataDir, META_PIXEL_ID: '1234', META_CAPI_TOKEN: 'a-token'}, dataDir)
  const lake = openLake({
    dataDir,
    publicBase: 'http://shop.example/lake',
    projectId: 'stone',
    dataset: 'production',
  })
  const content = contentSource(config, lake, lakeApp(lake))
  const admission = openAdmission({onNotice: () => undefined})
  const problems: string[] = []
  const sent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({events_received: 1}))
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  const ads = openShopAds(config, {content, lake, admission, report: (problem) => problems.push(problem)})
  onTestFinished(async () => {
    vi.useRealTimers()
    sent.mockRestore()
    await ads.close()
    lake.close()
    rmSync(dataDir, {recursive: true, force: true})
  })
  return {ads, production: lake.dataset('production'), problems, sent}
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
