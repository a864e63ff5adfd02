import {expect, test} from 'vitest'
import {tableOf} from './table.ts'

test('a name that a stranger typed cannot command the terminal, turn its line around, or begin another line', () => {
  expect(
    tableOf([
      ['failed', '\x1b]0;owned\x07\u202egnp.exe\nsigned in'],
      ['a', 'b'],
    ]),
  ).toEqual([String.raw`failed  \u001b]0;owned\u0007\u202egnp.exe signed in`, 'a       b'])
})
