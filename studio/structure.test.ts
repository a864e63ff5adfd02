import {expect, test} from 'vitest'
import {allowedActions} from './structure.ts'

const actions = ['publish', 'unpublish', 'discardChanges', 'duplicate', 'delete', 'restore'].map(
  (action) => ({action}),
)
const namesFor = (type: string) => allowedActions(actions, type).map(({action}) => action)

test('the settings can be published but not deleted, doubled or taken off the site', () => {
  expect(namesFor('siteSettings')).toEqual(['publish', 'discardChanges', 'restore'])
})

test('an enquiry can only be deleted', () => {
  expect(namesFor('lead')).toEqual(['delete'])
})

test('a product can be all that the Studio offers', () => {
  expect(namesFor('product')).toHaveLength(actions.length)
})
