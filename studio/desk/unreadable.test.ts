import {createClient} from '@sanity/client'
import {afterEach, expect, test} from 'vitest'
import type {z} from 'zod'
import {unreadableIn} from '../../contract/read-each.ts'
import {textsOf, isTranslatedType} from '../../schemas/fields/translated.ts'
import {startTestLake} from '../../server/content/test-lake.ts'
import {proposeCodes} from '../adding/create-products.ts'
import {FOUND, NEWEST, ONE, TOTALS, WRITTEN} from '../enquiries/enquiry.ts'
import {publishedLabels} from '../labels/labelled.ts'
import {moveDocument, productsOf} from '../order/ordered-list.ts'
import {isShownType, pagesOf} from '../preview-links/pages.ts'
import {addressesOf, PAGES_OF_PRODUCTS} from '../preview-links/use-site-pages.ts'
import {draftsOf} from '../publishing/drafts.ts'
import {REPORTED} from '../report/report.ts'
import {doubledIn, referrersOf} from '../table/bulk.ts'
import {gridOf} from '../table/file-columns.ts'
import {importOf} from '../table/import-products.ts'
import {catalogueNow, finderOf} from '../table/known-products.ts'
import {rowsNow, rowsOf} from '../table/rows.ts'
import {ENQUIRIES} from '../today/enquiries.ts'
import {ATTENTION, listOf} from './attention.ts'
import {TYPES, UNREADABLE, type Field} from './unreadable.ts'
import {TRANSLATION_LISTS, UNTRANSLATED, untranslatedList} from './untranslated.ts'

type Shop = Awaited<ReturnType<typeof startTestLake>>

let shop: Shop

afterEach(() => shop.close())

const clientOf = (perspective: 'raw' | 'drafts' | 'published') =>
  createClient({...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false, perspective})

const CATEGORY = 'category-1'
const PICTURE = `image-${'a'.repeat(40)}-1600x2000-jpg`
const NOW = new Date().toISOString()

/** A value as the form of a field writes it, by kind. All other kinds are texts. */
const SOUND: Record<string, (field: Field) => unknown> = {
  number: () => 5,
  boolean: () => true,
  datetime: () => NOW,
  date: () => NOW.slice(0, 10),
  slug: () => ({_type: 'slug', current: 'text'}),
  reference: () => ({_type: 'reference', _ref: CATEGORY, _weak: true}),
  image: () => ({
    _type: 'image',
    alt: 'Stone',
    asset: {_type: 'reference', _ref: PICTURE},
    hotspot: {_type: 'sanity.imageHotspot', x: 0.5, y: 0.5, width: 1, height: 1},
  }),
  object: (field) => objectOf(field),
  array: ({of: [entry] = []}) => (entry ? [soundOf(entry)] : []),
}

const soundOf = (field: Field): unknown => {
  if (field.name === 'kind') return 'submission'
  return SOUND[field.type]?.(field) ?? 'text'
}
const objectOf = ({fields = []}: Field) =>
  Object.fromEntries(fields.map((each) => [each.name, soundOf(each)]))

interface Spoilt {
  /** Kind of the part that is wrong. */
  kind: string
  value: unknown
}

/** Copies of a field's value, each with another part of it replaced. */
function spoiltOf(field: Field, wrong: unknown): Spoilt[] {
  const value = soundOf(field)
  const within = (name: string, {kind, value: inner}: Spoilt) => ({
    kind,
    value: Object.assign({}, value, {[name]: inner}),
  })
  const parts = field.type === 'image' ? ['asset', 'hotspot', 'crop'] : []
  return [
    {kind: field.type, value: wrong},
    ...parts.map((name) => within(name, {kind: 'part', value: wrong})),
    ...(field.fields ?? []).flatMap((each) =>
      spoiltOf(each, wrong).map((one) => within(String(each.name), one)),
    ),
    ...(field.of ?? []).flatMap((entry) =>
      spoiltOf(entry, wrong).map((one) => ({kind: one.kind, value: [one.value]})),
    ),
  ]
}

const TEXTS = ['string', 'text', 'url', 'date', 'datetime']

/** A value of each kind, and the kinds of fields that it may be right for. */
const WRONG: [string, unknown, string[]][] = [
  ['a number', 12, ['number']],
  ['a text', 'text', TEXTS],
  ['null', null, [...TEXTS, ...Object.keys(SOUND), 'part']],
  ['a list', [7, 'text', {}], ['array']],
  ['an object', {a: {b: 1}, current: 7}, ['object']],
  ['an empty object', {}, ['object']],
  ['a very long text', 'long '.repeat(2000), TEXTS],
]

/** Fills a lake: a sound document of each type, and one more for each of its fields that is wrong. */
async function fill(wrong: unknown) {
  const spoilt: {_id: string; kind: string}[] = []
  const documents = TYPES.flatMap((type) => {
    const start = type.name === 'lead' ? 'lead.' : `${type.name}-`
    const base = {...objectOf(type), _type: type.name}
    const copies = (type.fields ?? []).flatMap((field) =>
      spoiltOf(field, wrong).map(({kind, value}) => ({kind, name: String(field.name), value})),
    )
    return [
      {...base, _id: `${start}1`},
      ...copies.map(({kind, name, value}, index) => {
        const _id = `${start}${index + 2}`
        spoilt.push({_id, kind})
        return {...base, _id, [name]: value}
      }),
    ]
  })
  const client = clientOf('raw')
  await client.create({_id: PICTURE, _type: 'sanity.imageAsset'})
  for (let start = 0; start < documents.length; start += 500) {
    const transaction = client.transaction()
    for (const document of documents.slice(start, start + 500)) transaction.createOrReplace(document)
    await transaction.commit()
  }
  return {documents, spoilt}
}

