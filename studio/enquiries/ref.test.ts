import {expect, test} from 'vitest'
import {refOf, sentenceOf} from './ref.ts'

test.each([
  'K7Q2MT',
  ' k7q2 mt ',
  'Ref K7Q2MT',
  'Ref: Ｋ７Ｑ２ＭＴ\u200b',
  'Ref K7Q2MT please call',
  '*Ref K7Q2MT*',
  'Ref K7Q2MT.',
  '(k7q2–mt)',
  '_Ref:_ K7Q2 MT, thanks',
  'REFK7Q2MT',
  'Order 234678: the price? Ref K7Q2MT',
  '\u2068k७q२mt\u2069',
  'Hello, please tell me the price: https://shop.example/designs/urli?item=7\n\nRef K7Q2MT\n',
])('the code of an enquiry is read from %j', (typed) => {
  expect(refOf(typed)).toEqual({kind: 'code', ref: 'K7Q2MT'})
})

test.each(['K7Q2MX', 'KQ72MT', 'K7Q2M', 'AEIOUT', 'Ref K7Q2MTT', 'Hello'])('%j is no code', (typed) => {
  expect(refOf(typed)).toEqual({kind: 'mistake'})
})

test('an empty field is no mistake', () => {
  expect(refOf(' ')).toEqual({kind: 'nothing'})
})

test('nobody reads that a code is unknown before the lake has answered', () => {
  const code = refOf('K7Q2MT')
  expect(sentenceOf(code, undefined)).toBe('today.loading')
  expect(sentenceOf(code, 0)).toBe('enquiries.unknown')
  expect(sentenceOf(code, 1)).toBe('enquiries.code-why')
})

test('a typing mistake and an empty field wait for no answer', () => {
  expect(sentenceOf(refOf('K7Q2MX'), undefined)).toBe('enquiries.mistake')
  expect(sentenceOf(refOf(''), undefined)).toBe('enquiries.code-why')
})
