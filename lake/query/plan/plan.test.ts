import {isDeepStrictEqual} from 'node:util'
import * as fc from 'fast-check'
import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test} from 'vitest'
import {answer, answerAtOnce} from '../answer/answer.ts'
import type {Perspective} from '../view/perspective.ts'
import {tagsOfChange, tagsOfVersions} from '../answer/sync-tags.ts'
import {datasetWith} from '../../testing/dataset.ts'
import type {Change, JsonObject, StoredDocument} from '../../model/types.ts'

const EDITOR = 'e'

type Source = ReturnType<typeof datasetWith>
type Asked = Awaited<ReturnType<typeof ask>>

const id = fc.constantFrom(
  'a',
  'b',
  'c',
  'd',
  'drafts.a',
  'drafts.e',
  'versions.r1.b',
  'versions.r1.a.b',
  'x.y',
)
const type = fc.constantFrom('product', 'category', 'note')
const text = fc.constantFrom('oak', 'Oak table', 'oa\u212A oakum', 'pine', 'a', '')
const scalar = fc.oneof(text, fc.integer({min: 0, max: 3}), fc.boolean(), fc.constant(null))
const reference = id.map((target) => ({_type: 'reference', _ref: target, _weak: true}))
const attributes = fc.record(
  {
    title: scalar,
    rank: fc.oneof(fc.integer({min: 0, max: 5}), text),
    slug: fc.oneof(fc.record({current: scalar}), text, fc.constant([{current: 'oak'}])),
    category: fc.oneof(reference, fc.record({_ref: fc.integer()})),
    related: fc.array(fc.oneof(reference, scalar), {maxLength: 3}),
    nested: fc.record({deep: fc.oneof(reference, fc.record({deeper: reference}))}),
  },
  {requiredKeys: []},
)
/** Copied through JSON, because documents have plain prototypes and nothing undefined. */
const document = fc
  .tuple(id, type, attributes)
  .map(([_id, _type, rest]): JsonObject => JSON.parse(JSON.stringify({_id, _type, ...rest})))

