import {expect, test} from 'vitest'
import {conflictsOf, edited, NO_EDIT, rebased, shownIn, unstored, without} from './edit.ts'

const before = {stage: 'new', amount: null, note: 'Old', person: null} as const
const ordered = {stage: 'ordered', amount: 120_000, note: 'Old', person: 'Asha'} as const

const typedInto = (enquiry: object, change: object, edit = NO_EDIT) =>
  edited(edit, enquiry, {...shownIn(enquiry, edit), ...change})

test('a form shows what is stored by now, and what somebody typed', () => {
  const edit = typedInto(before, {note: 'Called'})
  expect(edit.typed).toEqual({note: 'Called'})
  expect(shownIn(ordered, edit)).toMatchObject({
    stage: 'ordered',
    amount: '1,20,000',
    note: 'Called',
    person: 'Asha',
  })
})

test('a field with its former text again is not changed', () => {
  const edit = typedInto(before, {note: 'Called', phone: '98480'})
  expect(typedInto(before, {note: 'Old'}, edit).typed).toEqual({phone: '98480'})
})

test('a field that somebody else changed meanwhile is a conflict, until one of the two is chosen', () => {
  const edit = typedInto(before, {stage: 'quoted', note: 'Called'})
  expect(conflictsOf(before, edit)).toEqual([])
  expect(conflictsOf(ordered, edit)).toEqual(['stage'])

  const mine = rebased(edit, ordered)
  expect(conflictsOf(ordered, mine)).toEqual([])
  expect(mine.typed).toEqual({stage: 'quoted', note: 'Called'})
  expect(without(edit, ['stage'])).toEqual({typed: {note: 'Called'}, shown: {note: 'Old'}})
})

test('two people who write the same are no conflict, however they write it', () => {
  const edit = typedInto(before, {amount: '1.2 lakh', person: 'Asha '})
  expect(conflictsOf(ordered, edit)).toEqual([])
})

test('what is typed while a save is on its way is still to be saved', () => {
  const sent = typedInto(before, {note: 'Called', person: 'Asha'})
  const later = typedInto(before, {note: 'Called twice'}, sent)
  const stored = {...before, note: 'Called', person: 'Asha'}
  expect(unstored(later, sent, stored)).toEqual({typed: {note: 'Called twice'}, shown: {note: 'Called'}})
  expect(unstored(sent, sent, stored)).toEqual(NO_EDIT)
})
