import {expect, test} from 'vitest'
import {priceField, storedPrice} from './price.ts'

test.each([
  ['rupees', '₹ 1,20,000', 120_000],
  ['rupees', '1.2 lakh', 120_000],
  ['rupees', ' ', null],
  ['rupees', '220 SFT', undefined],
  ['text', '220 SFT', '220 SFT'],
  ['text', '₹ 220 SFT', '220 SFT'],
  ['text', 'Rs. 7500 Pair', '7500 Pair'],
  ['text', '₹ 1,20,000', '120000'],
  ['text', 'Rs. 12,000 + GST', '12,000 + GST'],
  ['rupees', 'Rs. 12,000 + GST', 12_000],
  ['text', '', null],
] as const)('as %s, %j is stored as %j', (kind, text, stored) => {
  expect(storedPrice(kind, text)).toBe(stored)
})

test('a price is known by its type of document and its name, and not inside other fields', () => {
  expect(priceField('product', ['value'])?.kind).toBe('rupees')
  expect(priceField('lead', ['fields', {_key: 'a'}, 'value'])).toBeUndefined()
  expect(priceField('lead', ['value'])).toBeUndefined()
})
