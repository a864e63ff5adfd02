import {expect, test} from 'vitest'
import {ANONYMOUS} from '../query/view/permissions.ts'
import {listenFilter} from './listen-filter.ts'

const CONTEXT = {
  dereference: () => undefined,
  identity: ANONYMOUS,
  projectId: 'stone',
  dataset: 'production',
}
const DOCUMENT = {
  _id: 'a',
  _type: 'note',
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
}

test('a filter that compares long lists of its parameters is stopped at the deadline', () => {
  const list = (value: number) => Array.from({length: 600}, () => value)
  const isKept = listenFilter(
    '*[count($p.a[count($p.b[@ in $p.c]) > 0]) > 0]',
    {p: {a: list(0), b: list(1), c: list(2)}},
    CONTEXT,
  )
  expect(() => isKept(DOCUMENT, performance.now() + 50)).toThrow(
    expect.objectContaining({type: 'queryTooExpensive'}),
  )
})
