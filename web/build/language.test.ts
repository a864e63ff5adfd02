import {expect, test} from 'vitest'
import {conditionsOf} from './language.ts'

test('a build without a setting has the words of English', () => {
  expect([conditionsOf(), conditionsOf(''), conditionsOf('te')]).toEqual([[], [], ['te']])
})

test('an unknown language fails the build and names the languages', () => {
  expect(() => conditionsOf('fr')).toThrow(
    'SITE_LANGUAGE=fr is no language of the site. Use one of: en, te, hi, pseudo.',
  )
})
