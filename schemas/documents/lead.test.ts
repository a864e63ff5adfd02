import {expect, test} from 'vitest'
import {leadIn} from './lead.ts'
import {english} from '../messages/english.ts'

test('an enquiry whose action a stranger made up is a contact in lists', () => {
  const prepare = leadIn(english).preview?.prepare
  expect(prepare?.({action: 'constructor', stage: 'toString', pageName: 'Fountains'})).toMatchObject({
    title: 'Contact: Fountains',
    subtitle: 'no date',
  })
})
