import {expect, test} from 'vitest'
import {findProducts, type Entry} from './find.ts'

const entry = (category: string, productId: string, changes: Partial<Entry> = {}): Entry => ({
  category,
  title: category.replace(/^./, (letter) => letter.toUpperCase()),
  productId,
  name: `${category} ${productId}`,
  specialNote: null,
  value: null,
  ...changes,
})

const index = [
  entry('fountain', 'FOU-001', {name: 'Lotus fountain', value: 30_000}),
  entry('fountain', 'FOU-002', {name: 'Three tier fountain', value: 12_000}),
  entry('fountain', 'FOU-012', {name: 'Wall fountain'}),
  entry('jalli', '1', {name: 'Item 1', specialNote: 'Available in teakwood finish'}),
  entry('temple', 'TEM-001', {name: 'Lotus temple', value: 20_000}),
]

const numbers = (q: string, filter = {}) =>
  findProducts(index, {q, categories: [], ...filter}).map(({productId}) => productId)

test.each([
  ['fountain', ['FOU-001', 'FOU-002', 'FOU-012']],
  ['founten', ['FOU-001', 'FOU-002', 'FOU-012']],
  ['fountains', ['FOU-001', 'FOU-002', 'FOU-012']],
  ['fou', ['FOU-001', 'FOU-002', 'FOU-012']],
  ['jali', ['1']],
  ['teak', ['1']],
])('“%s” finds every product that it can mean, and no other', (q, expected) => {
  expect(numbers(q).toSorted()).toEqual(expected)
})

test.each(['FOU-002', 'fou002', 'FOU 002'])('the id %s finds only its product', (q) => {
  expect(numbers(q)).toEqual(['FOU-002'])
  const pot = entry('flower-pot', 'POT-002', {name: 'Pot with four handles'})
  expect(findProducts([pot, ...index], {q, categories: []})).toHaveLength(1)
})

test('never takes a digit for another', () => {
  expect(numbers('FOU-003')).not.toContain('FOU-003')
  expect(numbers('fou009')).toEqual([])
})

test('all words have to match, unless no product has them all', () => {
  expect(numbers('lotus temple')).toEqual(['TEM-001'])
  expect(numbers('wooden temple')).toEqual(['TEM-001'])
})

test('words that match nothing find nothing', () => {
  expect(numbers('bicycle')).toEqual([])
  expect(numbers('')).toEqual([])
})

test('results can be filtered and sorted, with products without a price last', () => {
  expect(numbers('lotus', {categories: ['temple']})).toEqual(['TEM-001'])
  expect(numbers('fountain', {price: 'ask'})).toEqual(['FOU-012'])
  expect(numbers('fountain', {price: 'under-15000'})).toEqual(['FOU-002'])
  expect(numbers('fountain', {sort: 'price'})).toEqual(['FOU-002', 'FOU-001', 'FOU-012'])
  expect(numbers('fountain', {sort: 'price-down'})).toEqual(['FOU-001', 'FOU-002', 'FOU-012'])
})
