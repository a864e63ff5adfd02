import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestServer, TEST_TOKEN, type TestServer} from '../testing/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  const products = Array.from({length: 3000}, (_, n) => ({
    _id: `p${n}`,
    _type: 'product',
    title: `Product ${n}`,
    text: 'polished granite '.repeat(20),
    tags: ['stone', `tag${n % 50}`],
  }))
  const ids = Array.from({length: 30}, (_, n) => `n${n}`)
  const to = ids.map((id) => ({_ref: id, _weak: true, _key: id}))
  server.lake.dataset('production').commit({
    mutations: [...products, ...ids.map((_id) => ({_id, _type: 'node', to}))].map((create) => ({create})),
    author: 'test',
  })
  await ask('*[@ match text::query("granite")][0]._id')
  // The process starts and indexes everything, which takes longer than a hook's default on a busy machine.
}, 60_000)
afterAll(() => server.close())

function send(query: string, params = {}, token?: string) {
  return fetch(`${server.base}/v2025-02-19/data/query/production`, {
    method: 'POST',
    headers: token ? {authorization: `Bearer ${token}`} : {},
    body: JSON.stringify({query, params}),
  })
}

async function ask(query: string, params = {}, token?: string) {
  const response = await send(query, params, token)
  const body: unknown = await response.json()
  return {status: response.status, body}
}

const REFUSED = {
  status: 400,
  body: {error: {type: 'queryTooExpensive', description: expect.stringMatching(/^The /)}},
}
const BIG = 'x'.repeat(50_000)
const LONG_LISTS = {a: Array.from({length: 24_000}, () => 0), b: Array.from({length: 24_000}, () => 1)}
const HOSTILE: [string, string, object?][] = [
  ['a range of a billion', '[...(*[0...1000000000])][0...1000000000]{"a": *[0...1000000000]}'],
  ['a join of everything with everything', '*{"a": *{"b": *{"c": _id}}}'],
  ['a filter of everything within everything', 'count(*[count(*[title != ^.title]) > 1])'],
  ['a pattern that backtracks', `*["${'a'.repeat(3000)}" match "*a*a*a*a*a*a*a*b"]`],
  ['a thousand patterns', `*[text match "${Array.from({length: 1000}, (_, n) => `*${n}*`).join(' ')}"]`],
  ['a walk that multiplies', `*[_id == "n0"][0]${'.to[]->'.repeat(9)}`],
  [
    'repeated split and join',
    `array::join(string::split(${'array::join(string::split('.repeat(20)}$a${', ""), $b)'.repeat(20)}, ""), $b)`,
    {a: 'xy'.repeat(2000), b: 'abcdefgh'},
  ],
  ['a join with a long separator', 'array::join(*[]._id, $b) + array::join(*[]._id, $b)', {b: BIG}],
  [
    'a projection of a thousand copies',
    `*{${Array.from({length: 1000}, (_, n) => `"a${n}": @`).join(', ')}}`,
  ],
  [
    'orders by a rare expression',
    '*|order(string(title + text), text desc, title)|order(title + text)|order(text + title)',
  ],
  ['nesting to the limit', `${'*['.repeat(190)}true${']'.repeat(190)}`],
  ['a text that is added to itself', `*{"t": text}${'{"t": t + t + t + t}'.repeat(6)}`],
  ['the slower evaluator', '*{"a": *[diff::changedAny({"a": 1}, ^, a)]}'],
  ['an index nobody needs', `*[${Array.from({length: 30}, (_, n) => `a${n} == 1`).join(' || ')}]`],
  ['a long list compared with another', 'count($p.a[@ in $p.b])', {p: LONG_LISTS}],
  [
    'a long list of ids repeated',
    `*[${Array.from({length: 200}, () => '_id in $p').join(' || ')}]`,
    {p: Array.from({length: 9000}, (_, n) => n.toString(36))},
  ],
]

/**
 * CPU milliseconds of this thread, which serves the listeners, in one turn of its loop. Elapsed time would depend on the
 * load of the machine.
 */
function watchStretches() {
  const stretches: number[] = []
  let before = process.threadCpuUsage()
  const timer = setInterval(() => {
    const {user, system} = process.threadCpuUsage(before)
    stretches.push((user + system) / 1000)
    before = process.threadCpuUsage()
  }, 1)
  return {
    end() {
      clearInterval(timer)
      return stretches
    },
  }
}

test('hostile queries never delay the listeners, and end within the limits, without a bug', async () => {
  const heard: string[] = []
  const listener = server
    .client()
    .listen('*[_type == "pulse"]', {}, {includeResult: false, events: ['welcome', 'mutation']})
    .subscribe((event) => void heard.push('documentId' in event ? event.documentId : event.type))
  await expect.poll(() => heard, {timeout: 5000}).toContain('welcome')
  const stretches = watchStretches()
  // Answers stay unparsed: parsing a large one here would count as a turn of the server.
  const attack = HOSTILE.map(async ([name, query, params]) => {
    const response = await send(query, params, TEST_TOKEN)
    return {name, status: response.status, bytes: await response.arrayBuffer()}
  })
  for (let n = 0; n < 60; n += 1) {
    await server.client().create({_id: `pulse${n}`, _type: 'pulse'})
    await expect.poll(() => heard, {interval: 1, timeout: 5000}).toContain(`pulse${n}`)
    expect(await server.client().fetch('*[_id == $id][0]._type', {id: `pulse${n}`})).toBe('pulse')
  }
  listener.unsubscribe()
  const sorted = stretches.end().sort((a, b) => a - b)
  expect(sorted.length).toBeGreaterThan(100)
  expect(sorted[Math.floor(sorted.length * 0.99)]).toBeLessThan(50)
  // A single long turn would have delayed the listeners.
  expect(sorted.at(-1)).toBeLessThan(100)
  for (const {name, status, bytes} of await Promise.all(attack)) {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes))
    expect([
      {name, status: 200},
      {name, ...REFUSED},
    ]).toContainEqual(status === 200 ? {name, status} : {name, status, body})
  }
}, 60_000)

test('a query stopped by the time limit leaves the process to the next query', async () => {
  const {process} = server.lake.dataset('production').queries
  await ask('*[@ match text::query("granite")][0]._id', {}, TEST_TOKEN)
  const child = process.start()?.child.pid
  const path = '/v2025-02-19/data/query/production?resultSourceMap=true'
  const stopped = await fetch(`${server.base}${path}`, {
    method: 'POST',
    headers: {authorization: `Bearer ${TEST_TOKEN}`},
    body: JSON.stringify({query: 'count($p.a[@ in $p.b])', params: {p: LONG_LISTS}}),
  })
  expect({status: stopped.status, body: await stopped.json()}).toEqual(REFUSED)
  const next = await ask('*[@ match text::query("granite")][0]._id', {}, TEST_TOKEN)
  expect(next).toMatchObject({status: 200, body: {result: 'p0'}})
  expect(process.start()?.child.pid).toBe(child)
}, 15_000)

test('a query sees every change acknowledged before it, in the query process too', async () => {
  const client = server.client({perspective: 'raw'})
  for (let n = 0; n < 20; n += 1) {
    await client.createOrReplace({_id: 'written', _type: 'note', text: `edition ${n}`})
    expect(await client.fetch('*[text match $text]._id', {text: `edition ${n}`})).toEqual(['written'])
  }
  await client.delete('written')
  expect(await client.fetch('count(*[text match "edition"])')).toBe(0)
})