const constant = scalar.map((value) => JSON.stringify(value))
const list = fc.array(constant, {maxLength: 3}).map((values) => `[${values.join(', ')}]`)
const ids = fc.array(id, {maxLength: 3}).map((values) => JSON.stringify(values))
const path = fc.constantFrom(
  'title',
  'rank',
  'slug.current',
  'category._ref',
  '_type',
  '_id',
  '@.title',
  '(title)',
)
const correlated = fc.constantFrom(
  'category._ref == ^._id',
  '^.category._ref == _id',
  'references(^._id)',
  'slug.current == ^.title',
  'title == ^.slug.current',
  '^._id in related[]._ref',
  '^.title in related',
  '_id == ^.category->_id',
  'rank == ^.rank',
  'title == ^.^.title',
)
const version = fc.oneof(id, fc.constantFrom('e', 'y', 'a.b', 'r1', ''))
const compared = fc.constantFrom('title', 'related', 'related[]', '[title, slug.current]', 'slug', '_id')
const pattern = fc.constantFrom(
  'oak',
  'OAK*',
  'OAK',
  'oa.*',
  'oak tab*',
  'ta*',
  'a',
  '*',
  '*ak',
  'oak.',
  'pine oak',
  '',
  'a b',
)
const leaf = fc.oneof(
  version.map((name) => `sanity::versionOf("${name}")`),
  version.map((name) => `sanity::partOfRelease("${name}")`),
  fc.constantFrom('sanity::versionOf(title)', 'sanity::partOfRelease(null)'),
  fc.tuple(compared, pattern).map(([left, right]) => `${left} match "${right}"`),
  type.map((name) => `_type == "${name}"`),
  id.map((name) => `_id == "${name}"`),
  ids.map((names) => `_id in ${names}`),
  fc.tuple(path, constant).map(([left, right]) => `${left} == ${right}`),
  fc.tuple(constant, path).map(([left, right]) => `${left} == ${right}`),
  fc.tuple(path, list).map(([left, right]) => `${left} in ${right}`),
  id.map((name) => `references("${name}")`),
  ids.map((names) => `references(${names}, "a")`),
  id.map((name) => `related[0]._ref == "${name}"`),
  fc.constantFrom('defined(title)', 'rank > 2', 'title match "oa*"', 'title == slug.current', '!(rank == 1)'),
  fc.constantFrom('_id in path("drafts.**")', 'true', 'false', 'category->title == "oak"', '_type != "note"'),
  text.map((value) => `"${value}" in related`),
  id.map((name) => `"${name}" in related[]._ref`),
  fc.tuple(type, correlated).map(([name, term]) => `count(*[_type == "${name}" && ${term}]) > 0`),
)
const filter = fc.letrec<{filter: string}>((tie) => ({
  filter: fc.oneof(
    {maxDepth: 3},
    leaf,
    fc
      .tuple(tie('filter'), fc.constantFrom('&&', '||'), tie('filter'))
      .map(([a, op, b]) => `(${a} ${op} ${b})`),
    fc.tuple(tie('filter'), tie('filter')).map(([a, b]) => `${a} && ${b}`),
  ),
})).filter
const wholeQuery = fc.oneof(
  filter.map((f) => `*[${f}]`),
  filter.map((f) => `*[${f}]{_id, title, "category": category->{_id, title}}`),
  filter.map((f) => `count(*[${f}])`),
  filter.map((f) => `*[${f}][0]`),
  filter.map((f) => `*[${f}]._id`),
  fc.tuple(filter, filter).map(([f, g]) => `*[${f}][${g}]._id`),
  fc
    .tuple(filter, filter)
    .map(([f, g]) => `{"a": *[${f}] | order(title desc, _id)[0...2]._id, "b": count(*[${g}])}`),
  filter.map((f) => `*[${f}] | order(rank, slug.current desc) [0...3] {_id, rank}`),
  filter.map((f) => `*[${f}] | score(title match "oak") {_id, _score}`),
  fc.tuple(filter, filter).map(([f, g]) => `*[${f}]{_id, "others": *[${g} && _id != ^._id]._id}`),
  fc.tuple(filter, correlated).map(([f, c]) => `*[${f}]{_id, "others": *[${c}] | order(_id desc) {_id}}`),
  fc.tuple(filter, correlated).map(([f, c]) => `*[${f}]{_id, "n": count(*[${c}]), nested{"m": *[${c}]._id}}`),
  fc.tuple(filter, correlated).map(([f, c]) => `*[${f}].related[count(*[${c}]) > 0]`),
  fc.tuple(filter, correlated).map(([f, c]) => `*[${f}] | order(count(*[${c}]) desc)._id`),
  correlated.map((c) => `{"title": "oak", "_id": "a", "x": *[${c}]._id}{"y": x, "z": *[${c}]._id}`),
)

function byId(a: StoredDocument, b: StoredDocument) {
  return a._id < b._id ? -1 : 1
}

function plainAnswer(documents: readonly StoredDocument[], query: string): unknown {
  const dataset = [...documents].sort(byId)
  const dereference = ({_ref}: {_ref: string}) => dataset.find((document) => document._id === _ref)
  return toJS(evaluateSync(parse(query), {dataset, dereference, identity: EDITOR}))
}

/** A second implementation, independent of view.ts. */
function overlay(documents: StoredDocument[], stack: string[]): StoredDocument[] {
  const strength = (stored: string) => {
    if (stored.startsWith('drafts.')) return stack.indexOf('drafts')
    if (stored.startsWith('versions.')) return stack.indexOf(stored.split('.')[1] ?? '')
    return stack.indexOf('published')
  }
  const best = new Map<string, StoredDocument>()
  for (const document of documents) {
    const shared = document._id.replace(/^(drafts|versions\.[^.]+)\./, '')
    const rival = best.get(shared)
    if (strength(document._id) === -1) continue
    const originalId = typeof rival?.['_originalId'] === 'string' ? rival['_originalId'] : undefined
    if (originalId && strength(originalId) < strength(document._id)) continue
    best.set(shared, {...document, _id: shared, _originalId: document._id})
  }
  return [...best.values()]
}

