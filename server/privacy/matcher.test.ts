import {expect, test} from 'vitest'
import {matcherOf} from './matcher.ts'
import {processorTime} from '../../lib/process/test-processor-time.ts'

test.each([
  ['+91 98765 43210', 'Call me at 9876543210, please', true],
  ['9876543210', '+91 98765-43210', true],
  ['9876543210', 'https://shop.example/?gclid=19876543219', false],
  ['+91 98765 43210', '98765 43210 (2 urlis)', true],
  ['+91 98765 43210', 'Ravi 9876543210 2 pots', true],
  ['9876543210', '98765 43210 - 15 pieces', true],
  ['98765 43210', '9876543210 9123456789', true],
  ['98765 43210', '2 pots 9876543210', true],
  ['+919876543210', '98765.43210', true],
  ['+91 98765 43210', '98765\u00a043210', true],
  ['\u202a+91 98765\u201143210\u202c', '9876543210', true],
  ['9876543210', 'Mob9876543210కి', true],
  ['+91 98765 43210', 'call ९८७६५४३२१०', true],
  ['+91 98765 43210', 'ఫోన్: ౯౮౭౬౫ ౪౩౨౧౦', true],
  ['౯౮౭౬౫౪౩౨౧౦', '+91 98765 43210', true],
  ['9876543210', '９８７６５４３２１０', true],
  ['98765 43210', '98\u200b765\u00ad43210', true],
  ['9876543210', '९८७६५४३२१०१', false],
  ['9876543210', '00919876543210', true],
  ['9876543210', '09876543210', true],
  ['(040) 23456789', '040 23456789', true],
  ['(040) 23456789', '+91 40 2345 6789', true],
  ['2345 6789', '040-23456789', true],
  ['9876543210', '98765432101', false],
  ['9876543210', '12349876543210', false],
  ['98765432109876543210', '9876543210', false],
  ['EAIaIQob_x-1', 'https://shop.example/designs?gclid=EAIaIQob_x-1&utm_source=a', true],
  ['EAIaIQob_x', 'https://shop.example/designs?gclid=EAIaIQob_x-1', false],
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.77', false],
  ['03.0.113.7', '203.0.113.7', false],
  ['2001:db8::1', '2001:db8::1', true],
  ['203.0.113.77', '20.30.113.77', false],
  ['2001:DB8:0:0::1', '2001:db8::1', true],
  ['2001:db8::1', '2001:DB8::1', true],
  ['k7q2mt', 'K7Q2MT', true],
  ['*Ref K7Q2MT*', 'K7Q2MT', true],
  ['Ref K7Q2MT please call', 'Ref K7Q2MT', true],
  ['K7Q2-MT.', 'K7Q2MT', true],
  ['203.0.113.7.', '203.0.113.7', true],
  ['EAIaIQob-K7Q2MT', 'K7Q2MT', false],
  ['eaiaiqob_x', 'EAIaIQob_x', false],
  ['the code is k7q2mt, thanks', 'K7Q2MT', true],
  ['కోడ్: Ref ౭Q2MTF / K7Q2MT', 'K7Q2MT', true],
  ['Ravi, +91 98765-43210 (evening)', '9876543210', true],
  ['https://wa.me/919876543210', '98765 43210', true],
  ['tel:+919876543210', '98765 43210', true],
  ['ఫోన్ ౯౮౭౬౫౪౩౨౧౦', '98765 43210', true],
  ['mailto:asha@shop.example', 'asha@shop.example', true],
  ['Asha <asha@shop.example>', 'asha@shop.example', true],
  ['from 203.0.113.7 at night', '203.0.113.7', true],
  ['https://shop.example/?gclid=EAIaIQob_x-1', 'https://shop.example/?gclid=EAIaIQob_x-1', true],
  ['0a1b2c3d-0000-8000-8000-000000000001', 'lead.0a1b2c3d-0000-8000-8000-000000000001', true],
  ['lead.0a1b2c3d', 'lead.0a1b2c3d-0000-8000-8000-000000000001', false],
])('%s in "%s": %s', (term, text, expected) => {
  expect(matcherOf(term)({deep: [{text}]})).toBe(expected)
})

test('a term of a few characters is rejected with a sentence', () => {
  expect(() => matcherOf(' 123 ')).toThrow('at least 5 characters')
})

test('a long text of digits and separators takes time in proportion to its length', () => {
  const matches = matcherOf('9999999999')
  const texts = ['9', '9 ', '9'.repeat(9) + ' '.repeat(1000), '0 ', ' ', '(', '99999 '].map((part) =>
    part.repeat(500_000 / part.length),
  )
  const spent = processorTime()
  for (const text of texts) matches(text)
  expect(spent()).toBeLessThan(5000)
})
