import {setFlagsFromString} from 'node:v8'
import {runInNewContext} from 'node:vm'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {answer, answerAtOnce} from './answer.ts'
import {tagsOf, tagsOfChange, tagsOfVersions} from './sync-tags.ts'
import {datasetWith} from '../../testing/dataset.ts'
import {ANONYMOUS as IDENTITY} from '../view/permissions.ts'
import type {Perspective} from '../view/perspective.ts'
import type {JsonObject, Transaction} from '../../model/types.ts'

const queries = [
  '*[_type == "product"]{title, "category": category->title}',
  '*[_id == "p1"][0]',
  '*[_id in ["p1", "c2"]]{title, "c": category->{title, "parent": parent->title}}',
  '*[_type in ["category", "note"] && title == "x"]',
  'count(*[_type == "category"])',
  '*[_type == "category"]{title, "products": count(*[_type == "product" && references(^._id)])}',
  '*[references("c1")]._id',
  '*[title == "x" || _type == "note"]._id',
  '{"a": *[_type == "note"], "b": *[_id == "c1"][0].title}',
  '*[_id == "p1"][0].category->parent->title',
  '*[@ match text::query("x")]._id',
]

const change = fc.record({
  _id: fc.constantFrom('p1', 'p2', 'c1', 'c2', 'n1'),
  _type: fc.constantFrom('product', 'category', 'note'),
  title: fc.constantFrom('x', 'y'),
  category: fc.constantFrom('c1', 'c2', 'none').map((id) => ({_ref: id, _weak: true})),
  parent: fc.constantFrom('c1', 'c2', 'n1').map((id) => ({_ref: id, _weak: true})),
})

const ANONYMOUS = {
  params: {},
  perspective: ['published'],
  readAccess: 'public',
  identity: IDENTITY,
} as const

test('an answer that a change alters has one of the tags of the change', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(change, fc.constantFrom('p1', 'c1', 'n1')), {maxLength: 12}),
      async (changes) => {
        const dataset = datasetWith([])
        const transactions: Transaction[] = []
        dataset.onCommit((transaction) => transactions.push(transaction))
        const ask = async (query: string) =>
          answerAtOnce(dataset.queries.queryable, {query, ...ANONYMOUS}) ??
          answer(dataset.queries.queryable, {query, ...ANONYMOUS})
        for (const made of changes) {
          const before = await Promise.all(queries.map(ask))
          transactions.length = 0
          dataset.commit({mutations: [mutation(made)], author: 'e'})
          const sent = new Set(transactions.flatMap(({changes}) => changes.flatMap(tagsOfChange)))
          for (const [index, query] of queries.entries()) {
            const after = await ask(query)
            if (JSON.stringify(after.result) === JSON.stringify(before[index]?.result)) continue
            expect({query, isSent: before[index]?.syncTags.some((tag) => sent.has(tag))}).toEqual({
              query,
              isSent: true,
            })
          }
        }
      },
    ),
    {numRuns: 100},
  )
})

function mutation(made: JsonObject | string) {
  return typeof made === 'string' ? {delete: {id: made}} : {createOrReplace: {...made}}
}

const EDITORS: [string, Perspective][] = [
  ['every version', 'raw'],
  ['drafts', ['drafts', 'published']],
  ['a release over drafts', ['r1', 'drafts', 'published']],
]
const versionOf = fc.tuple(fc.constantFrom('', 'drafts.', 'versions.r1.'), change)
const versionChange = fc.oneof(
  versionOf.map(([prefix, made]) => ({
    ...made,
    _id: prefix + made._id,
    category: {...made.category, _ref: prefix + made.category._ref},
  })),
  fc.constantFrom('p1', 'drafts.p1', 'versions.r1.p1', 'drafts.c1', 'c1', 'drafts.n1'),
)

test.each(EDITORS)(
  'an answer in the perspective %s has a tag of each change that alters it',
  async (_, perspective) => {
    const question = {params: {}, perspective, readAccess: 'everything', identity: 'e'} as const
    await fc.assert(
      fc.asyncProperty(fc.array(versionChange, {maxLength: 12}), async (changes) => {
        const dataset = datasetWith([])
        let sent = new Set<string>()
        dataset.onCommit((transaction) => {
          sent = new Set(transaction.changes.flatMap((made) => tagsOfVersions(dataset, made)))
        })
        const askAll = () =>
          Promise.all(queries.map((query) => answer(dataset.queries.queryable, {query, ...question})))
        for (const made of changes) {
          const before = await askAll()
          dataset.commit({mutations: [mutation(made)], author: 'e'})
          const after = await askAll()
          const missed = queries.filter(
            (query, index) =>
              JSON.stringify(after[index]?.result) !== JSON.stringify(before[index]?.result) &&
              !before[index]?.syncTags.some((tag) => sent.has(tag)),
          )
          expect(missed).toEqual([])
        }
      }),
      {numRuns: 60},
    )
  },
)

test('an answer has no tag of unrelated documents', async () => {
  const dataset = datasetWith([
    {_id: 'p1', _type: 'product', category: {_ref: 'c1'}},
    {_id: 'c1', _type: 'category', parent: {_ref: 'c2'}},
    {_id: 'c2', _type: 'category'},
  ])
  const tags = async (query: string) =>
    (await answer(dataset.queries.queryable, {query, ...ANONYMOUS})).syncTags
  const document = (id: string) => dataset.documents.get(id)
  const tagsOfDocument = (id: string) =>
    tagsOfChange({documentId: id, previous: document(id), next: undefined})
  const isSent = async (query: string, id: string) =>
    (await tags(query)).some((tag) => tagsOfDocument(id).includes(tag))
  expect(await isSent('*[_id == "p1"][0]{_id}', 'c1')).toBe(false)
  expect(await isSent('*[_type == "product"]{_id}', 'c1')).toBe(false)
  expect(await isSent('*[_type == "product"]{"c": category->_id}', 'c1')).toBe(true)
  expect(await isSent('*[_type == "product"]{"c": category->_id}', 'c2')).toBe(false)
  expect(await isSent('*[title == "x"]', 'c2')).toBe(true)
})

test('a long id has the same tag each time, and takes no memory', () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: unknown = runInNewContext('gc')
  const memory = () => {
    if (typeof collectGarbage === 'function') collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const tagsOfId = (id: string) =>
    tagsOf({everything: false, types: new Set(), ids: new Set([id])}, () => undefined)
  const idOf = (n: number) => `${'x'.repeat(1_000_000)}${n}`
  const before = memory()
  const tags = Array.from({length: 100}, (_, n) => tagsOfId(idOf(n)))
  expect(memory() - before).toBeLessThan(30_000_000)
  expect(tagsOfId(idOf(1))).toEqual(tags[1])
  expect(tags[1]).not.toEqual(tags[2])
})
