import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {rupees} from './rupees.ts'

test.each([
  [100000, '₹1,00,000'],
  ['20000', '₹20,000'],
  ['220 SFT', '₹220 SFT'],
  ['1100-2950 SFT', '₹1100-2950 SFT'],
  ['7500 Pair', '₹7500 Pair'],
  ['5000 - 10,000', '₹5000 - 10,000'],
  ['₹5000 - ₹10,000', '₹5000 - ₹10,000'],
])('%s is shown as %s', (price, shown) => {
  expect(rupees(price)).toBe(shown)
})

test('digits are grouped as by Intl.NumberFormat', () => {
  const format = new Intl.NumberFormat('en-IN')
  fc.assert(fc.property(fc.maxSafeNat(), (price) => rupees(price) === `₹${format.format(price)}`))
  expect(rupees('007500')).toBe('₹7,500')
})
