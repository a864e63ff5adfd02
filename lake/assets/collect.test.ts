import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import {lakeApp} from '../app.ts'
import {forgetBefore} from '../history/retention.ts'
import {openLake} from '../lake.ts'
import type {Mutation} from '../model/types.ts'
import {parseAssetId} from '../model/asset-document.ts'
import {collectBytes, sentenceOf} from './collect.ts'

const token = 'a'.repeat(40)
const HOUR_MS = 3_600_000

function newShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'collect-'))
  const options = {dataDir, publicBase: 'http://shop.example/lake', projectId: 'stone', token}
  const lake = openLake({...options, dataset: 'production'})
  onTestFinished(() => {
    lake.close()
    rmSync(dataDir, {recursive: true, force: true})
  })
  const app = lakeApp(lake)
  const production = lake.dataset('production')
  const bytes = lake.assets.store
  const shop = {
    lake,
    bytes,
    hours: 0,
    async upload(body: string, dataset = 'production'): Promise<string> {
      const headers = {authorization: `Bearer ${token}`}
      const response = await app.request(`/v1/assets/files/${dataset}`, {method: 'POST', headers, body})
      const {document} = Object(await response.json())
      return String(document._id)
    },
    commit: (mutations: Mutation[]) => production.commit({mutations, author: 'owner'}),
    pathOf: (id: string) => bytes.pathOf(parseAssetId(id) ?? ''),
    has: (id: string) => existsSync(shop.pathOf(id)),
    /** Everything but the newest transaction. */
    forgetHistory: () => forgetBefore(production, new Date(Date.now() + HOUR_MS)),
    /** Runs the collection some hours later. */
    collect(laterHours = 0) {
      shop.hours += laterHours
      const needOf = (sha1: string) => shop.lake.needOf(sha1)
      const now = () => 1_700_000_000_000 + shop.hours * HOUR_MS
      return collectBytes({folder: join(dataDir, 'assets'), bytes, needOf, now})
    },
  }
  return shop
}

test('the bytes of a deleted asset stay as long as the history can restore it, and are complete then', async () => {
  const shop = newShop()
  const id = await shop.upload('a drawing')
  const document = {...shop.lake.dataset('production').documents.get(id)}
  shop.commit([{delete: {id}}])
  await shop.collect()
  expect(await shop.collect(1000)).toMatchObject({removed: {files: 0}, kept: {files: 1, size: 9}})
  shop.commit([{create: {...document, _id: id, _type: 'sanity.fileAsset'}}])
  const answer = await lakeApp(shop.lake).request(`/files/stone/production/${id.slice(5).replace('-', '.')}`)
  expect(await answer.text()).toBe('a drawing')
})

test('the bytes of an asset that retention removed from the history are deleted a day later', async () => {
  const shop = newShop()
  const [gone, used] = [await shop.upload('a drawing'), await shop.upload('a price list')]
  shop.commit([{delete: {id: gone}}])
  shop.commit([{create: {_id: 'a', _type: 'page'}}])
  await shop.forgetHistory()
  expect(await shop.collect()).toMatchObject({removed: {files: 0}})
  expect(await shop.collect(23)).toMatchObject({removed: {files: 0}})
  expect(await shop.collect(1)).toEqual({removed: {files: 1, size: 9}, kept: {files: 0, size: 0}})
  expect([shop.has(gone), shop.has(used)]).toEqual([false, true])
})

test('the bytes of a purged asset are deleted a day later, although its deletion stays in the log', async () => {
  const shop = newShop()
  const id = await shop.upload('a passport')
  shop.commit([{delete: {id, purge: true}}])
  await shop.collect()
  expect(await shop.collect(24)).toMatchObject({removed: {files: 1}})
})

test('bytes that have a document in another dataset stay', async () => {
  const shop = newShop()
  shop.lake.createDataset('other', 'public')
  const id = await shop.upload('a drawing', 'other')
  await shop.collect()
  expect(await shop.collect(1000)).toMatchObject({removed: {files: 0}})
  shop.lake.deleteDataset('other')
  await shop.collect()
  expect(await shop.collect(24)).toMatchObject({removed: {files: 1}})
  expect(shop.has(id)).toBe(false)
})

