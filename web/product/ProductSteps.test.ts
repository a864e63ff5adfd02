import {expect, test} from 'vitest'
import {neighbours} from './ProductSteps.tsx'

const products = ['1', '2', '3'].map((productId) => ({productId}))

test.each([
  ['1', {ordinal: 1, previous: '3', next: '2'}],
  ['3', {ordinal: 3, previous: '2', next: '1'}],
])('finds the products around %s in a circle', (productId, expected) => {
  expect(neighbours(products, productId)).toEqual(expected)
})
