import {expect, test} from 'vitest'
import {touchedBy} from './live.ts'

test('a change touches the queries that share a tag with it, and those whose tags are unknown', () => {
  const queries = new Map([
    ['shop', ['s1:a']],
    ['fountain', ['s1:b', 's1:c']],
    ['unknown', []],
  ])
  expect(touchedBy(['s1:c'], queries)).toEqual(new Set(['fountain', 'unknown']))
})
