import type {Template} from 'sanity'
import {expect, test} from 'vitest'
import {allowedActions, allowedTemplates, allowedTools} from './permitted.ts'

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

test('no template creates the settings or an enquiry', () => {
  const templates = ['category', 'product', 'siteSettings', 'lead'].map((type): Template => ({
    id: type,
    title: type,
    schemaType: type,
    value: {},
  }))
  expect(allowedTemplates(templates).map(({id}) => id)).toEqual(['category', 'product'])
})

test('those who see no enquiries do not see their tools', () => {
  const tools = [{name: 'structure'}, {name: 'enquiries'}, {name: 'report'}]
  const namesFor = (role: string) => allowedTools(tools, person('asha', role)).map(({name}) => name)
  expect(namesFor('catalogue-editor')).toEqual(['structure'])
  expect(namesFor('editor')).toEqual(['structure', 'enquiries', 'report'])
})

const person = (id: string, role: string) => ({id, roles: [{name: role, title: role}]})

test.each([
  ['the owner', person('owner', 'administrator'), false],
  ['an editor', person('asha', 'editor'), false],
  ['nobody', null, false],
  ['an administrator of hosted Sanity', person('pAbc12', 'administrator'), false],
  ['the token of the lake', person('lake-token', 'administrator'), true],
  ['a developer', person('ravi', 'developer'), true],
])('Vision for %s', (_, who, isShown) => {
  const names = allowedTools([{name: 'structure'}, {name: 'vision'}], who).map(({name}) => name)
  expect(names).toEqual(isShown ? ['structure', 'vision'] : ['structure'])
})

test.each([
  ['the owner', person('owner', 'administrator'), true],
  ['an editor', person('asha', 'editor'), false],
  ['nobody', null, false],
])('the data of a person for %s', (_, who, isShown) => {
  expect(allowedTools([{name: 'person'}], who)).toHaveLength(isShown ? 1 : 0)
})