interface Question {
  groq: string
  result: z.ZodType
  perspective?: 'published'
}

/** All queries that the Studio's tools and lists keep open. */
const QUESTIONS: [string, Question, Record<string, unknown>][] = [
  ['newest enquiries', NEWEST, {stages: ['new', 'text']}],
  ['enquiries that were searched for', FOUND, {ref: 'text', ids: [], words: 'text*'}],
  ['texts of enquiries', WRITTEN, {limit: 'all'}],
  ['numbers of enquiries', TOTALS, {}],
  ['one enquiry', ONE, {id: 'lead.1'}],
  ['today', ENQUIRIES, {since: '2000-01-01'}],
  ['report', REPORTED, {since: '2000-01-01'}],
  ['table of a category', rowsOf(CATEGORY), {categoryId: CATEGORY, prefix: 'drafts.'}],
  ['table of all products', rowsOf(''), {prefix: 'drafts.'}],
  ['links to the site', PAGES_OF_PRODUCTS, {}],
  ['needs attention', ATTENTION, {}],
  ['cannot be read', listOf('unreadable'), {}],
  ['not published', listOf('drafts'), {}],
  ['translations', UNTRANSLATED, {}],
  ...TRANSLATION_LISTS.map(({name}): [string, Question, Record<string, unknown>] => [
    name,
    untranslatedList(name),
    {},
  ]),
]

const listsIn = (answer: unknown): unknown[][] =>
  [answer, ...Object.values(Object(answer))].flatMap((each: unknown) => (Array.isArray(each) ? [each] : []))

/** Asks all queries. @returns the ids that they name as unreadable */
async function askAll() {
  const named = new Set<string>()
  for (const [name, {groq, result, perspective}, params] of QUESTIONS) {
    const answer: unknown = await clientOf(perspective ?? 'drafts').fetch(groq, params)
    const read = listsIn(result.parse(answer))
    const sizes = read.map((list) => list.length + unreadableIn(list).length)
    expect([name, sizes]).toEqual([name, listsIn(answer).map(({length}) => length)])
    for (const {_id} of read.flatMap((list) => unreadableIn(list))) {
      expect(_id, name).not.toBe('')
      named.add(_id)
    }
  }
  return named
}

/** Uses what the tools do with products, once. */
async function useTools() {
  const client = clientOf('raw')
  const ids = await client.fetch<string[]>('*[_type == "product"]._id')
  const catalogue = await catalogueNow(client)
  const finder = finderOf(catalogue)
  const known = (id: string) => finder.productWithId(id) !== undefined || finder.isUnreadable(id)
  expect(ids.filter((id) => !known(id))).toEqual([])
  gridOf(catalogue.rows, (word) => word)
  expect(catalogue.rows.map(({_id}) => _id)).toContain('product-1')
  expect(catalogue.categories.map(({_id}) => _id)).toContain(CATEGORY)
  expect((await rowsNow(client, ids)).map(({_id}) => _id)).toContain('product-1')
  expect((await publishedLabels(client, ids, 'te')).length).toBeGreaterThan(0)
  expect(await proposeCodes(client, CATEGORY, 2)).toHaveLength(2)
  await doubledIn(client, CATEGORY)
  await referrersOf(client, ids.slice(0, 20))
  await draftsOf(client, ids)
  await importOf(client, {
    created: [],
    changed: [],
    unchanged: [],
    problems: [],
    ignored: [],
    sheet: '',
    sheets: [],
  })
  await moveDocument(client, {list: productsOf(CATEGORY), id: 'product-1', direction: 'down'})
}

test.each(WRONG)(
  'every tool shows or names each document of which a field is %s',
  async (_, wrong, right) => {
    shop = await startTestLake()
    const {documents, spoilt} = await fill(wrong)
    expect(documents.length).toBeGreaterThan(250)
    const named = await askAll()
    for (const document of documents) {
      const type = String(document._type)
      if (!isShownType(type)) continue
      const {title, name, slug, productId} = Object.assign(
        {title: 0, name: 0, slug: 0, productId: 0},
        document,
      )
      pagesOf(type, {title: title || name, code: productId, slug, categorySlug: slug})
      addressesOf([{...document, _type: type, code: productId, slug}])
      if (isTranslatedType(type)) textsOf(type, document, 'te')
    }
    const counted = new Set(await clientOf('drafts').fetch<string[]>(`*[${UNREADABLE}]._id`))
    expect([...named].filter((id) => !counted.has(id))).toEqual([])
    const expected = spoilt.filter(({kind}) => !right.includes(kind)).map(({_id}) => _id)
    expect(expected.filter((id) => !counted.has(id))).toEqual([])
    expect(
      TYPES.map(({name}) => (name === 'lead' ? 'lead.1' : `${name}-1`)).filter((id) => counted.has(id)),
    ).toEqual([])
    // Last, because a move gives products new places.
    await useTools()
  },
)
