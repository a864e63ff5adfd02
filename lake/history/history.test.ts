import {applyPatch} from 'mendoza'
import {expect, onTestFinished, test, vi} from 'vitest'
import {newHistoryForEachTest} from '../testing/history.ts'
import type {JsonObject} from '../model/types.ts'

const {write, request, lines, idsOf} = newHistoryForEachTest()

/** Four transactions: `a` created; `a` changed and `b` created; `a` changed by the clerk; `a` deleted. */
function fourTransactions() {
  write('t1', [{create: {_id: 'a', _type: 'product', n: 1}}])
  write('t2', [{patch: {id: 'a', inc: {n: 1}}}, {create: {_id: 'b', _type: 'product'}}])
  write('t3', [{patch: {id: 'a', inc: {n: 1}}}], 'clerk')
  write('t4', [{delete: {id: 'a'}}])
}

test('transactions are returned one per line, oldest first, with author, time and changes', async () => {
  fourTransactions()
  const [first, second] = await lines('/transactions/a?effectFormat=mendoza')
  expect(first).toMatchObject({
    id: 't1',
    author: 'owner',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    documentIDs: ['a'],
    mutations: [{create: {_id: 'a', n: 1}}],
    effects: {a: {revert: [0, null]}},
  })
  expect(second).toMatchObject({documentIDs: ['a', 'b'], effects: {a: {}, b: {}}})
})

test('effects of the transactions, applied in order, rebuild the document', async () => {
  fourTransactions()
  let document: unknown = null
  const states: unknown[] = []
  for (const {effects} of await lines('/transactions/a?effectFormat=mendoza&toTransaction=t3')) {
    document = applyPatch(document, Object(effects).a.apply)
    states.push(Object(document).n)
  }
  expect(states).toEqual([1, 2, 3])
})

test('mutations, effects and other documents can be excluded', async () => {
  fourTransactions()
  const [, second] = await lines(
    '/transactions/a?excludeMutations=true&excludeContent=true&includeIdentifiedDocumentsOnly=true',
  )
  expect(second).toEqual({id: 't2', author: 'owner', timestamp: expect.any(String), documentIDs: ['a']})
})

test.each([
  ['a', ['t1', 't2', 't3', 't4']],
  ['b', ['t2']],
  ['a,b', ['t1', 't2', 't3', 't4']],
  ['', ['t1', 't2', 't3', 't4']],
  ['gone', []],
  ['a?reverse=true', ['t4', 't3', 't2', 't1']],
  ['a?limit=2', ['t1', 't2']],
  ['a?reverse=true&limit=1', ['t4']],
  ['a?fromTransaction=t2&toTransaction=t3', ['t2', 't3']],
  ['a?fromTransaction=&toTransaction=', ['t1', 't2', 't3', 't4']],
  ['a?authors=&fromTime=&toTime=', ['t1', 't2', 't3', 't4']],
])('/transactions/%s gives %j', async (path, expected) => {
  fourTransactions()
  expect(await idsOf(`/transactions/${path}`)).toEqual(expected)
})

test.each([
  ['/transactions/a?limit=many', 400, /limit.* must be a whole number/],
  ['/transactions/a?authors=owner', 400, /authors.* is not supported/],
  ['/transactions/a?fromTime=2020-01-01T00:00:00Z', 400, /fromTime.* is not supported/],
  ['/transactions/a?toTime=2020-01-01T00:00:00Z', 400, /toTime.* is not supported/],
  ['/documents/a?time=yesterday', 400, /time.* must be a time/],
  ['/transactions/a?effectFormat=xml', 400, /mendoza/],
  ['/transactions/a?fromTransaction=gone', 404, /no transaction .*gone/],
  ['/documents/a', 400, /revision.*time.*lastRevision/],
  ['/documents/a?revision=gone', 404, /no transaction/],
  ['/documents/a?revision=gone&time=2020-01-01T00:00:00Z', 400, /Only one of/],
  ['/documents/a?time=2020-01-01T00:00:00Z&lastRevision=true', 400, /Only one of/],
  ['/events/documents/a*b', 400, /not valid/],
])('%s is rejected with %i', async (path, status, message) => {
  const answer = await request(path)
  expect(answer.status).toBe(status)
  expect(answer.text).toMatch(message)
})