test('unneeded bytes that are uploaded again stay, and their day begins again when they are unneeded again', async () => {
  const shop = newShop()
  const id = await shop.upload('a drawing')
  shop.commit([{delete: {id, purge: true}}])
  await shop.collect()
  await shop.upload('a drawing')
  expect(await shop.collect(30)).toMatchObject({removed: {files: 0}})
  shop.commit([{delete: {id, purge: true}}])
  await shop.collect(1)
  expect(await shop.collect(1)).toMatchObject({removed: {files: 0}})
  expect(shop.has(id)).toBe(true)
})

test('bytes are not deleted while the same bytes are uploaded', async () => {
  const shop = newShop()
  const id = await shop.upload('a drawing')
  shop.commit([{delete: {id, purge: true}}])
  await shop.collect()
  const incoming = await shop.bytes.receive(new Response('a drawing').body, 100)
  await incoming.keep()
  expect(await shop.collect(48)).toMatchObject({removed: {files: 0}})
  expect(shop.has(id)).toBe(true)
  await incoming.end()
  await incoming.end()
  expect(await shop.collect()).toMatchObject({removed: {files: 1}})
})

test('bytes without a document because of a crash are deleted too, and an incomplete mark is written again', async () => {
  const shop = newShop()
  await shop.upload('a drawing')
  const incoming = await shop.bytes.receive(new Response('an orphan').body, 100)
  await incoming.keep()
  await incoming.end()
  const {sha1} = incoming
  await shop.collect()
  writeFileSync(join(shop.lake.options.dataDir, 'assets/unneeded', sha1), '')
  expect(await shop.collect(48)).toMatchObject({removed: {files: 0}})
  expect(await shop.collect(24)).toMatchObject({removed: {files: 1}})
})

test('a lake without documents deletes nothing, because its database may be lost', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'Date']})
  onTestFinished(() => void vi.useRealTimers())
  const shop = newShop()
  const id = await shop.upload('a drawing')
  shop.commit([{delete: {id, purge: true}}])
  for (let hour = 0; hour < 50; hour += 1) await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(shop.has(id)).toBe(true)
  // With a document in the lake, the bytes would have been deleted.
  shop.commit([{create: {_id: 'a', _type: 'page'}}])
  const hasAnHourLater = async () => {
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    return shop.has(id)
  }
  await expect.poll(hasAnHourLater, {interval: 5, timeout: 10_000}).toBe(false)
})

test('a clock that jumps does not end the day of grace', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'Date']})
  onTestFinished(() => void vi.useRealTimers())
  const shop = newShop()
  const id = await shop.upload('a drawing')
  shop.commit([{delete: {id, purge: true}}, {create: {_id: 'a', _type: 'page'}}])
  const mark = join(shop.lake.options.dataDir, 'assets/unneeded', parseAssetId(id) ?? '')
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  await expect.poll(() => existsSync(mark)).toBe(true)
  const right = Date.now()
  vi.setSystemTime(right + 3 * 365 * 24 * HOUR_MS)
  for (let hour = 0; hour < 40; hour += 1) {
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    await new Promise(setImmediate)
  }
  vi.setSystemTime(right + 4 * HOUR_MS)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(shop.has(id)).toBe(true)
})

test('a mark of the future is written again', async () => {
  const shop = newShop()
  const id = await shop.upload('a drawing')
  shop.commit([{delete: {id, purge: true}}])
  await shop.collect(10_000)
  await shop.collect(-10_000)
  expect(await shop.collect(24)).toMatchObject({removed: {files: 1}})
})

test('a sentence reports the deleted and the kept bytes', () => {
  const removed = {files: 2, size: 3_200_000}
  const kept = {files: 5, size: 12_000_000}
  expect(sentenceOf({removed, kept}, false)).toBe(
    'The bytes of 2 deleted pictures and files (3.2 MB) were removed: no document and no history needs them.',
  )
  expect(sentenceOf({removed: {files: 0, size: 0}, kept}, true)).toContain('(12.0 MB) are kept')
  expect(sentenceOf({removed: {files: 0, size: 0}, kept}, false)).toBe('')
})
