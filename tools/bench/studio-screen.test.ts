import {expect, test} from 'vitest'
import {covered} from './studio-screen.ts'

test('time in which several requests are open counts once', () => {
  const spans = [
    {start: 30, end: 40},
    {start: 0, end: 10},
    {start: 5, end: 12},
    {start: 6, end: 8},
  ]
  expect(covered(spans)).toBe(22)
  expect(covered([])).toBe(0)
})
