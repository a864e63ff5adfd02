import {expect, test} from 'vitest'
import {changeOf, dayOf, writtenOf} from './enquiry.ts'

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
