import * as fc from 'fast-check'
import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test} from 'vitest'
import {answer, answerAtOnce} from '../answer/answer.ts'
import {datasetWith} from '../../testing/dataset.ts'
import {systemOf} from '../../model/variant-key.ts'
import {definitionId, variantDocumentId} from '../../model/variant-id.ts'
import type {JsonObject, StoredDocument} from '../../model/types.ts'

const VARIANTS = ['v1', 'v2']
const definitions = VARIANTS.map((name) => ({_id: definitionId(name), _type: 'system.variant', name}))

interface Stored {
  shared: string
  bundle: string
  variant: string | undefined
  fields: JsonObject
}

const stored = fc.record<Stored>({
  shared: fc.constantFrom('a', 'b', 'x.y'),
  bundle: fc.constantFrom('published', 'drafts', 'r1', 'r2'),
  variant: fc.constantFrom(undefined, ...VARIANTS),
  fields: fc.record({
    _type: fc.constantFrom('product', 'note'),
    title: fc.constantFrom('oak', 'pine', 'stone'),
    beside: fc.constantFrom('a', 'b').map((_ref) => ({_ref, _weak: true})),
    isToGo: fc.boolean(),
  }),
})

/** A variant as stored. Only in a release can it be marked for unpublishing. */
function documentOf({shared, bundle, variant, fields}: Stored): JsonObject {
  const mark: JsonObject = fields.isToGo === true && bundle.startsWith('r') ? {delete: true} : {}
  if (variant === undefined) {
    const prefix = bundle === 'published' ? '' : bundle === 'drafts' ? 'drafts.' : `versions.${bundle}.`
    return {...fields, _id: `${prefix}${shared}`, _system: mark}
  }
  const bundleId = bundle === 'published' ? undefined : bundle
  const key = {publishedId: shared, variantId: variant, bundleId}
  return {...fields, _id: variantDocumentId(key), _system: {...systemOf(key), ...mark}}
}

/** The documented chain of candidates, found by the content of documents instead of their ids. */
function overlay(kept: Stored[], {perspective, variants, isVisitor}: Reader): JsonObject[] {
  const seen = isVisitor ? ['published'] : perspective
  return ['a', 'b', 'x.y'].flatMap((shared) => {
    if (isVisitor && shared.includes('.')) return []
    for (const variant of [...variants, undefined]) {
      const lane = seen.flatMap((bundle) =>
        kept.filter((item) => item.shared === shared && item.bundle === bundle && item.variant === variant),
      )
      const [first] = lane.map(documentOf)
      const isGone = JSON.stringify(first?._system ?? null).includes('"delete":true')
      if (first && !isGone) return [{...first, _id: shared, _originalId: first._id ?? ''}]
    }
    return []
  })
}

const layers = fc.constantFrom<string[][]>(
  ['published'],
  ['drafts', 'published'],
  ['r1', 'published'],
  ['r2', 'r1', 'drafts', 'published'],
)
interface Reader {
  /** Layers, the strongest first. */
  perspective: string[]
  variants: string[]
  isVisitor: boolean
}

const reader = fc.record<Reader>({
  perspective: layers,
  variants: fc.constantFrom<string[][]>([], ['v1'], ['v2'], ['v1', 'v2'], ['v2', 'v1']),
  isVisitor: fc.boolean(),
})
const QUERIES = [
  '*[_type == "product"]{_id, _originalId, title, "beside": beside->title}',
  '*[title == "oak"]._id',
  'count(*[_type == "note" && title != "oak"])',
  '*[references("a")] | order(title, _id)._originalId',
  '*[_id in ["a", "x.y"]]{_id, title}',
  '*[title match "oa*"]{"same": *[title == ^.title]._id}',
]

