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

/** Number of documents whose words the query compares. */
function comparedBy(filter: string): number {
  const view = dataset.views.view('raw', 'everything')
  const {tree} = planQuery(parseQuery(`*[${filter}]`, {}), view, matchCondition)
  const base = tree.type === 'Filter' ? tree.base : undefined
  if (base?.type === 'Everything') return COUNT
  return base?.type === 'Value' && Array.isArray(base.value) ? base.value.length : Number.NaN
}

test.each([
  'title match "gran*"',
  'title match "granite"',
  'title match "marble gran*"',
  '[title] match "gran*"',
])('%s compares the documents that the index returns, not all of them', (filter) =>
  expect(comparedBy(filter)).toBe(COUNT / 100),
)

test('a beginning of fewer than three letters compares all documents, because the index has no key for it', () => {
  expect(comparedBy('title match "gr*"')).toBe(COUNT)
})
