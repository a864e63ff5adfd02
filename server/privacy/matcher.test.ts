import {expect, test} from 'vitest'
import {matcherOf} from './matcher.ts'

test.each([
  ['+91 98765 43210', 'Call me at 9876543210, please', true],
  ['9876543210', '+91 98765-43210', true],
  ['9876543210', 'https://shop.example/?gclid=19876543219', false],
  ['EAIaIQob_x-1', 'https://shop.example/designs?gclid=EAIaIQob_x-1&utm_source=a', true],
  ['EAIaIQob_x', 'https://shop.example/designs?gclid=EAIaIQob_x-1', false],
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.77', false],
  ['03.0.113.7', '203.0.113.7', false],
  ['2001:db8::1', '2001:db8::1', true],
  ['0a1b2c3d-0000-8000-8000-000000000001', 'lead.0a1b2c3d-0000-8000-8000-000000000001', true],
  ['lead.0a1b2c3d', 'lead.0a1b2c3d-0000-8000-8000-000000000001', false],
])('%s in "%s": %s', (term, text, expected) => {
  expect(matcherOf(term)({deep: [{text}]})).toBe(expected)
})

test('a term of a few characters is rejected with a sentence', () => {
  expect(() => matcherOf(' 123 ')).toThrow('at least 5 characters')
})
