import {expect, test} from 'vitest'
import {progressOf} from './progress.ts'

test('counts pictures and estimates the time left from the pace so far', () => {
  let clock = 0
  const progress = progressOf(401, () => clock)
  clock = 18_000
  expect(progress('fountain/FOU-001 60 kB')).toBe('1/401 fountain/FOU-001 60 kB, about 2 h 0 min left')
  clock = 24_000
  expect(progress('fountain/FOU-002 58 kB')).toBe('2/401 fountain/FOU-002 58 kB, about 1 h 20 min left')
})

test('estimates no time after the last picture', () => {
  expect(progressOf(1)('gate')).toBe('1/1 gate, about 0 h 0 min left')
})
