import {expect, test} from 'vitest'
import {neighbours} from './ProductSteps.tsx'

const pieces = ['1', '2', '3'].map((productId) => ({productId}))

test.each([
  ['1', {place: 1, previous: '3', next: '2'}],
  ['3', {place: 3, previous: '2', next: '1'}],
])('the pieces around %s are found in a circle', (productId, expected) => {
  expect(neighbours(pieces, productId)).toEqual(expected)
})