/**
 * The answer of the query process, checked against the immediate answer where there is one. Their indexes differ, so one
 * may follow a reference, and have a tag for it, where the other excludes the document before.
 */
async function ask(dataset: Source, query: string, perspective: Perspective) {
  const question = {query, params: {}, perspective, readAccess: 'everything', identity: EDITOR} as const
  const found = await answer(dataset.queries.queryable, question)
  const soon = answerAtOnce(dataset.queries.queryable, question) ?? found
  expect({query, result: soon.result}).toEqual({query, result: found.result})
  return {query, result: found.result, tags: [found.syncTags, soon.syncTags]}
}

const perspectives = fc.constantFrom<'raw' | string[]>(
  'raw',
  ['published'],
  ['drafts', 'published'],
  ['r1', 'drafts', 'published'],
)

test('patch A12: a planned query gives the answer of plain groq-js, also after changes, and has a tag of each relevant change', async () => {
  const unique = {selector: (document: JsonObject) => document['_id'], minLength: 1, maxLength: 8}
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(document, unique),
      fc.array(fc.oneof(document, id), {maxLength: 4}),
      fc.array(wholeQuery, {minLength: 1, maxLength: 3}),
      perspectives,
      async (documents, changes, queries, perspective) => {
        const dataset = datasetWith(documents)
        let before: Asked[] = []
        for (const change of [undefined, ...changes]) {
          const sent =
            change === undefined ? [] : apply(dataset, change).flatMap(tagsTo(dataset, perspective))
          const stored = [...dataset.documents.values()]
          const seen = perspective === 'raw' ? stored : overlay(stored, perspective)
          const after = []
          for (const query of queries) {
            const asked = await ask(dataset, query, perspective)
            expect({query, result: asked.result}).toEqual({query, result: plainAnswer(seen, query)})
            after.push(asked)
          }
          expect(unannounced(before, after, new Set(sent))).toEqual([])
          before = after
        }
      },
    ),
    {numRuns: 400},
  )
})

function apply(dataset: Source, change: JsonObject | string): Change[] {
  const mutation = typeof change === 'string' ? {delete: {id: change}} : {createOrReplace: change}
  const changes: Change[] = []
  const stop = dataset.onCommit((transaction) => changes.push(...transaction.changes))
  dataset.commit({mutations: [mutation], author: 'e'})
  stop()
  return changes
}

/** Tags as live events send them to readers with this read access. */
function tagsTo(dataset: Source, perspective: Perspective): (change: Change) => string[] {
  const isPublished = Array.isArray(perspective) && perspective.every((name) => name === 'published')
  return isPublished ? tagsOfChange : (change) => tagsOfVersions(dataset, change)
}

/** Queries whose answer changed without any of its tags being sent. */
function unannounced(before: readonly Asked[], after: readonly Asked[], sent: ReadonlySet<string>): string[] {
  return before
    .filter(({result}, index) => !isDeepStrictEqual(result, after[index]?.result))
    .filter(({tags}) => !tags.every((each) => each.some((tag) => sent.has(tag))))
    .map(({query}) => query)
}

test('cached orders of long lists follow the documents', async () => {
  const documents = Array.from({length: 200}, (_, n) => ({
    _id: `p${n}`,
    _type: 'product',
    rank: (n * 7) % 50,
  }))
  const dataset = datasetWith(documents)
  const query = '*[_type == "product"] | order(rank desc, _id asc)[0...5]{_id, rank}'
  const asked = async () => (await ask(dataset, query, 'raw')).result
  expect(await asked()).toEqual(plainAnswer([...dataset.documents.values()], query))
  apply(dataset, {_id: 'p3', _type: 'product', rank: 1000})
  expect(await asked()).toEqual(plainAnswer([...dataset.documents.values()], query))
  expect(await asked()).toMatchObject([{_id: 'p3', rank: 1000}, {}, {}, {}, {}])
})
