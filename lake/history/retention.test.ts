import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {lakeApp} from '../app.ts'
import {openLake, type Lake} from '../lake.ts'
import {EventReader} from '../testing/events.ts'
import {startTestServer} from '../testing/server.ts'
import type {Mutation} from '../model/types.ts'
import {forgetBefore} from './retention.ts'

const token = 'a'.repeat(40)
let dataDir: string
let lake: Lake
let notices: string[] = []

function open(historyDays?: number) {
  const options = {dataDir, publicBase: 'http://localhost/lake', projectId: 'shop', token, historyDays}
  notices = []
  lake = openLake({...options, dataset: 'production', onNotice: (notice) => void notices.push(notice)})
  onTestFinished(() => lake.close())
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lake-history-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true, force: true}))
  open()
})

const byId = () => [...production().documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
const production = () => lake.dataset('production')
const days = (count: number) => new Date(Date.UTC(2026, 0, 1 + count))

function write(day: number, transactionId: string, mutations: Mutation[]) {
  vi.useFakeTimers({now: days(day), toFake: ['Date']})
  try {
    production().commit({mutations, author: 'owner', transactionId})
  } finally {
    vi.useRealTimers()
  }
}

/** A product that is created, drafted and changed on days 0, 10, 20, 30 and 40, and a page that never changes. */
function fortyDays() {
  write(0, 't0', [{create: {_id: 'a', _type: 'product', n: 0}}, {create: {_id: 'old', _type: 'page'}}])
  write(10, 't10', [{create: {_id: 'drafts.a', _type: 'product', n: 1}}])
  for (const day of [20, 30, 40]) write(day, `t${day}`, [{patch: {id: 'a', set: {n: day}}}])
}

async function request(path: string) {
  const headers = {authorization: `Bearer ${token}`}
  const response = await lakeApp(lake).request(`/v2025-02-19/data/history/production${path}`, {headers})
  const text = await response.text()
  return {status: response.status, text, documents: () => Object(JSON.parse(text)).documents}
}

const idsInLog = async () =>
  (await request('/transactions/')).text.split('\n').flatMap((line) => /"id":"(t\d+)"/.exec(line)?.[1] ?? [])

test('older transactions are removed for good, and no document changes', async () => {
  fortyDays()
  const before = byId()
  await forgetBefore(production(), days(25))
  expect(await idsInLog()).toEqual(['t30', 't40'])
  expect(byId()).toEqual(before)
  lake.close()
  open()
  expect(await idsInLog()).toEqual(['t30', 't40'])
  expect(byId()).toEqual(before)
  expect(lake.database.sql.prepare('SELECT count(*) AS count FROM changes').get()).toMatchObject({count: 2})
})

test('a forgotten revision or time is 404 with a sentence, and later ones are unchanged', async () => {
  fortyDays()
  await forgetBefore(production(), days(25))
  const forgotten = await request('/documents/a?revision=t10')
  expect(forgotten.status).toBe(404)
  expect(forgotten.text).toContain('the history up to 2026-01-21T00:00:00.000Z is no longer kept')
  for (const path of [
    '/documents/a?time=2026-01-15T00:00:00Z',
    '/transactions/a?fromTransaction=t0',
    '/transactions/a?toTransaction=t20',
  ]) {
    expect(await request(path), path).toMatchObject({
      status: 404,
      text: expect.stringContaining('no longer kept'),
    })
  }
  expect((await request('/documents/a?revision=t30')).documents()).toMatchObject([{n: 30, _rev: 't30'}])
  expect((await request('/documents/a?time=2026-02-05T00:00:00Z')).documents()).toMatchObject([{n: 30}])
  // The state between the last forgotten and the first kept transaction is still known.
  expect((await request('/documents/a?time=2026-01-25T00:00:00Z')).documents()).toMatchObject([
    {n: 20, _rev: 't20'},
  ])
})

test('the id of a forgotten transaction can be used again', async () => {
  fortyDays()
  const again = () => write(50, 't10', [{patch: {id: 'a', set: {n: 50}}}])
  expect(again).toThrow('Transaction "t10" already exists')
  await forgetBefore(production(), days(25))
  again()
  expect((await request('/documents/a?revision=t10')).documents()).toMatchObject([{n: 50}])
})

test('a document that has not changed since can still be read at its revision', async () => {
  fortyDays()
  await forgetBefore(production(), days(25))
  expect((await request('/documents/old?revision=t0')).documents()).toMatchObject([{_id: 'old', _rev: 't0'}])
  expect((await request('/documents/drafts.a,a?revision=t10')).documents()).toMatchObject([{_id: 'drafts.a'}])
})

test('deleting a document whose draft is older than the history counts as unpublishing', async () => {
  fortyDays()
  await forgetBefore(production(), days(25))
  write(50, 't50', [{delete: {id: 'a'}}])
  const {text} = await request('/events/documents/a')
  expect(Object(JSON.parse(text)).events.a[0]).toMatchObject({
    type: 'unpublishDocument',
    versionId: 'drafts.a',
  })
})

test('the newest transaction is kept, so that the next one comes after it, even after a restart', async () => {
  fortyDays()
  const {sequence} = production()
  await forgetBefore(production(), days(100))
  expect(await idsInLog()).toEqual(['t40'])
  lake.close()
  open()
  expect(production().sequence).toBe(sequence)
  write(35, 't41', [{patch: {id: 'a', set: {n: 41}}}])
  expect(production().past.since(sequence, 10)).toMatchObject([
    {id: 't41', timestamp: days(40).toISOString(), changes: [{previous: {n: 40}, next: {n: 41}}]},
  ])
})

test('other datasets keep their transactions', async () => {
  const other = lake.createDataset('other', 'private')
  fortyDays()
  other.commit({mutations: [{create: {_id: 'x', _type: 't'}}], author: 'me', transactionId: 'first'})
  other.commit({mutations: [{delete: {id: 'x'}}], author: 'me', transactionId: 'second'})
  await forgetBefore(production(), new Date(Date.now() + 1000))
  expect(other.past.since(0, 10)).toMatchObject([{id: 'first'}, {id: 'second'}])
})

test('a listener that reconnects from before the kept history has to start afresh', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.close())
  const dataset = server.lake.dataset('production')
  for (const _id of ['a', 'b', 'c', 'd'])
    dataset.commit({mutations: [{create: {_id, _type: 't'}}], author: 'me'})
  dataset.past.forget(new Date(Date.now() + 1000).toISOString(), 2)
  const first = async (path: string, lastEventId: string) => {
    const reader = await EventReader.open(`${server.base}/v1/data/${path}`, {'last-event-id': lastEventId})
    const events = await reader.take(2)
    reader.close()
    return events.map(({event}) => event)
  }
  const idOf = (sequence: number) => dataset.positions.seal({sequence})
  const kept = dataset.sequence - 2
  expect(await first('listen/production?query=*&enableResume=true', idOf(kept))).toEqual([
    'welcomeback',
    'mutation',
  ])
  expect(await first('live/events/production', idOf(kept))).toEqual(['welcome', 'message'])
  expect(await first('live/events/production', idOf(kept - 1))).toEqual(['welcome', 'restart'])
  const listener = await EventReader.open(
    `${server.base}/v1/data/listen/production?query=*&enableResume=true`,
    {
      'last-event-id': idOf(kept - 1),
    },
  )
  expect(await listener.next()).toMatchObject({event: 'reset'})
  listener.close()
})

