import * as fc from 'fast-check'
import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test} from 'vitest'
import {answer, answerAtOnce} from '../answer/answer.ts'
import {datasetWith} from '../../testing/dataset.ts'
import type {JsonObject} from '../../model/types.ts'
import {parseTextQuery, wordsIn, type TextQuery} from './text-query.ts'

const EDITOR = {perspective: 'raw', readAccess: 'everything', identity: 'e'} as const

test.each([
  ['FOU-001, polished', ['fou', '001', 'polished']],
  ['Café ÅNGSTRÖM ﬁnish', ['cafe', 'angstrom', 'finish']],
  ['నల్ల గ్రానైట్', ['నల్ల', 'గ్రానైట్']],
  ['\u0c15\u0c4d\u200c\u0c37 gra\u00adnite', ['\u0c15\u0c4d\u0c37', 'granite']],
  ['---', []],
])('"%s" is split into words', (text, words) => {
  expect(wordsIn(text)).toEqual(words)
})

test.each([
  [
    'oak cha*',
    [
      {words: ['oak'], isPrefix: false},
      {words: ['cha'], isPrefix: true},
    ],
    [],
  ],
  ['"by the sea"* -pine -"old oak"', [{words: ['by', 'the', 'sea'], isPrefix: true}], ['pine', 'old oak']],
  ['FOU-001', [{words: ['fou', '001'], isPrefix: false}], []],
])('text::query parses %s', (text, wanted, excluded) => {
  const query = parseTextQuery(text)
  expect(query.wanted).toEqual(wanted)
  expect(query.excluded.map(({words}) => words.join(' '))).toEqual(excluded)
})

const word = fc.constantFrom('oak', 'oaken', 'Pine', 'café', 'by-the', 'sea', 'గ్రానైట్', '001', '*', '"')
const text = fc.array(word, {maxLength: 4}).map((words) => words.join(' '))
const document = fc.record({
  _id: fc.constantFrom('oak', 'a', 'b', 'drafts.a', 'sea-001'),
  _type: fc.constant('oak'),
  title: text,
  body: fc.array(text, {maxLength: 2}),
})
const searched = fc.array(fc.tuple(fc.constantFrom('', '-'), word, fc.constantFrom('', '*')), {maxLength: 3})

/** Whether one of the texts has the words of a phrase one after another. */
function holds(texts: readonly string[], {words, isPrefix}: TextQuery['wanted'][number]): boolean {
  const last = words.length - 1
  return texts.map(wordsIn).some((found) =>
    found.some((_, start) =>
      words.every((word, offset) => {
        const other = found[start + offset]
        return isPrefix && offset === last ? other?.startsWith(word) : other === word
      }),
    ),
  )
}

function isFound(texts: readonly string[], {matchesAll, wanted, excluded}: TextQuery): boolean {
  if (excluded.some((phrase) => holds(texts, phrase))) return false
  return matchesAll || (wanted.length + excluded.length > 0 && wanted.every((phrase) => holds(texts, phrase)))
}

test('a search finds exactly the documents with the words, also after changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(document, {maxLength: 6}),
      fc.array(document, {maxLength: 3}),
      fc.array(
        searched.map((terms) => terms.map((term) => term.join('')).join(' ')),
        {minLength: 1, maxLength: 3},
      ),
      async (documents, changes, texts) => {
        const dataset = datasetWith(documents.map((made) => ({...made})))
        for (const change of [undefined, ...changes]) {
          if (change) dataset.commit({mutations: [{createOrReplace: {...change}}], author: 'e'})
          for (const searchedText of texts) {
            const query = '*[[@, _id] match text::query($text)]._id'
            const {result} = await answer(dataset.queries.queryable, {
              query,
              params: {text: searchedText},
              ...EDITOR,
            })
            const expected = [...dataset.documents.values()]
              .filter(({_id, title, body}) =>
                isFound([_id, title, body].flat().map(String), parseTextQuery(searchedText)),
              )
              .map(({_id}) => _id)
              .sort()
            expect({searchedText, found: result}).toEqual({searchedText, found: expected})
          }
        }
      },
    ),
    {numRuns: 200},
  )
})

