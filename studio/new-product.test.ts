import {expect, test} from 'vitest'
import {productIdAfter} from './new-product.ts'

test.each([
  [['FOU-001', 'FOU-002'], 'FOU-003'],
  [['FOU-009'], 'FOU-010'],
  [['1', '12', '7'], '13'],
  [['FOU-999'], 'FOU-1000'],
  [['OLD-40', 'GAZ-002', 'GAZ-001', null, 'sample'], 'GAZ-003'],
])('suggests the product id after %j, %s', (productIds, next) => {
  expect(productIdAfter(productIds)).toBe(next)
})

test('suggests no product id when none ends with a number', () => {
  expect(productIdAfter([])).toBeUndefined()
  expect(productIdAfter([null, 'sample'])).toBeUndefined()
})