test('many transactions are removed in slices, and changes are committed in between', async () => {
  for (let index = 0; index < 300; index += 1) {
    write(0, `t${index}`, [{createOrReplace: {_id: 'a', _type: 't', index}}])
  }
  const forget = vi.spyOn(production().past, 'forget')
  const forgetting = forgetBefore(production(), days(1))
  let written = 0
  const writing = setInterval(() => write(2, `later${written++}`, [{delete: {id: 'none'}}]), 20)
  await forgetting
  clearInterval(writing)
  expect(written).toBeGreaterThan(5)
  expect(forget.mock.calls.length).toBeGreaterThan(5)
  expect(production().past.since(production().past.horizon.sequence, 1)).toMatchObject([{id: 'later0'}])
})

test('what a clock that was ahead dated later is removed with the older transactions after it', async () => {
  vi.spyOn(lake.clock, 'problem').mockReturnValue(undefined)
  for (const [day, id] of [
    [0, 'before'],
    [1000, 'ahead'],
    [1, 'after'],
    [40, 'new'],
  ] as const)
    write(day, id, [{createOrReplace: {_id: 'a', _type: 't', day}}])
  await forgetBefore(production(), days(20))
  expect(production().past.since(production().past.horizon.sequence, 10)).toMatchObject([{id: 'new'}])
  expect(lake.database.sql.prepare('SELECT count(*) AS count FROM transactions').get()).toEqual({count: 1})
})

/** Lets the lake run, and its clock with it. */
async function run(hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    vi.advanceTimersByTime(3_600_000)
    // The run of an hour has to end before the next hour begins.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(4), {interval: 1, timeout: 10_000})
  }
}

async function keepHistory(day: number) {
  lake.close()
  vi.useFakeTimers({now: days(day), toFake: ['setTimeout', 'clearTimeout', 'Date']})
  onTestFinished(() => void vi.useRealTimers())
  open(30)
  vi.advanceTimersByTime(60_000)
  // One timer each for the history, the clock, the bytes of assets, and the check of the database.
  await expect.poll(() => vi.getTimerCount()).toBe(4)
}

test('old transactions are removed a week after they were marked, and then once a day', async () => {
  fortyDays()
  await keepHistory(55)
  await run(167)
  expect(production().past.horizon.sequence).toBe(0)
  await run(1)
  await expect.poll(() => production().past.horizon.sequence).toBe(4)
})

test('one day removes a share of the log at most, the oldest first, and says so', async () => {
  for (let index = 0; index < 600; index += 1)
    write(0, `t${index}`, [{createOrReplace: {_id: 'a', _type: 't', index}}])
  write(40, 'new', [{delete: {id: 'none'}}])
  await keepHistory(45)
  await run(168)
  await expect.poll(() => production().past.horizon.sequence).toBe(40)
  expect(notices.at(-1)).toMatch(/^The history of production .* is removed day by day/)
  await run(24)
  await expect.poll(() => production().past.horizon.sequence).toBe(77)
})

test('a clock that is three years ahead for two hours removes no transaction, and is an alarm', async () => {
  fortyDays()
  await keepHistory(45)
  await run(10)
  vi.setSystemTime(days(45 + 1095))
  await run(2)
  expect(notices.filter((notice) => notice.includes('Nothing is removed for its age'))).toHaveLength(1)
  vi.setSystemTime(days(46))
  await run(200)
  expect(production().past.horizon.sequence).toBe(0)
})
