import {expect, test} from 'vitest'
import {said, titled} from './words.ts'

test('a text outside the Studio has its values in it', () => {
  expect(said('sign-in.many', {minutes: 3})).toBe('Too many attempts. Wait 3 min, then try again.')
})

test('a title has the key of its translation', () => {
  expect(titled('tool.shop')).toEqual({title: 'Shop', i18n: {title: {key: 'tool.shop', ns: 'shop'}}})
})
