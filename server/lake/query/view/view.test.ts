import {setTimeout as delay} from 'node:timers/promises'
import {expect, test} from 'vitest'
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
async function whenThere(ask: () => readonly StoredDocument[] | undefined) {
  let found = ask()
  while (!found) {
    await delay(5)
    found = ask()
  }
  return found
}

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
