import {afterEach, beforeEach, expect, test} from 'vitest'
import {openLake, type Lake} from '../../lake.ts'
import type {Mutation} from '../../model/types.ts'
import type {QueryRequest} from '../queries.ts'

let lake: Lake

beforeEach(() => {
  lake = openLake({
    dataDir: ':memory:',
    publicBase: 'http://localhost/lake',
    projectId: 'shop',
    dataset: 'production',
  })
  commit({create: {_id: 'a', _type: 'product', name: 'Urli'}})
})
afterEach(() => lake.close())

const commit = (mutation: Mutation) =>
  lake.dataset('production').commit({mutations: [mutation], author: 'owner'})

const QUERY = '*[_type == "product"]{name}'
const PUBLISHED = ['published'] as const
const administrator = {id: 'x', name: '', email: '', role: 'administrator'} as const

const ask = (request: Partial<QueryRequest> = {}) =>
  lake
    .dataset('production')
    .queries.run({query: QUERY, perspective: PUBLISHED, identity: undefined, ...request})

/** The answer as its reader gets it. */
async function textOf(request: Partial<QueryRequest> = {}) {
  const found = await ask(request)
  return 'json' in found ? Buffer.concat(found.json).toString() : JSON.stringify(found.result)
}

test('a question without a token is answered once, until the next commit', async () => {
  const first = await ask()
  expect(await ask()).toBe(first)
  commit({create: {_id: 'drafts.b', _type: 'product'}})
  expect(await ask()).not.toBe(first)
})

test('each commit is in the next answer', async () => {
  expect(await textOf()).toBe('[{"name":"Urli"}]')
  commit({patch: {id: 'a', set: {name: 'Lotus urli'}}})
  expect(await textOf()).toBe('[{"name":"Lotus urli"}]')
  commit({delete: {id: 'a'}})
  expect(await textOf()).toBe('[]')
})

test('another value of a parameter, or another perspective, is another question', async () => {
  const query = '*[_id == $id][0].name'
  expect(await textOf({query, params: {id: 'a'}})).toBe('"Urli"')
  expect(await textOf({query, params: {id: 'b'}})).toBe('null')
  const first = await ask()
  expect(await ask({perspective: 'raw'})).not.toBe(first)
})

test('an answer without a token is never for a reader who sees drafts, nor the other way round', async () => {
  commit({create: {_id: 'drafts.b', _type: 'product', name: 'Secret'}})
  const perspective = ['drafts']
  expect(await textOf({perspective})).not.toContain('Secret')
  expect(await textOf({perspective, identity: administrator})).toContain('Secret')
  expect(await textOf({perspective})).not.toContain('Secret')
})

test('an answer with the time is new each time', async () => {
  const query = '{"time": now(), "name": *[_type == "product"][0].name}'
  const first = await ask({query})
  expect(await ask({query})).not.toBe(first)
})
