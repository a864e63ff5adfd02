import {expect, test} from 'vitest'
import {changeOf, dayOf, refOf, sentenceOf, writtenOf} from './enquiry.ts'

const NOW = new Date('2026-11-23T06:00:00.000Z')

test('an amount is stored as the merchant types it, and a new stage has its time', () => {
  const written = {
    ...writtenOf({}),
    stage: 'ordered',
    amount: '1.2 lakh',
    note: ' Two pots ',
    remindAt: '',
  } as const
  expect(changeOf({}, written, NOW)).toEqual({
    fields: {stage: 'ordered', amount: 120_000, note: 'Two pots', remindAt: null, person: null, phone: null},
    stage: {
      _key: 'at-1795413600000',
      _type: 'stageChange',
      stage: 'ordered',
      at: '2026-11-23T06:00:00.000Z',
    },
  })
})

test('a change of the note alone leaves the time of the stage', () => {
  const before = {stage: 'quoted', amount: 120_000} as const
  expect(writtenOf(before).amount).toBe('1,20,000')
  expect(changeOf(before, {...writtenOf(before), note: 'Called'}, NOW)).toMatchObject({
    fields: {amount: 120_000, note: 'Called'},
    stage: undefined,
  })
})

test('a change has only the fields that a person typed', () => {
  expect(changeOf({stage: 'ordered'}, {note: ' Called '}, NOW)).toEqual({
    fields: {note: 'Called'},
    stage: undefined,
  })
  expect(changeOf({}, {amount: ''}, NOW)).toEqual({fields: {amount: null}, stage: undefined})
})

test('an amount that is none changes nothing', () => {
  expect(changeOf({}, {...writtenOf({}), amount: 'soon'}, NOW)).toBeUndefined()
})

test('a day is that of this device', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})

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
