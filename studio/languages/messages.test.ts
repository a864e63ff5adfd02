import {expect, test} from 'vitest'
import {chooseLanguage} from './test-language.ts'
import {said} from './messages.ts'
import {english} from '../messages/english.ts'

/** Texts whose number is never one. */
const NEVER_ONE = [
  'audit.subject.old',
  'figure.backup',
  'figure.feeds',
  'enquiries.pieces',
  'enquiries.sum',
  'report.weeks',
  'report.months',
  'person.confirm',
]

test('a number beside a plural has another text for one', () => {
  const plural = /\{\{\w+\}\} (?!is\b|was\b)\p{L}+s\b/u
  const counted = Object.entries(english).filter(
    ([key, text]) => plural.test(text) && !/_(one|other)$/.test(key),
  )
  expect(counted.map(([key]) => key)).toEqual(NEVER_ONE)
})

test('a text outside the Studio has its values in it', () => {
  expect(said('sign-in.many', {minutes: 3})).toBe('Too many attempts. Wait 3 min, then try again.')
})

test.each(['te-IN', 'hi-IN', 'en-US'] as const)('a list in %s has no “and”', async (locale) => {
  chooseLanguage(locale)
  const {listed} = await import('./messages.ts')
  expect(listed(['FOU-001', 'FOU-002', 'GAZ-001'])).toBe('FOU-001, FOU-002, GAZ-001')
})
