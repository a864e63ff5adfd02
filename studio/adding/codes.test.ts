import {expect, test} from 'vitest'
import {nextCodes} from './codes.ts'

const category = 'Fountain'

test.each([
  [['FOU-001', 'FOU-002'], 'FOU-003'],
  [['FOU-009'], 'FOU-010'],
  [['1', '12', '7'], '13'],
  [['FOU-999'], 'FOU-1000'],
  [['OLD-40', 'GAZ-002', 'GAZ-001', null, 'sample'], 'GAZ-003'],
])('the code after %j is %s', (existing, next) => {
  expect(nextCodes({existing, category, count: 1})).toEqual([next])
})

test('several codes follow each other', () => {
  expect(nextCodes({existing: ['FOU-008'], category, count: 3})).toEqual(['FOU-009', 'FOU-010', 'FOU-011'])
})

test('a code that is taken is skipped', () => {
  const isTaken = (code: string) => code === 'FOU-002'
  expect(nextCodes({existing: ['FOU-001'], category, count: 2, isTaken})).toEqual(['FOU-003', 'FOU-004'])
})

test.each([
  ['Fountain', 'FOU-001'],
  ['Été & Monsoon Bowls', 'ETE-001'],
  ['जाली', '1'],
])('the first code of %s is %s', (title, first) => {
  expect(nextCodes({existing: [null, 'sample'], category: title, count: 1})).toEqual([first])
})
