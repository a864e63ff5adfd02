import {expect, test, vi} from 'vitest'
import {answerAtOnce} from '../answer/answer.ts'
import {prepare} from '../answer/prepare.ts'
import {CautiousView, isTooExpensive} from './caution.ts'
import {ANONYMOUS} from './permissions.ts'
import {datasetWith} from '../../testing/dataset.ts'
import type {Json, StoredDocument} from '../../model/types.ts'

const COUNT = 3000
const wordsOf = ({words}: StoredDocument): Json[] => (Array.isArray(words) ? words : [])
const rankOf = ({rank}: StoredDocument): Json[] => [rank ?? 0]

function datasetOf(wordsEach: number) {
  const words = (n: number) => Array.from({length: wordsEach}, (_, m) => `w${n * m}`)
  return datasetWith(
    Array.from({length: COUNT}, (_, n) => ({_id: `d${n}`, _type: 'note', rank: n % 10, words: words(n)})),
  )
}

/** Repeats a look-up until the index exists, as readers do. */
const whenThere = (ask: () => readonly StoredDocument[] | undefined) =>
  vi.waitFor(
    () => {
      const found = ask()
      if (!found) throw new Error('The index is not there yet')
      return found
    },
    {interval: 5, timeout: 4000},
  )

test('a large index is built in the background and includes changes made meanwhile', async () => {
  const dataset = datasetOf(2)
  const view = dataset.views.view('raw', 'everything')
  const ask = () => view.lookupAtOnce('rank', 3, rankOf)
  expect([ask(), ask()]).toEqual([undefined, undefined])
  dataset.commit({mutations: [{patch: {id: 'd3', set: {rank: 4}}}, {delete: {id: 'd13'}}], author: 'e'})
  const found = await whenThere(ask)
  expect(found.length).toBe(COUNT / 10 - 2)
  expect(found.every((document) => document['rank'] === 3)).toBe(true)
})

test('an index that would take much memory is abandoned, and others are built', async () => {
  const view = datasetOf(40).views.view('raw', 'everything')
  const askWords = () => view.lookupAtOnce('words', 'w1', wordsOf, true)
  expect([askWords(), askWords()]).toEqual([undefined, undefined])
  await whenThere(() => view.lookupAtOnce('rank', 3, rankOf))
  expect(askWords()).toBeUndefined()
  expect(askWords()).toBeUndefined()
  // A reader without a time limit can still use it.
  expect(view.lookup('words', 'w1', wordsOf).length).toBeGreaterThan(0)
})

/** Asks at once for documents that have one of `attributes` new attributes, among `documents` documents. */
function askForNew(attributes: number, documents: number) {
  const {queries} = datasetWith(Array.from({length: documents}, (_, n) => ({_id: `d${n}`, _type: 'note'})))
  const filter = Array.from({length: attributes}, (_, n) => `a${n} == 1`).join(' || ')
  const query = `*[${filter}]`
  // A query that is slow to parse is not answered at once either.
  prepare(query, {})
  return answerAtOnce(queries.queryable, {
    query,
    params: {},
    perspective: ['published'],
    readAccess: 'public',
    identity: ANONYMOUS,
  })
}

test('a query that needs hundreds of new indexes is not answered at once', () => {
  expect(askForNew(600, 1900)).toBeUndefined()
})

test.each([1, 2, 10])('a query that needs %i new indexes is answered at once', (attributes) => {
  expect(askForNew(attributes, 1273)).toMatchObject({result: []})
})

test('an index that a cautious view cannot build at once is built in the background', async () => {
  const view = datasetOf(2).views.view('raw', 'everything')
  const found = await whenThere(() => {
    try {
      return new CautiousView(view, 0).lookup('rank', 3, rankOf)
    } catch (error) {
      if (isTooExpensive(error)) return undefined
      throw error
    }
  })
  expect(found.length).toBe(COUNT / 10)
})