test('history needs a token', async () => {
  for (const path of ['/transactions/a', '/documents/a?lastRevision=true', '/events/documents/a']) {
    expect((await request(path, '')).status).toBe(401)
  }
})

test('a document at a revision has the content and the revision of that time', async () => {
  fourTransactions()
  const at = async (query: string): Promise<unknown> =>
    JSON.parse((await request(`/documents/a,b?${query}`)).text)
  expect(await at('revision=t1')).toMatchObject({documents: [{_id: 'a', n: 1, _rev: 't1'}]})
  expect(await at('revision=t2')).toMatchObject({documents: [{_id: 'a', n: 2, _rev: 't2'}, {_id: 'b'}]})
  expect(await at('revision=t4')).toMatchObject({documents: [{_id: 'b'}]})
})

test('a request for a draft that did not exist at a revision returns the published document', async () => {
  write('t1', [{create: {_id: 'a', _type: 'product', n: 1}}])
  write('t2', [{create: {_id: 'drafts.a', _type: 'product', n: 2}}])
  const idsAt = async (ids: string, revision: string) => {
    const {documents} = JSON.parse((await request(`/documents/${ids}?revision=${revision}`)).text)
    return documents.map(({_id, _rev, n}: JsonObject) => [_id, _rev, n])
  }
  expect(await idsAt('drafts.a', 't1')).toEqual([['a', 't1', 1]])
  expect(await idsAt('a,drafts.a', 't1')).toEqual([['a', 't1', 1]])
  expect(await idsAt('drafts.a', 't2')).toEqual([['drafts.a', 't2', 2]])
  write('t3', [{delete: {id: 'a'}}])
  expect(await idsAt('drafts.a', 't1')).toEqual([['a', 't1', 1]])
  write('t4', [{create: {_id: 'b', _type: 'product'}}])
  expect(await idsAt('drafts.b', 't3')).toEqual([])
})

test('the creation event of a draft has the revision that was published then', async () => {
  write('t1', [{create: {_id: 'a', _type: 'product'}}])
  write('t2', [{create: {_id: 'drafts.a', _type: 'product'}}])
  write('t3', [{delete: {id: 'a'}}, {delete: {id: 'drafts.a'}}])
  write('t4', [{create: {_id: 'drafts.a', _type: 'product'}}])
  const {events} = JSON.parse((await request('/events/documents/a')).text)
  const created = events.a.filter(({type}: JsonObject) => type === 'createDocumentVersion')
  expect(created.map(({revisionId}: JsonObject) => revisionId)).toEqual([undefined, 't1'])
})

test('a document can be read as of a time, and in its last state', async () => {
  const DAYS = ['2026-01-01', '2026-01-03', '2026-01-05']
  onTestFinished(() => void vi.useRealTimers())
  for (const [index, day] of DAYS.entries()) {
    vi.useFakeTimers({now: Date.parse(day), toFake: ['Date']})
    if (index === 0) write('t1', [{create: {_id: 'a', _type: 'product', n: 1}}])
    if (index === 1) write('t3', [{patch: {id: 'a', set: {n: 3}}}])
    if (index === 2) write('t4', [{delete: {id: 'a'}}])
  }
  const at = async (query: string): Promise<unknown> =>
    JSON.parse((await request(`/documents/a?${query}`)).text)
  expect(await at('time=2020-01-01T00:00:00Z')).toEqual({documents: []})
  expect(await at('time=2026-01-02T00:00:00Z')).toMatchObject({documents: [{n: 1, _rev: 't1'}]})
  expect(await at('time=2026-01-03T00:00:00Z')).toMatchObject({documents: [{n: 3, _rev: 't3'}]})
  expect(await at('time=2026-01-06T00:00:00Z')).toEqual({documents: []})
  expect(await at('lastRevision=true')).toMatchObject({documents: [{_id: 'a', n: 3, _rev: 't3'}]})
})

test('a request looks up each document once, and stops at its time limit', async () => {
  fourTransactions()
  const {documents} = JSON.parse((await request('/documents/a,b,a,a?revision=t2')).text)
  expect(documents).toMatchObject([{_id: 'a'}, {_id: 'b'}])
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
  onTestFinished(() => clock.mockRestore())
  const {status, text} = await request('/documents/a,b,c,d,e,f?revision=t2')
  expect([status, JSON.parse(text)]).toMatchObject([400, {error: {type: 'queryTooExpensive'}}])
})
