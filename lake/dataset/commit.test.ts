import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, onTestFinished, test, vi} from 'vitest'
import {openLake, type Lake} from '../lake.ts'
import {datasetWith} from '../testing/dataset.ts'
import type {Mutation, Transaction} from '../model/types.ts'

const folder = mkdtempSync(join(tmpdir(), 'lake-'))
afterAll(() => rmSync(folder, {recursive: true}))

const author = 'tester'
const open = (dataDir: string, onError?: (error: unknown) => void): Lake =>
  openLake({dataDir, publicBase: 'http://localhost/lake', projectId: 'shop', dataset: 'production', onError})

// SQLite's own settings fail with the codes of such disks.
test.each([
  ['full', 'max_page_count', ['1', '1000000'], 'database or disk is full'],
  ['read-only', 'query_only', ['ON', 'OFF'], 'attempt to write a readonly database'],
])('a disk that is %s gives 503, changes nothing, and the next commit succeeds', (...row) => {
  const [, setting, [refused, allowed], reason] = row
  const failures: unknown[] = []
  const lake = open(join(folder, setting), (error) => failures.push(error))
  const dataset = lake.dataset('production')
  dataset.commit({mutations: [{create: {_id: 'a', _type: 't', n: 1}}], author})
  const notified: string[] = []
  dataset.onCommit(({id}) => notified.push(id))
  lake.database.sql.exec(`PRAGMA ${setting} = ${refused}`)
  const big = 'x'.repeat(1_000_000)
  const commit = () =>
    dataset.commit({
      mutations: [{patch: {id: 'a', set: {n: 2, big}}}, {create: {_id: 'b', _type: 't'}}],
      author,
    })
  const message = 'The server could not read or write its disk. Try again later.'
  expect(commit).toThrow(expect.objectContaining({type: 'unavailable', status: 503, message}))
  expect(failures).toMatchObject([{message: reason}])
  expect([...dataset.documents.values()]).toMatchObject([{_id: 'a', n: 1}])
  expect(dataset.idsOfType('t')).toEqual(new Set(['a']))
  expect(notified).toEqual([])
  lake.database.sql.exec(`PRAGMA ${setting} = ${allowed}`)
  commit()
  expect(notified).toHaveLength(1)
  lake.close()
  const reopened = open(join(folder, setting))
  expect([...reopened.dataset('production').documents.keys()].sort()).toEqual(['a', 'b'])
  reopened.close()
})

test('a failing listener affects neither the commit nor other listeners', () => {
  const failures: unknown[] = []
  const lake = open(':memory:', (error) => failures.push(error))
  const dataset = lake.dataset('production')
  const notified: string[] = []
  dataset.onCommit(() => {
    throw new Error('broken listener')
  })
  dataset.onCommit(({id}) => notified.push(id))
  dataset.commit({mutations: [{create: {_id: 'a', _type: 't'}}], author})
  expect(notified).toHaveLength(1)
  expect(failures).toEqual([new Error('broken listener')])
  lake.close()
})

test('an unsubscribed listener is not notified', () => {
  const dataset = datasetWith([])
  const notified: string[] = []
  const stop = dataset.onCommit(({id}) => notified.push(id))
  dataset.commit({mutations: [{create: {_id: 'a', _type: 't'}}], author})
  stop()
  dataset.commit({mutations: [{delete: {id: 'a'}}], author})
  expect(notified).toHaveLength(1)
})

test('each change names the revision before it', () => {
  const dataset = datasetWith([])
  const chain: (string | undefined)[][] = []
  dataset.onCommit(({changes}) =>
    chain.push(...changes.map(({previous, next}) => [previous?._rev, next?._rev])),
  )
  const commit = (transactionId: string, mutation: Mutation) =>
    dataset.commit({mutations: [mutation], author, transactionId})
  commit('t1', {create: {_id: 'a', _type: 't'}})
  commit('t2', {patch: {id: 'a', set: {n: 1}}})
  commit('t3', {delete: {id: 'a'}})
  commit('t4', {create: {_id: 'a', _type: 't'}})
  expect(chain).toEqual([
    [undefined, 't1'],
    ['t1', 't2'],
    ['t2', undefined],
    [undefined, 't4'],
  ])
})

test('a clock that is set back does not set back the times of transactions, even after a restart', () => {
  vi.useFakeTimers({now: Date.parse('2026-05-01T12:00:00.500Z'), toFake: ['Date']})
  onTestFinished(() => void vi.useRealTimers())
  const dataDir = join(folder, 'clock')
  const timeOf = (lake: Lake, clock: string) => {
    vi.setSystemTime(Date.parse(clock))
    const dataset = lake.dataset('production')
    dataset.commit({mutations: [{createOrReplace: {_id: 'a', _type: 't'}}], author})
    return dataset.documents.get('a')?._updatedAt
  }
  const first = open(dataDir)
  expect(timeOf(first, '2026-05-01T12:00:00.500Z')).toBe('2026-05-01T12:00:00.500Z')
  expect(timeOf(first, '2026-04-01T00:00:00Z')).toBe('2026-05-01T12:00:00.500Z')
  first.close()
  const second = open(dataDir)
  expect(timeOf(second, '2026-05-01T11:59:59Z')).toBe('2026-05-01T12:00:00.500Z')
  expect(timeOf(second, '2026-05-01T12:00:01Z')).toBe('2026-05-01T12:00:01.000Z')
  second.close()
})

test('transactionsSince returns in pages what connected listeners were notified of', () => {
  const dataset = datasetWith([{_id: 'a', _type: 't', n: 0}])
  const start = dataset.sequence
  const notified: Transaction[] = []
  dataset.onCommit((transaction) => notified.push(transaction))
  for (let n = 0; n < 5; n++) dataset.commit({mutations: [{patch: {id: 'a', inc: {n: 1}}}], author})
  dataset.commit({mutations: [{delete: {id: 'a'}}], author})
  expect(dataset.past.since(start, 100)).toEqual(notified)
  expect(dataset.past.since(start, 2)).toEqual(notified.slice(0, 2))
  expect(dataset.past.since(notified[1]?.sequence ?? 0, 3)).toEqual(notified.slice(2, 5))
  expect(dataset.past.since(dataset.sequence, 3)).toEqual([])
})

test('a small request that would write hundreds of megabytes is rejected and writes nothing', () => {
  const documents = Array.from({length: 1000}, (_, n) => ({_id: `p${n}`, _type: 'product'}))
  const dataset = datasetWith(documents)
  const {sequence} = dataset
  const patch = {query: '*[_type == "product"]', set: {text: 'x'.repeat(200_000)}}
  expect(() => dataset.commit({mutations: [{patch}], author})).toThrow(
    expect.objectContaining({type: 'payloadTooLarge', status: 413}),
  )
  expect(dataset.documents.get('p0')).not.toHaveProperty('text')
  expect([dataset.sequence, dataset.past.since(sequence, 10)]).toEqual([sequence, []])
  dataset.commit({mutations: [{patch: {...patch, set: {text: 'x'}}}], author})
  expect(dataset.documents.get('p999')).toMatchObject({text: 'x'})
})
