import {expect, test} from 'vitest'
import {shopAddressOf} from './shop-address.ts'

test.each([
  [
    'Showroom\nPlot 18\nHyderabad, Telangana 500068',
    {town: 'Hyderabad', region: 'Telangana', postalCode: '500068'},
  ],
  ['Plot 18\nNew Delhi 110001', {town: 'New Delhi', region: undefined, postalCode: '110001'}],
  ['Hyderabad, Telangana', {town: 'Hyderabad', region: 'Telangana', postalCode: undefined}],
  ['Plot 18\nPune, Maharashtra - 411001\n', {town: 'Pune', region: 'Maharashtra', postalCode: '411001'}],
  ['Plot 18, Nagole Road', {town: undefined, region: undefined, postalCode: undefined}],
])('%j is in %j', (address, expected) => {
  expect(shopAddressOf(address)).toEqual(expected)
})
