import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {datasetWith} from '../testing/dataset.ts'
import type {Mutation} from '../model/types.ts'
import type {Positions} from './positions.ts'

const id = fc.constantFrom('a', 'b', 'c', 'drafts.a')
const mutation = fc.oneof(
  fc
    .record({_id: id, _type: fc.constantFrom('product', 'note'), rank: fc.integer({min: 0, max: 5})})
    .map((createOrReplace): Mutation => ({createOrReplace})),
  id.map((_id): Mutation => ({delete: {id: _id}})),
)
const transactions = fc.array(fc.array(mutation, {minLength: 1, maxLength: 4}), {minLength: 1, maxLength: 15})
const filter = fc.constantFrom(
  '*',
  '*[_type == "product"]',
  '*[rank > 2]',
  '*[_id in ["a", "b"] && rank != 3]',
  '*[sanity::versionOf("a")]',
)

const what = {
  params: {},
  identity: {id: 'e', name: 'Editor', email: '', role: 'editor'},
  includeMutations: true,
  includeResult: true,
  includePreviousRevision: true,
  includeAllVersions: true,
  includeEffects: true,
} as const

/** The events of a stream so far, and its reader. */
function reader(response: Response) {
  const body = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  return {
    /** All events up to the first one of a transaction. */
    async until(transactionId: string): Promise<string[]> {
      while (!text.includes(`"eventId":"${transactionId}#`))
        text += decoder.decode((await body?.read())?.value)
      return text.split('\n\n').slice(0, -1)
    },
    close: () => body?.cancel(),
  }
}

/** Data as values, because a document rebuilt from history has its names in another order. */
function readEvent(event: string, positions: Positions): unknown {
  const data: unknown = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '')
  const position = positions.open(idIn(event) ?? '')
  expect(position).toBeDefined()
  return {position, kind: kindOf(event), data}
}

const idIn = (event: string | undefined) => /^id: (.*)$/m.exec(event ?? '')?.[1]
const kindOf = (event: string | undefined) => /^event: (.*)$/m.exec(event ?? '')?.[1]

test('a reader that resumes after any event gets the rest, with nothing lost and nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(transactions, filter, fc.nat(), async (committed, query, chosen) => {
      const dataset = datasetWith([])
      const commit = (mutations: Mutation[]) => dataset.commit({mutations, author: 'e'})
      // All filters accept this one, so every stream has an event before the cut and one after it.
      const last = query.includes('versionOf') ? 'drafts.a' : 'b'
      const steady = reader(dataset.listeners.listen({query, ...what}))
      for (const mutations of committed) commit(mutations)
      const made = commit([{createOrReplace: {_id: last, _type: 'product', rank: 4}}])
      const all = await steady.until(made.transactionId)
      const cut = chosen % all.length
      const back = reader(dataset.listeners.listen({query, ...what, resumeAfter: idIn(all[cut])}))
      const {transactionId} = commit([{delete: {id: last}}])
      const rest = (await steady.until(transactionId)).slice(cut + 1)
      const [greeting, ...heard] = await back.until(transactionId)
      expect(kindOf(greeting)).toBe('welcomeback')
      const read = (events: string[]) => events.map((event) => readEvent(event, dataset.positions))
      expect(read(heard)).toEqual(read(rest))
      await Promise.all([steady.close(), back.close()])
    }),
    {numRuns: 60},
  )
})

test('a reader that missed the purge of a document starts afresh', async () => {
  const dataset = datasetWith([])
  const many = ['a', 'b', 'c'].map((_id) => ({create: {_id, _type: 'product', rank: 4}}))
  const {transactionId} = dataset.commit({mutations: many, author: 'e'})
  const ofB = dataset.positions.seal({sequence: dataset.sequence, index: 2})
  dataset.commit({mutations: [{patch: {id: 'a', set: {rank: 5}}}], author: 'e'})
  const heard = async (query: string, more = {}) => {
    const body = dataset.listeners.listen({query, ...what, resumeAfter: ofB, ...more}).body?.getReader()
    const part = await body?.read()
    await body?.cancel()
    return new TextDecoder().decode(part?.value)
  }
  const missed = await heard('*')
  expect([kindOf(missed), missed]).toEqual(['welcomeback', expect.stringContaining(`${transactionId}#c`)])
  dataset.commit({mutations: [{delete: {id: 'a', purge: true}}], author: 'e'})
  const other = () => dataset.commit({mutations: [{create: {_type: 'product', rank: 4}}], author: 'e'})
  for (const query of ['*', '*[rank > 2]', '*[_type == "product"]']) {
    const events = heard(query)
    other()
    expect(kindOf(await events)).toBe('reset')
  }
  const beforeDraft = dataset.position
  dataset.commit({mutations: [{create: {_id: 'drafts.d', _type: 'product', rank: 4}}], author: 'e'})
  dataset.commit({mutations: [{delete: {id: 'drafts.d', purge: true}}], author: 'e'})
  other()
  const published = {resumeAfter: beforeDraft, includeAllVersions: false}
  expect(kindOf(await heard('*[rank > 2]', published))).toBe('welcomeback')
})
