import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {rupeesOf} from './price.ts'
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

test.each([
  ['₹ 1,20,000', 120_000],
  ['1.2 lakh', 120_000],
  ['2 Lacs', 200_000],
  ['₹ १,२०,०००', 120_000],
  ['౧.౨ lakh', 120_000],
  ['₹\u00a01,20,000\u200b', 120_000],
  ['20k', 20_000],
  ['Rs. 950/-', 950],
  ['1.5 crore', 15_000_000],
  ['1.250 lakh', 125_000],
  ['25000.00', 25_000],
  ['12,34,56,789', 123_456_789],
  ['1,200,000', 1_200_000],
  ['1.5L', 150_000],
  ['1.5 l', 150_000],
  ['₹1.25 Lac.', 125_000],
  ['2 Cr', 20_000_000],
  ['2 Crs.', 20_000_000],
  ['12 thousand', 12_000],
  ['1.5 लाख', 150_000],
  ['2 करोड़', 20_000_000],
  ['1.5 లక్షలు', 150_000],
  ['INR 12,000', 12_000],
  ['INR12000', 12_000],
  ['12,000 INR', 12_000],
  ['₨ 950', 950],
  ['Rs: 950', 950],
  ['रु. 1,20,000/-', 120_000],
  ['Rs.12000/- only', 12_000],
  ['Rupees 12,000 only', 12_000],
  ['12000/=', 12_000],
  ['1.5 lakh/-', 150_000],
  ['12,000 + GST', 12_000],
  ['Rs. 12,000/- + 18% GST', 12_000],
  ['1.5L +GST@18%', 150_000],
  ['12,000 (incl. GST)', 12_000],
  ['12,000 inclusive of all taxes', 12_000],
  ['12000 plus taxes extra', 12_000],
])('%s is %i rupees', (text, rupees) => {
  expect(rupeesOf(text)).toBe(rupees)
})

test.each([
  ['30678.82', 30_679],
  ['₹ 30,678.49', 30_678],
  ['849.5', 850],
  ['1250.125', 1250],
  ['30678.823333333', 30_679],
])('the paise of %s are rounded: %i', (text, rupees) => {
  expect(rupeesOf(text)).toBe(rupees)
})

test.each([
  '220 SFT',
  'on request',
  '-5',
  '1.2.3',
  '',
  '२५.०००',
  '25.000',
  '25000,00',
  '1.250,00',
  '12 mm',
  '5% GST',
  '1.5 m',
])('%j is no price in rupees', (text) => {
  expect(rupeesOf(text)).toBeUndefined()
})

test.each([',', '₹ ,', '10,0000', '12,5000', '1,2,000', ',500', '1.5', '0.4', '12.50'])(
  '%j is no price: its commas are misplaced, or it may stand for lakhs',
  (text) => {
    expect(rupeesOf(text)).toBeUndefined()
  },
)
