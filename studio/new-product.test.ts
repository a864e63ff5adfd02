import {expect, test} from 'vitest'
import {numberAfter} from './new-product.ts'

test.each([
  [['FOU-001', 'FOU-002'], 'FOU-003'],
  [['FOU-009'], 'FOU-010'],
  [['1', '12', '7'], '13'],
  [['FOU-999'], 'FOU-1000'],
  [['OLD-40', 'GAZ-002', 'GAZ-001', null, 'sample'], 'GAZ-003'],
])('after %j comes %s', (numbers, next) => {
  expect(numberAfter(numbers)).toBe(next)
})

test('a category without countable numbers suggests none', () => {
  expect(numberAfter([])).toBeUndefined()
  expect(numberAfter([null, 'sample'])).toBeUndefined()
})
