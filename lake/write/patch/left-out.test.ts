import {makePatches, stringifyPatches} from '@sanity/diff-match-patch'
import {expect, test} from 'vitest'
import {datasetWith} from '../../testing/dataset.ts'
import type {Mutation, Transaction} from '../../model/types.ts'

const author = 'tester'

/** The patch was made for a text that contained `BCDE6789`; since then somebody else inserted five letters there. */
const LATE = {
  text: '123SandstoneA45BCDEFGHIJ6789KLMNOP',
  patch: '@@ -16,8 +16,9 @@\n BCDE6789\n+0\n',
  whole: '123SandstoneA45BCDEFGHIJ67890KLMNOP',
}

function shop(document: {[field: string]: string | {text: string}[]}) {
  const dataset = datasetWith([{_id: 'p', _type: 'product', ...document}])
  const notified: Transaction[] = []
  dataset.onCommit((transaction) => notified.push(transaction))
  const commit = (...mutations: Mutation[]) => dataset.commit({mutations, author, transactionId: 'late'})
  return {dataset, notified, commit}
}

const patched = (diffMatchPatch: Record<string, string>): Mutation => ({patch: {id: 'p', diffMatchPatch}})

test('a second transaction adds what a text patch had to drop', () => {
  const {dataset, notified, commit} = shop({name: LATE.text})
  const {transactionId} = commit(patched({name: LATE.patch}))
  expect(transactionId).toBe('late')
  expect(notified.map(({changes}) => changes.map(({next}) => next?.name))).toEqual([
    [LATE.text],
    [LATE.whole],
  ])
  const [late, after] = notified
  expect(late).toMatchObject({id: 'late', author})
  expect(after).toMatchObject({author, changes: [{documentId: 'p', previous: {_rev: 'late'}}]})
  expect(dataset.documents.get('p')).toMatchObject({name: LATE.whole, _rev: after?.id})
  expect(dataset.sequence).toBe(after?.sequence)
})

test('every text of a transaction is completed, wherever it is in the document', () => {
  const {dataset, notified, commit} = shop({
    name: LATE.text,
    title: 'Basin',
    parts: [{text: 'x'}, {text: LATE.text}],
  })
  commit(patched({name: LATE.patch, 'parts[1].text': LATE.patch}), {
    patch: {
      id: 'p',
      diffMatchPatch: {title: stringifyPatches(makePatches('Basin', 'Basins'))},
      set: {price: 3},
    },
  })
  expect(notified).toHaveLength(2)
  expect(dataset.documents.get('p')).toMatchObject({
    name: LATE.whole,
    title: 'Basins',
    price: 3,
    parts: [{text: 'x'}, {text: LATE.whole}],
  })
})

test('letters typed one after another keep their order', () => {
  const typed = [
    '@@ -16,8 +16,9 @@\n BCDE6789\n+0\n',
    '@@ -17,8 +17,9 @@\n CDE67890\n+!\n',
    '@@ -18,8 +18,9 @@\n DE67890!\n+#\n',
  ]
  const {dataset, commit} = shop({name: LATE.text})
  commit(...typed.map((patch) => patched({name: patch})))
  expect(dataset.documents.get('p')?.name).toBe('123SandstoneA45BCDEFGHIJ67890!#KLMNOP')
})

test.each<[claim: string, then: Mutation[], name: string | undefined]>([
  ['gets a new text', [{patch: {id: 'p', set: {name: 'Fountain'}}}], 'Fountain'],
  ['loses its text', [{patch: {id: 'p', unset: ['name']}}], undefined],
  ['is replaced', [{createOrReplace: {_id: 'p', _type: 'product', name: 'Fountain'}}], 'Fountain'],
  ['is deleted', [{delete: {id: 'p'}}], undefined],
])('nothing is added to a document that %s in the same transaction', (_claim, then, name) => {
  const {dataset, notified, commit} = shop({name: LATE.text})
  commit(patched({name: LATE.patch}), ...then)
  expect(notified).toHaveLength(1)
  expect(dataset.documents.get('p')?.name).toBe(name)
})

test('a text patch that matches needs only one transaction', () => {
  const {dataset, notified, commit} = shop({name: 'Basin'})
  commit(patched({name: stringifyPatches(makePatches('Basin', 'Round basin'))}))
  expect(notified).toHaveLength(1)
  expect(dataset.documents.get('p')).toMatchObject({name: 'Round basin', _rev: 'late'})
})

test('a dry run adds nothing', () => {
  const {dataset, notified} = shop({name: LATE.text})
  dataset.commit({mutations: [patched({name: LATE.patch})], author, dryRun: true})
  expect(notified).toEqual([])
  expect(dataset.documents.get('p')?.name).toBe(LATE.text)
})
