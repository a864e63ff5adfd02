import {expect, test} from 'vitest'
import {accented, accentTexts, conditionsOf} from './pseudo.ts'

test('a text gets longer and keeps no English letter', () => {
  expect(accented('Ask Price, 20 pieces')).toBe('Áášķ Þŕííçéé, 20 þííééçééš')
  expect(accented('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')).not.toMatch(/[a-z]/i)
})

test('texts of a module are replaced, and what its code needs is not', () => {
  const code = [
    "import {locale} from './language.ts'",
    'export const home: string = "Home"',
    "export const kinds: {by: 'a'; 'c d': string} = {by: f, 'c d': 'of'}",
    "export const many = (count: number) => (count === 1 ? 'one' : `${count} of ${locale}`)",
    String.raw`export const parts = ['some\n\nmore']`,
    "export * from './more.ts'",
  ].join('\n')
  expect(accentTexts(code, 'words.ts').split('\n')).toEqual([
    "import {locale} from './language.ts'",
    'export const home: string = "Ĥóóɱéé"',
    "export const kinds: {by: 'a'; 'c d': string} = {by: f, 'c d': 'óóƒ'}",
    "export const many = (count: number) => (count === 1 ? 'óóñéé' : `${count} óóƒ ${locale}`)",
    String.raw`export const parts = ['šóóɱéé\n\nɱóóŕéé']`,
    "export * from './more.ts'",
  ])
})

test('a build without a setting has the words of English', () => {
  expect([conditionsOf(), conditionsOf(''), conditionsOf('te')]).toEqual([[], [], ['te']])
})

test('an unknown language fails the build and names the languages', () => {
  expect(() => conditionsOf('fr')).toThrow(
    'SITE_LANGUAGE=fr is no language of the site. Use one of: en, te, hi, pseudo.',
  )
})
