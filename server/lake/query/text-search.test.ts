import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {answer} from './answer.ts'
import {datasetWith} from '../test-dataset.ts'
import {documentMatches, parseTextQuery, wordsIn} from './text-query.ts'

const EDITOR = {perspective: 'raw', sight: 'everything', identity: 'e'} as const

test.each([
  ['FOU-001, polished', ['fou', '001', 'polished']],
  ['Café ÅNGSTRÖM ﬁnish', ['cafe', 'angstrom', 'finish']],
  ['నల్ల గ్రానైట్', ['నల్ల', 'గ్రానైట్']],
  ['---', []],
])('the words of "%s"', (text, words) => {
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
])('text::query reads %s', (text, wanted, excluded) => {
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

test('the index finds exactly the documents that hold the words, also after changes', async () => {
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
            const {result} = await answer(dataset, {query, params: {text: searchedText}, ...EDITOR})
            const expected = [...dataset.documents.values()]
              .filter((stored) => documentMatches(stored, parseTextQuery(searchedText)))
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

test('the first search among many documents lets others in while it reads them', async () => {
  const documents = Array.from({length: 3000}, (_, n) => ({
    _id: `n${n}`,
    _type: 'note',
    text: `number ${n} `.repeat(40),
  }))
  const dataset = datasetWith(documents)
  const order: string[] = []
  const ask = async (name: string, query: string) => {
    const {result} = await answer(dataset, {query, params: {}, ...EDITOR})
    order.push(name)
    return result
  }
  const search = ask('search', '*[@ match text::query("2999")]._id')
  await ask('other', 'count(*)')
  expect(await search).toEqual(['n2999'])
  expect(order).toEqual(['other', 'search'])
})