test('a query may search for five hundred words, however they are spread over it', async () => {
  const dataset = datasetWith([{_id: 'a', _type: 'note', text: 'oak'}])
  const ask = (query: string, params = {}) => answer(dataset.queries.queryable, {query, params, ...EDITOR})
  const words = (count: number, sign = '') => Array.from({length: count}, (_, n) => `${sign}w${n}`).join(' ')
  const search = '*[@ match text::query($text)]._id'
  expect((await ask(search, {text: words(500, '-')})).result).toEqual(['a'])
  const refusal = {type: 'queryTooExpensive', message: 'The query searches for more than 500 words'}
  const spread = Array.from(
    {length: 60},
    (_, n) => `@ match text::query("${words(10).replaceAll('w', `v${n}`)}")`,
  )
  for (const [query, text] of [
    [search, words(501)],
    [search, `"${words(501)}"`],
    ['*[text match text::query($text)]', words(501, '-')],
    [`*[${spread.join(' || ')}]`, ''],
  ] as const) {
    await expect(ask(query, {text})).rejects.toMatchObject(refusal)
  }
  // The same text counts once, for any number of attributes.
  const often = Array.from({length: 60}, () => '@ match text::query($text)').join(' || ')
  expect((await ask(`*[${often}]._id`, {text: words(100)})).result).toEqual([])
})

test('the first search among many documents does not block other work', async () => {
  const documents = Array.from({length: 3000}, (_, n) => ({
    _id: `n${n}`,
    _type: 'note',
    text: `number ${n} `.repeat(40),
  }))
  const dataset = datasetWith(documents)
  const order: string[] = []
  const ask = async (name: string, query: string) => {
    const {result} = await answer(dataset.queries.queryable, {query, params: {}, ...EDITOR})
    order.push(name)
    return result
  }
  const search = ask('search', '*[@ match text::query("2999")]._id')
  await ask('other', 'count(*)')
  expect(await search).toEqual(['n2999'])
  expect(order).toEqual(['other', 'search'])
})

const token = fc.constantFrom(
  'oak',
  'Oaken',
  'café',
  'foo.bar',
  'foobar',
  "granite's",
  'a_b',
  'గ్రానైట్',
  '石の',
  'İstanbul',
  'ſtone',
  'x.',
  '...y',
  'data:text',
  'K',
  'k',
  'ß',
  'a-b',
  '\u0130',
  'é.é',
  'a\u0001b',
  '001',
  '😀',
  '',
)
const piece = fc.oneof(
  token,
  fc.constantFrom('*', 'oa*', '*k', 'f*r', 'GRANITE*', "granite'*", 'st*', 'i*', '😀*'),
)
const sentence = fc.array(token, {maxLength: 4}).map((words) => words.join(' '))
const pattern = fc.array(piece, {maxLength: 3}).map((words) => words.join(' '))
const matched = fc.constantFrom(
  'title',
  'slug.current',
  '[title, slug.current]',
  'body',
  'body[]',
  'blocks[].text',
  'blocks[].children[].text',
  '_type',
  '_id',
  'pt::text(blocks)',
  'ref._ref',
)

/** Copied through JSON, because documents have plain prototypes. */
const plain = (made: object): JsonObject => JSON.parse(JSON.stringify(made))

test('match on a field finds through the index what groq-js finds by a scan', async () => {
  const made = fc.record({
    _id: fc.constantFrom('oak', 'a', 'foo.bar', 'drafts.a', 'sea-001'),
    _type: fc.constantFrom('oak', 'note'),
    title: fc.oneof(sentence, fc.integer()),
    slug: fc.record({current: sentence}),
    ref: fc.record({_ref: fc.constant('oak'), _weak: fc.constant(true)}),
    body: fc.oneof(fc.array(sentence, {maxLength: 2}), sentence),
    blocks: fc.array(
      fc.record({
        _type: fc.constant('block'),
        text: sentence,
        children: fc.array(fc.record({text: sentence})),
      }),
    ),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(made, {maxLength: 6}),
      fc.array(made, {maxLength: 2}),
      fc.array(fc.tuple(matched, fc.oneof(pattern, fc.array(pattern, {maxLength: 2}))), {
        minLength: 1,
        maxLength: 4,
      }),
      async (documents, changes, asked) => {
        const dataset = datasetWith(documents.map(plain))
        for (const change of [undefined, ...changes]) {
          if (change) dataset.commit({mutations: [{createOrReplace: plain(change)}], author: 'e'})
          const all = [...dataset.documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
          for (const [left, right] of asked) {
            const query = `*[${left} match $pattern && !(title == "x")]._id`
            const params = {pattern: right}
            const question = {query, params, ...EDITOR}
            const {queryable} = dataset.queries
            const {result} = answerAtOnce(queryable, question) ?? (await answer(queryable, question))
            const expected = toJS(evaluateSync(parse(query, {params}), {dataset: all}))
            expect({query, right, result}).toEqual({query, right, result: expected})
          }
        }
      },
    ),
    {numRuns: 400},
  )
})
