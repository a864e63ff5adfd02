import {expect, test} from 'vitest'
import {changeOf, dayOf, idsWithPhone, sentenceOf, soughtIn, writtenOf} from './enquiry.ts'

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
    fields: {
      stage: 'ordered',
      amount: 120_000,
      note: 'Two pots',
      remindAt: null,
      person: null,
      phone: null,
      assignee: null,
    },
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
  expect(soughtIn(typed)).toEqual({ref: 'K7Q2MT', phone: '', words: ''})
})

test.each(['K7Q2MX', 'KQ72MT', 'K7Q2M', 'Ref AEIOUT', 'Ref K7Q2MTT'])(
  '%j is a code with a mistake',
  (typed) => {
    expect(soughtIn(typed).ref).toBe('')
    expect(sentenceOf(typed, 0)).toBe('enquiries.mistake')
  },
)

test.each([
  ['+91 98480-12345', '91 98480-12345'],
  ['Asha 98480 12345?', '98480 12345'],
  ['https://wa.me/919848012345', '919848012345'],
  ['౯౮౪౮౦ ౧౨౩౪౫', '98480 12345'],
  ['2346 7892', '2346 7892'],
])('the phone number in %j is looked for', (typed, phone) => {
  expect(soughtIn(typed)).toEqual({ref: '', phone, words: ''})
})

test.each(['FOU-016', 'Asha', 'Ramesh', 'offer', 'తామర'])('%j is looked for as words', (typed) => {
  expect(soughtIn(typed)).toEqual({ref: '', phone: '', words: `${typed}*`})
  expect(sentenceOf(typed, 0)).toBe('enquiries.not-found')
})

test('a phone number finds the enquiry however the shop wrote it', () => {
  const written = ['98480 12345', '+91-98480-12345', 'Asha’s brother: ౯౮౪౮౦౧౨౩౪౫', '98480 12346', null].map(
    (text, index) => ({
      _id: `lead.${index}`,
      texts: [null, text],
    }),
  )
  expect(idsWithPhone('0 98480 12345', written)).toEqual(['lead.0', 'lead.1', 'lead.2'])
})

test('nobody reads that nothing is found before the lake has answered', () => {
  for (const typed of ['K7Q2MT', 'K7Q2MX', 'Asha']) expect(sentenceOf(typed, undefined)).toBe('today.loading')
  expect(sentenceOf('K7Q2MT', 0)).toBe('enquiries.unknown')
  expect(sentenceOf('K7Q2MT', 1)).toBe('enquiries.search-why')
})

test('an empty field is no mistake and waits for no answer', () => {
  expect(sentenceOf(' ', undefined)).toBe('enquiries.search-why')
})
