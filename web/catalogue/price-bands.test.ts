import {expect, test} from 'vitest'
import {bandOf} from './designs-search.ts'
import {bandLabel, bandsBetween} from './price-bands.ts'

test.each([
  ['under-15000', {min: 0, max: 15_000}, 'Under ₹15,000'],
  ['15000-250000', {min: 15_000, max: 250_000}, '₹15,000 to ₹2,50,000'],
  ['from-25000', {min: 25_000}, '₹25,000 and above'],
  ['ask', {}, 'Price on request'],
])('%s means %o and reads “%s”', (name, band, label) => {
  expect(bandOf(name)).toEqual(band)
  expect(bandLabel(name)).toBe(label)
})

test.each([
  undefined,
  '',
  'cheap',
  '25000-15000',
  '15000-15000',
  'under-0',
  'from-01',
  'under--1',
  '1e3-2e3',
])('%s is no band', (name) => {
  expect(bandOf(name)).toBeUndefined()
})

test('the bands between prices hold every price once', () => {
  const bands = bandsBetween([5000, 15_000, 25_000])
  expect(bands).toEqual(['under-5000', '5000-15000', '15000-25000', 'from-25000', 'ask'])
  for (const price of [0, 4999, 5000, 14_999, 15_000, 25_000, 9_000_000]) {
    const holding = bands.filter((name) => {
      const {min, max = Infinity} = bandOf(name) ?? {}
      return min !== undefined && price >= min && price < max
    })
    expect(holding).toHaveLength(1)
  }
  expect(bandsBetween([10_000])).toEqual(['under-10000', 'from-10000', 'ask'])
})
