import {setFlagsFromString} from 'node:v8'
import {runInNewContext} from 'node:vm'
import {expect, onTestFinished, test, vi} from 'vitest'
import {lakeApp} from '../app.ts'
import {openLake} from '../lake.ts'

const LISTENERS = 1000
const options = {dataDir: ':memory:', publicBase: 'http://shop.example/lake', projectId: 'stone'}

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/** In bytes, without what nobody needs any more. */
function heap() {
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}

test.each(['listen/production?query=*', 'live/events/production', 'export/production'])(
  'who asks only for the head of %s leaves nothing behind',
  async (path) => {
    const lake = openLake({...options, dataset: 'production'})
    onTestFinished(() => lake.close())
    const production = lake.dataset('production')
    const write = () => production.commit({mutations: [{create: {_type: 't'}}], author: 'owner'})
    const sent = vi.spyOn(ReadableStreamDefaultController.prototype, 'enqueue')
    onTestFinished(() => sent.mockRestore())
    for (let round = 0; round < 20; round++) {
      const response = await lakeApp(lake).request(`/v1/data/${path}`, {method: 'HEAD'})
      expect([response.status, response.body]).toEqual([200, null])
    }
    sent.mockClear()
    write()
    expect(sent).not.toHaveBeenCalled()
  },
)

test('visitors with filters that take long hold up a commit for a moment, not for as many moments as they are', async () => {
  const lake = openLake({...options, dataset: 'production', token: 't'.repeat(40)})
  onTestFinished(() => lake.close())
  const list = (length: number) => `[${Array.from({length}, (_, index) => index).join()}]`
  // Some ten milliseconds each: all together take twenty times as long as they may.
  const slow = `count(${list(500)}[count(${list(100)}[@ > ^]) > 1]) > 1000`
  const open = async (filter: string, headers: Record<string, string> = {}) => {
    const query = encodeURIComponent(`*[${filter}]`)
    const response = await lakeApp(lake).request(`/v1/data/listen/production?query=${query}`, {headers})
    return response.body?.getReader()
  }
  const staff = await open('_type == "product"', {authorization: `Bearer ${'t'.repeat(40)}`})
  const visitors = await Promise.all(
    Array.from({length: 200}, (_, index) => open(`${slow} || _id == "p${index}"`)),
  )
  const started = performance.now()
  lake.dataset('production').commit({mutations: [{create: {_id: 'p', _type: 'product'}}], author: 'x'})
  expect(performance.now() - started).toBeLessThan(2000)

  const wordsOf = async (reader: typeof staff) => new TextDecoder().decode((await reader?.read())?.value)
  expect(await wordsOf(staff)).toContain('welcome')
  expect(await wordsOf(staff)).toContain('"documentId":"p"')
  // Whoever was not asked is sent away, and so knows it.
  const last = visitors.at(-1)
  expect(await wordsOf(last)).toContain('welcome')
  expect(await last?.read()).toMatchObject({done: true})
})

test('a thousand idle listeners, each with a filter of its own, cost a commit milliseconds and memory little', async () => {
  const lake = openLake({...options, dataset: 'production'})
  onTestFinished(() => lake.close())
  const app = lakeApp(lake)
  const before = heap()
  const readers = await Promise.all(
    Array.from({length: LISTENERS}, async (_, index) => {
      const query = encodeURIComponent(`*[_type == "product" && _id == "p${index}"]`)
      const response = await app.request(`/v1/data/listen/production?query=${query}`)
      const reader = response.body?.getReader()
      onTestFinished(async () => reader?.cancel())
      return {status: response.status, reader, welcome: await reader?.read()}
    }),
  )
  expect(new Set(readers.map(({status}) => status))).toEqual(new Set([200]))
  expect((heap() - before) / LISTENERS).toBeLessThan(50_000)

  const commit = (_id: string) => {
    const started = performance.now()
    lake.dataset('production').commit({mutations: [{create: {_id, _type: 'product'}}], author: 'owner'})
    return performance.now() - started
  }
  const times = Array.from({length: 50}, (_, index) => commit(`other${index}`)).sort((a, b) => a - b)
  expect(times[25]).toBeLessThan(20)

  commit('p7')
  const heard = await readers[7]?.reader?.read()
  expect(new TextDecoder().decode(heard?.value)).toContain('"documentId":"p7"')
})
