import {vercelStegaCombine} from '@vercel/stega'
import {expect, test} from 'vitest'
import {editable, editablePrice, editableTranslated} from './editable.ts'

const hrefTo = (path: string) => {
  const facts = new URLSearchParams({baseUrl: '/studio', id: 'p-1', type: 'product', path})
  return `/studio/intent/edit/mode=presentation;id=p-1;type=product;path=${encodeURIComponent(path)}?${facts}`
}

const href = hrefTo('name')

test('a field is edited in the document of the marked text beside it', () => {
  const marked = vercelStegaCombine('Lotus', {origin: 'sanity.io', href})
  expect(editable(marked, 'value')).toEqual({'data-sanity': 'id=p-1;type=product;path=value;base=%2Fstudio'})
})

test.each([
  ['hours', 'address'],
  ['translations[_key=="te"].hours', 'translations:te.address'],
])('a text with translations beside %s is edited at %s', (beside, path) => {
  const marked = vercelStegaCombine('9 to 8', {origin: 'sanity.io', href: hrefTo(beside)})
  expect(editableTranslated(marked, 'address')).toEqual({
    'data-sanity': `id=p-1;type=product;path=${path};base=%2Fstudio`,
  })
})

test('a range is a marked text itself, so only the price of a product gets an attribute', () => {
  const name = vercelStegaCombine('Lotus', {origin: 'sanity.io', href})
  expect(Object.keys(editablePrice({name, value: 12_000}))).toEqual(['data-sanity'])
  expect(editablePrice({name, value: null})).toEqual({})
})

test.each([
  ['a text without a mark', 'Lotus'],
  ['no text', null],
  ['the mark of another program', vercelStegaCombine('Lotus', {href: 'https://other.example'})],
])('%s gives no attribute', (_, text) => {
  expect(editable(text, 'value')).toEqual({})
})