test('a query with variants gives the answer of plain groq-js over the documented overlay, also after changes', async () => {
  const different = {selector: ({shared, bundle, variant}: Stored) => `${shared} ${bundle} ${variant}`}
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(stored, {...different, maxLength: 12}),
      fc.array(stored, {maxLength: 3}),
      reader,
      async (documents, changes, {perspective, variants, isVisitor}) => {
        const dataset = datasetWith([...definitions, ...documents.map(documentOf)])
        const kept = new Map(documents.map((item) => [documentOf(item)._id, item]))
        for (const change of [undefined, ...changes]) {
          if (change) {
            const document = documentOf(change)
            kept.set(document._id, change)
            dataset.commit({mutations: [{createOrReplace: document}], author: 'e'})
          }
          const plain = overlay([...kept.values()], {perspective, variants, isVisitor})
          for (const query of QUERIES) {
            const question = {
              query,
              params: {},
              perspective,
              variants,
              readAccess: isVisitor ? ('public' as const) : ('everything' as const),
              identity: 'e',
            }
            const found = await answer(dataset.queries.queryable, question)
            expect(answerAtOnce(dataset.queries.queryable, question) ?? found).toEqual(found)
            expect({query, result: found.result}).toEqual({query, result: plainAnswer(plain, query)})
          }
        }
      },
    ),
    {numRuns: 150},
  )
})

function plainAnswer(documents: JsonObject[], query: string): unknown {
  const dereference = ({_ref}: {_ref: string}) => documents.find(({_id}) => _id === _ref)
  return toJS(evaluateSync(parse(query), {dataset: documents, dereference, identity: 'e'}))
}

test('sanity::partOfVariant and sanity::partOfRelease agree with the documents, planned or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stored, {maxLength: 10}), async (items) => {
      const dataset = datasetWith([...definitions, ...items.map(documentOf)])
      const all: StoredDocument[] = [...dataset.documents.values()]
      const ids = (test: (document: StoredDocument) => boolean) =>
        all
          .filter(test)
          .map(({_id}) => _id)
          .sort((a, b) => (a < b ? -1 : 1))
      const says = (document: StoredDocument, text: string) => JSON.stringify(document).includes(text)
      const inV1 = ids((document) => says(document, '"_ref":"_.variants.v1"'))
      const inR1 = ids(
        (document) => document._id.startsWith('versions.r1.') || says(document, '"bundleId":"r1"'),
      )
      for (const [condition, expected] of [
        ['sanity::partOfVariant("v1")', inV1],
        ['sanity::partOfVariant("v" + string(1))', inV1],
        ['!sanity::partOfVariant("v1")', ids((document) => !inV1.includes(document._id))],
        ['sanity::partOfVariant("v1") && _id != ""', inV1],
        ['sanity::partOfRelease("r1")', inR1],
        ['sanity::partOfRelease("r" + string(1))', inR1],
        ['sanity::partOfVariant(null) || sanity::partOfRelease(null)', []],
      ] as const) {
        const question = {
          query: `*[${condition}]._id`,
          params: {},
          perspective: 'raw' as const,
          readAccess: 'everything' as const,
          identity: 'e',
        }
        const {result} = await answer(dataset.queries.queryable, question)
        expect({condition, result}).toEqual({condition, result: expected})
      }
    }),
    {numRuns: 60},
  )
})

test('with many documents, variants without a recent request are resolved in the query process', async () => {
  const many = Array.from({length: 6000}, (_, n) => ({_id: `n${n}`, _type: 'note'}))
  const dataset = datasetWith([...definitions, ...many])
  const question = {
    query: '*[_id == "n1"]._id',
    params: {},
    perspective: ['published'],
    readAccess: 'public' as const,
    identity: 'e',
  }
  expect(answerAtOnce(dataset.queries.queryable, question)).toMatchObject({result: ['n1']})
  const asFriend = {...question, variants: ['v1']}
  expect(answerAtOnce(dataset.queries.queryable, asFriend)).toBeUndefined()
  expect(await answer(dataset.queries.queryable, asFriend)).toMatchObject({result: ['n1']})
  expect(answerAtOnce(dataset.queries.queryable, asFriend)).toMatchObject({result: ['n1']})
})
