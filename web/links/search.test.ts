import {expect, test} from 'vitest'
import {advertisingOf, pairsOf, parseSearch, stringifySearch} from './search.ts'

test.each([
  'gclid=12345678901234567890',
  'hsa_cam=007&hsa_acc=1e5',
  'item=1',
  'utm_source=a%26b%3Dc&utm_term=%E0%B0%B0%E0%B0%BE%E0%B0%AF%E0%B0%BF',
  '_gl=1*abc*_ga*MTIz&fbclid=IwAR0-_x',
  'item=true&view=null',
  'utm_source=first&utm_source=&utm_source=third&gclid=a&gclid=a',
  'q=',
])('%s stays the same through reading and writing', (text) => {
  const written = stringifySearch(parseSearch(`?${text}`))
  expect([...new URLSearchParams(written)]).toEqual([...new URLSearchParams(text)])
})

test('the first value of a repeated name counts, and no name reaches the prototype', () => {
  expect(parseSearch('item=1&item=2&__proto__=x')).toEqual({item: '1'})
})

test('each value of a repeated advertising parameter becomes a field of its own', () => {
  expect(
    pairsOf(advertisingOf(parseSearch('utm_term=a&q=stone&q=lamp&utm_term=b%EF%BF%BD%ED%A0%80c'))),
  ).toEqual([
    ['utm_term', 'a'],
    ['utm_term', 'b\ufffd\ufffd\ufffd\ufffdc'],
  ])
})

test('an address contains only text values', () => {
  expect(stringifySearch({item: undefined, page: 2})).toBe('')
})

test('links carry only advertising parameters', () => {
  expect(advertisingOf({item: '3', gclid: 'a', utm_source: 'b', q: 'c'})).toEqual({
    gclid: 'a',
    utm_source: 'b',
  })
})
