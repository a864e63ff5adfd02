import {evaluateSync, toJS} from 'groq-js'
import {expect, test} from 'vitest'
import {datasetWith} from '../../testing/dataset.ts'
import {parseQuery} from '../parse/parse-query.ts'
import {matchCondition} from './match-index.ts'
import {planQuery} from './plan.ts'

const COUNT = 1000
const dataset = datasetWith(
  Array.from({length: COUNT}, (_, n) => ({
    _id: `p${n}`,
    _type: 'product',
    title: n % 100 === 0 ? `Granite bench ${n}` : `Marble fountain ${n}`,
  })),
)

/** Whether the index answers the query by itself. */
function isAnswered(filter: string): boolean {
  const view = dataset.views.view('raw', 'everything')
  return planQuery(parseQuery(`*[${filter}]`, {}), view, matchCondition).tree.type === 'Value'
}

/** Number of documents whose words the query compares. */
function comparedBy(filter: string): number {
  const view = dataset.views.view('raw', 'everything')
  const {tree} = planQuery(parseQuery(`*[${filter}]`, {}), view, matchCondition)
  const base = tree.type === 'Filter' ? tree.base : undefined
  if (base?.type === 'Everything') return COUNT
  return base?.type === 'Value' && Array.isArray(base.value) ? base.value.length : Number.NaN
}

test.each(['title match "granite"', 'title match "GRANITE"', '(title) match "gra*"'])(
  '%s compares no document, because the index has a key for the pattern',
  (filter) => expect(isAnswered(filter)).toBe(true),
)

test.each([
  'title match "granite *ench"',
  'title match "gran*"',
  'title match "gra~*"',
  'title[] match "granite"',
  '[title] match "granite"',
])('%s compares documents, because the index finds more', (filter) => expect(isAnswered(filter)).toBe(false))

test('a letter whose lower case is an ASCII letter is not found as one, as in groq-js', () => {
  const view = datasetWith([
    {_id: 'dotted', _type: 't', title: 'ab\u0130'},
    {_id: 'kelvin', _type: 't', title: '\u212Ailo'},
    {_id: 'plain', _type: 't', title: 'Kilo abi'},
  ]).views.view('raw', 'everything')
  for (const filter of ['title match "kilo"', 'title match "kil*"', 'title match "abi*"']) {
    const {tree} = planQuery(parseQuery(`*[${filter}]._id`, {}), view, matchCondition)
    expect(toJS(evaluateSync(tree))).toEqual(['plain'])
  }
})

test.each(['title match "gran*"', 'title match "marble gran*"', '[title] match "gran*"'])(
  '%s compares the documents that the index returns, not all of them',
  (filter) => expect(comparedBy(filter)).toBe(COUNT / 100),
)

test('a beginning of fewer than three letters compares all documents, because the index has no key for it', () => {
  expect(comparedBy('title match "gr*"')).toBe(COUNT)
})
