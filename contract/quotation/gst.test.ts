import {expect, test} from 'vitest'
import {
  dayInIndia,
  financialYear,
  gstinCheck,
  isGstin,
  numberIn,
  stateOf,
  STATES,
  upiPayload,
  usualRate,
} from './gst.ts'

test.each([
  // The examples of the GST portal and of the published algorithm.
  ['27AAPFU0939F1ZV', true],
  ['29AAGCB7383J1Z4', true],
  ['27AAPFU0939F1ZX', false],
  ['72AAPFU0939F1ZV', false],
  ['27AAPFU0939F1Z', false],
  ['27aapfu0939f1zv', false],
  ['', false],
])('%s is a GSTIN: %s', (text, expected) => expect(isGstin(text)).toBe(expected))

test('one wrong character and two exchanged neighbours change the check character', () => {
  const right = '27AAPFU0939F1Z'
  expect(gstinCheck(right)).toBe('V')
  expect(gstinCheck(right.replace('0939', '0938'))).not.toBe('V')
  expect(gstinCheck(right.replace('0939', '0993'))).not.toBe('V')
})

test('the shop’s state is that of its GSTIN, and Telangana without one', () => {
  expect(stateOf('29AAGCB7383J1Z4')).toBe('29')
  expect(stateOf('')).toBe('36')
  expect(STATES.get('36')).toBe('Telangana')
})

test('a financial year begins on the first of April in India', () => {
  expect(financialYear(dayInIndia(Date.parse('2027-03-31T18:29:00Z')))).toBe('2026-27')
  expect(financialYear(dayInIndia(Date.parse('2027-03-31T18:31:00Z')))).toBe('2027-28')
  expect(financialYear('2099-12-31')).toBe('2099-00')
  expect(numberIn('2026-27', 1)).toBe('2026-27/0001')
})

test('carved stone has the lower rate, and other worked stone the higher', () => {
  expect([usualRate('murti'), usualRate('wall-cladding'), usualRate(undefined)]).toEqual([5, 18, 18])
})

test('a UPI code names payee, rupees with two decimals and the quotation', () => {
  const code = upiPayload({id: 'stone@upi', name: 'Stone & Sons', paise: 123_450, note: '2026-27/0001'})
  expect(code).toBe('upi://pay?pa=stone@upi&pn=Stone%20%26%20Sons&am=1234.50&tn=2026-27%2F0001&cu=INR')
})
