import {expect, test} from 'vitest'
import {allowedActions} from './structure.ts'

const actions = ['publish', 'unpublish', 'discardChanges', 'duplicate', 'delete', 'restore'].map(
  (action) => ({action}),
)
const namesFor = (type: string) => allowedActions(actions, type).map(({action}) => action)

test('the settings can be published, but not deleted, duplicated or unpublished', () => {
  expect(namesFor('siteSettings')).toEqual(['publish', 'discardChanges', 'restore'])
})

test('an enquiry can only be deleted', () => {
  expect(namesFor('lead')).toEqual(['delete'])
})

test('a product has all actions of the Studio', () => {
  expect(namesFor('product')).toHaveLength(actions.length)
})
