import {expect, test} from 'vitest'
import {plain, plainCode} from './plain.ts'

test.each([
  ['call ९८७६५४३२१०', 'call 9876543210'],
  ['౯౮౭౬౫౪౩౨౧౦', '9876543210'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['𝟎𝟏𝟐 𝟿 ０９ 𞥐𞥙', '012 9 09 09'],
  ['𑛐𑛙𑛚𑛣', '0909'],
  ['98765\u200b43210\u202c', '9876543210'],
  ['98765\u00a0\u2009 43210\t', '98765 43210'],
  ['₹ १,२०,०००', '₹ 1,20,000'],
  ['ＦＯＵ－００１', 'FOU-001'],
  ['', ''],
])('%j is read as %j', (written, read) => {
  expect(plain(written)).toBe(read)
})

test('letters with a nukta are one text, whether they are typed as one sign or as two', () => {
  expect(plain('\u095e\u0935\u094d\u0935\u093e\u0930\u093e')).toBe(
    plain('\u092b\u093c\u0935\u094d\u0935\u093e\u0930\u093e'),
  )
})

test('the normal form of a normal form is itself', () => {
  for (const text of ['① ½ ﬁ', 'फ़व्वारा १२', 'ﷺ', '\u00ad\u2066x\u2069'])
    expect(plain(plain(text))).toBe(plain(text))
})

test.each(['FOU-012', 'fou-012', 'Fou–012.', ' fou 012)', 'ＦＯＵ\u200b-०१२', '"FOU_012"'])(
  '%s is the code FOU-012, however it was typed',
  (typed) => expect(plainCode(typed)).toBe('fou-012'),
)

test.each(['FOU-12', 'FOU-0-12', 'FOU-012-1'])('%s is another code than FOU-012', (typed) => {
  expect(plainCode(typed)).not.toBe('fou-012')
})
