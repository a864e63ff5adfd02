import {expect, test} from 'vitest'
import {parseSearch} from '../links/search.ts'
import {filterOf, searchOfForm, validateDesigns} from './designs-search.ts'

const shown = (text: string) =>
  Object.fromEntries(Object.entries(validateDesigns(parseSearch(text))).filter(([, value]) => value))

test.each([
  [
    '?view=all&q=fountain&category=jalli.fountain&price=ask&availability=ready&sort=price-down&page=3',
    {
      view: 'all',
      q: 'fountain',
      category: 'fountain.jalli',
      price: 'ask',
      availability: 'ready',
      sort: 'price-down',
      page: '3',
    },
  ],
  ['?view=all&category=jalli&category=fountain&category=jalli', {view: 'all', category: 'fountain.jalli'}],
  ['?view=all&q=++&category=..&price=cheap&availability=sold&sort=toString&page=1', {view: 'all'}],
  ['?view=all&price=1000-2000', {view: 'all', price: '1000-2000'}],
  ['?view=all&page=-1', {view: 'all'}],
  ['?view=all&page=99999', {view: 'all'}],
  ['?view=all&category=<b>.temple', {view: 'all', category: 'temple'}],
  ['?view=list&q=x&page=2', {view: 'list'}],
  ['?q=x&page=2', {}],
  ['?view=some', {}],
])('reads the valid parameters of %s', (text, expected) => {
  expect(shown(text)).toEqual(expected)
})

test('cuts words to a length that no person exceeds', () => {
  expect(validateDesigns({view: 'all', q: `a${' '.repeat(79)}b`}).q).toBe('a')
})

test('a link of a thousand categories is cut', () => {
  const category = Array.from({length: 1000}, (_, number) => `category-${number}`).join('.')
  expect(validateDesigns({view: 'all', category}).category?.length).toBeLessThanOrEqual(1000)
})

test('a form and the address that it sends mean the same', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['view', 'all'],
    ['q', ' pot '],
    ['category', 'temple'],
    ['category', 'jalli'],
    ['price', ''],
    ['availability', 'toOrder'],
    ['sort', 'name'],
  ] as const) {
    form.append(name, value)
  }
  const sent = '?view=all&q=+pot+&category=temple&category=jalli&price=&availability=toOrder&sort=name'
  expect(searchOfForm(form)).toEqual(validateDesigns(parseSearch(sent)))
  expect(filterOf(searchOfForm(form))).toEqual({
    q: 'pot',
    categories: ['jalli', 'temple'],
    price: undefined,
    availability: 'toOrder',
    sort: 'name',
  })
})
