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

test('a filter that compares long lists and texts of its parameters is stopped at the deadline', () => {
  const isKept = listenFilter(
    '*[count($p.list[$p.text match "b c d e f g h i j k"]) > 0]',
    {p: {list: Array.from({length: 2000}, () => 0), text: 'a '.repeat(4000)}},
    CONTEXT,
  )
  expect(() => isKept(DOCUMENT, performance.now() + 50)).toThrow(
    expect.objectContaining({type: 'queryTooExpensive'}),
  )
})
