import {expect, test} from 'vitest'
import {leadIn} from './lead.ts'
import {english} from '../messages/english.ts'

test('a list of three products says in lists that there are two more', () => {
  const fields = ['page_url', 'product_url', 'product_url', 'product_url'].map((name) => ({name}))
  const shown = {action: 'price', categoryTitle: 'Gazebo', productId: 'GAZ-004', fields}
  expect(leadIn(english).preview?.prepare?.(shown)).toMatchObject({
    title: 'Price on WhatsApp: Gazebo GAZ-004 + 2',
  })
})

test('an enquiry whose action a stranger made up is a contact in lists', () => {
  const prepare = leadIn(english).preview?.prepare
  expect(prepare?.({action: 'constructor', stage: 'toString', pageName: 'Fountains'})).toMatchObject({
    title: 'Contact: Fountains',
    subtitle: 'no date',
  })
})
