import {setFlagsFromString} from 'node:v8'
import {runInNewContext} from 'node:vm'
import {expect, onTestFinished, test, vi} from 'vitest'
import {lakeApp} from '../app.ts'
import {openLake} from '../lake.ts'
import {processorTime} from '../../lib/process/test-processor-time.ts'

const LISTENERS = 1000
const options = {dataDir: ':memory:', publicBase: 'http://shop.example/lake', projectId: 'stone'}

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/** Bytes of memory in use, after garbage collection. */
function heap() {
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}

test.each(['listen/production?query=*', 'live/events/production', 'export/production'])(
  'a HEAD request to %s leaves nothing open',
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

test('visitors with slow filters delay a commit for a moment, however many there are', async () => {
  const lake = openLake({...options, dataset: 'production', token: 't'.repeat(40)})
  onTestFinished(() => lake.close())
  const list = (length: number) => `[${Array.from({length}, (_, index) => index).join()}]`
  // Each filter takes some ten milliseconds, all together twenty times the limit.
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
  const spent = processorTime()
  lake.dataset('production').commit({mutations: [{create: {_id: 'p', _type: 'product'}}], author: 'x'})
  expect(spent()).toBeLessThan(2000)

  const wordsOf = async (reader: typeof staff) => new TextDecoder().decode((await reader?.read())?.value)
  expect(await wordsOf(staff)).toContain('welcome')
  expect(await wordsOf(staff)).toContain('"documentId":"p"')
  // Listeners whose filter did not run are disconnected, so that they reconnect.
  const last = visitors.at(-1)
  expect(await wordsOf(last)).toContain('welcome')
  expect(await last?.read()).toMatchObject({done: true})
})

test('a visitor’s full-text filter over a large document delays a commit for a moment', async () => {
  const lake = openLake({...options, dataset: 'production'})
  onTestFinished(() => lake.close())
  const words = Array.from({length: 300}, (_, n) => `@ match text::query("zz${n}")`).join('||')
  for (const filter of [words, `(${words}) && _createdAt > "2020"`]) {
    const query = encodeURIComponent(`*[${filter}]`)
    const {status} = await lakeApp(lake).request(`/v1/data/listen/production?query=${query}`)
    expect(status).toBe(200)
  }
  // Searching the document once takes some milliseconds.
  const text = Array.from({length: 20_000}, (_, n) => n.toString(36)).join(' ')
  const mutations = [{create: {_id: 'a', _type: 'note', text}}]
  const spent = processorTime()
  lake.dataset('production').commit({mutations, author: 'owner'})
  expect(spent()).toBeLessThan(500)
})

/** Milliseconds of CPU time of this thread for a request. */
async function computedFor(ask: () => Response | Promise<Response>) {
  const spent = processorTime()
  const response = await ask()
  const ms = spent()
  const first = await response.body?.getReader().read()
  return {ms, status: response.status, text: new TextDecoder().decode(first?.value)}
}

test('a visitor who resumes far back, or sends a query that is slow to parse, delays nobody', async () => {
  const lake = openLake({...options, dataset: 'production'})
  onTestFinished(() => lake.close())
  const text = 'polished granite '.repeat(60)
  for (let edition = 0; edition < 150; edition += 1) {
    const products = Array.from({length: 100}, (_, n) => ({_id: `p${n}`, _type: 'product', edition, text}))
    lake.dataset('production').commit({
      mutations: products.map((createOrReplace) => ({createOrReplace})),
      author: 'owner',
    })
  }
  const app = lakeApp(lake)
  const ask = (path: string) => () => app.request(`/v1/data/${path}`, {headers: {'last-event-id': '1'}})
  const listening = await computedFor(ask('listen/production?query=*&enableResume=true'))
  expect(listening).toMatchObject({status: 200, text: expect.stringContaining('event: reset')})
  const live = await computedFor(ask('live/events/production'))
  expect(live).toMatchObject({status: 200, text: expect.stringContaining('event: welcome')})
  const hard = encodeURIComponent(`*[${'a.b['.repeat(40)}!`)
  const refused = await computedFor(ask(`listen/production?query=${hard}`))
  expect(refused).toMatchObject({status: 200, text: expect.stringContaining('queryTooExpensive')})
  expect(Math.max(listening.ms, live.ms, refused.ms)).toBeLessThan(200)
})

test('a thousand idle listeners with different filters cost little time per commit and little memory', async () => {
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
    const spent = processorTime()
    lake.dataset('production').commit({mutations: [{create: {_id, _type: 'product'}}], author: 'owner'})
    return spent()
  }
  const times = Array.from({length: 50}, (_, index) => commit(`other${index}`)).sort((a, b) => a - b)
  expect(times[25]).toBeLessThan(20)

  commit('p7')
  const heard = await readers[7]?.reader?.read()
  expect(new TextDecoder().decode(heard?.value)).toContain('"documentId":"p7"')
})
