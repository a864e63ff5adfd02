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
