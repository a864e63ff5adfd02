import {expect, test} from 'vitest'
import {datasetWith} from '../testing/dataset.ts'
import type {CommitRequest, Mutation} from '../model/types.ts'

const author = 'tester'
/** Shorter than the lake's own limit, to keep these tests fast. */
const LIMIT_MS = 1000
const TEXT = 'lorem ipsum dolor sit '.repeat(50_000)
/** Each part matches exactly, but the text is so long that each part takes a while. */
const PATCH = Array.from(
  {length: 1000},
  (_, n) => `@@ -${n * 22 + 1},8 +${n * 22 + 1},9 @@\n lore\n+Z\n m ip\n`,
)
const longPatch = {diffMatchPatch: {text: PATCH.join('')}}

const products = (count: number) =>
  Array.from({length: count}, (_, n) => ({_id: `p${n}`, _type: 'product', n}))

/** Each query takes some hundredths of a second, so the limit on a single query does not stop it. */
const slowQueries = Array.from({length: 200}, (_, n): Mutation => {
  const query = `*[_type == "product" && count(*[n < ^.n]) == ${n}]`
  return {patch: {query, set: {rank: n}}}
})

const HOSTILE: [claim: string, request: Omit<CommitRequest, 'author'>][] = [
  ['many patches by slow queries', {mutations: slowQueries}],
  ['the same as a dry run', {mutations: slowQueries, dryRun: true}],
  ['one text patch of many parts', {mutations: [{patch: {id: 'drafts.text', ...longPatch}}]}],
  [
    'an action with such a patch',
    {
      actions: [
        {
          actionType: 'sanity.action.document.edit',
          publishedId: 'text',
          draftId: 'drafts.text',
          patch: longPatch,
        },
      ],
    },
  ],
]

test.each(HOSTILE)('%s: the whole request is stopped in time and changes nothing', (_claim, request) => {
  const documents = [{_id: 'drafts.text', _type: 'note', text: TEXT}, ...products(500)]
  const dataset = datasetWith(documents, 'public', LIMIT_MS)
  const before = [...dataset.documents]
  const {sequence} = dataset
  const started = process.threadCpuUsage()
  expect(() => dataset.commit({...request, author})).toThrow(
    expect.objectContaining({
      type: 'validationError',
      message: expect.stringContaining('Send it in parts'),
      index: expect.any(Number),
    }),
  )
  const {user, system} = process.threadCpuUsage(started)
  expect((user + system) / 1000).toBeLessThan(2 * LIMIT_MS)
  expect([...dataset.documents]).toEqual(before)
  expect(dataset.sequence).toBe(sequence)
  // The stopped request must not leave state behind that breaks the next one.
  const patch = {query: '*[_id == "p1"]', set: {seen: true}}
  expect(dataset.commit({mutations: [{patch}], author}).results.map(({id}) => id)).toEqual(['p1'])
})

test('ten thousand documents are patched in one request', () => {
  const dataset = datasetWith(products(10_000))
  const mutations: Mutation[] = [{patch: {query: '*[_type == "product"]', set: {seen: true}}}]
  expect(dataset.commit({mutations, author}).results).toHaveLength(10_000)
})
