import {isDeepStrictEqual} from 'node:util'
import {expect, test} from 'vitest'
import {LakeError} from '../model/errors.ts'
import type {CommitRequest, JsonObject} from '../model/types.ts'
import {basins} from '../testing/basins.ts'

const author = 'tester'

/** The failure of a request, and whether the request changed nothing. */
function failureOf(request: Omit<CommitRequest, 'author'>): {failure: unknown; isTraceless: boolean} {
  const dataset = basins()
  const before = structuredClone([...dataset.documents])
  const {sequence} = dataset
  let isNotified = false
  dataset.onCommit(() => {
    isNotified = true
  })
  try {
    dataset.commit({...request, author})
  } catch (failure) {
    const isTraceless =
      !isNotified &&
      isDeepStrictEqual([...dataset.documents], before) &&
      dataset.sequence === sequence &&
      dataset.past.since(sequence, 10).length === 0
    return {failure, isTraceless}
  }
  return {failure: undefined, isTraceless: false}
}

type Rejection = [claim: string, request: Omit<CommitRequest, 'author'>, expected: object]

/** An object nested this many levels deep. */
const nested = (levels: number): JsonObject => (levels === 0 ? {} : {a: nested(levels - 1)})

const REJECTED: Rejection[] = [
  [
    'patches that nest a document ever deeper',
    {
      mutations: [0, 99, 198].map((levels) => ({
        patch: {id: 'a', set: {[['a', ...Array.from({length: levels}, () => 'a')].join('.')]: nested(99)}},
      })),
    },
    {type: 'validationError', status: 400, index: 2, details: {id: 'a'}},
  ],
  [
    'the creation of an existing document',
    {mutations: [{create: {_id: 'a', _type: 't'}}]},
    {type: 'documentAlreadyExistsError', status: 409, index: 0, details: {id: 'a'}},
  ],
  [
    'a patch of a missing document',
    {mutations: [{patch: {id: 'gone', set: {a: 1}}}]},
    {type: 'documentNotFoundError', status: 409, details: {id: 'gone'}},
  ],
  [
    'a patch at another revision',
    {mutations: [{patch: {id: 'b', ifRevisionID: 'old', set: {a: 1}}}]},
    {
      type: 'documentRevisionIDDoesNotMatchError',
      status: 409,
      details: {id: 'b', expectedRevisionID: 'old', currentRevisionID: expect.any(String)},
    },
  ],
  [
    'all mutations when only the last one fails',
    {mutations: [{delete: {id: 'b'}}, {create: {_id: 'n', _type: 't'}}, {create: {_id: 'n', _type: 't'}}]},
    {type: 'documentAlreadyExistsError', index: 2},
  ],
  [
    'an id with a slash',
    {mutations: [{create: {_id: 'a/b', _type: 't'}}]},
    {type: 'validationError', status: 400},
  ],
  [
    'an id that starts with a dot',
    {mutations: [{create: {_id: '.a', _type: 't'}}]},
    {type: 'validationError'},
  ],
  [
    'an id that ends with a dot',
    {mutations: [{createOrReplace: {_id: 'drafts.', _type: 't'}}]},
    {type: 'validationError'},
  ],
  ...['drafts.drafts.a', 'drafts.versions.r1.a', 'versions.r1.drafts.a', 'versions.r1'].map(
    (_id): Rejection => [
      `the id ${_id}`,
      {mutations: [{createOrReplace: {_id, _type: 't'}}]},
      {type: 'validationError', message: expect.stringContaining('only one prefix')},
    ],
  ),
  [
    'an id of 129 characters',
    {mutations: [{create: {_id: 'a'.repeat(129), _type: 't'}}]},
    {type: 'validationError'},
  ],
  ['an id that is a number', {mutations: [{create: {_id: 7, _type: 't'}}]}, {type: 'validationError'}],
  ['a missing id', {mutations: [{createOrReplace: {_type: 't'}}]}, {type: 'validationError'}],
  ['a missing type', {mutations: [{create: {_id: 'n'}}]}, {type: 'validationError'}],
  [
    'a creation time that is no time',
    {mutations: [{create: {_id: 'n', _type: 't', _createdAt: 'x'}}]},
    {type: 'validationError'},
  ],
  [
    'a query that cannot be parsed',
    {mutations: [{delete: {query: '*[_type =='}}]},
    {type: 'queryParseError', status: 400},
  ],
  ['a query that selects no documents', {mutations: [{delete: {query: '*.name'}}]}, {type: 'badRequest'}],
  ['a transaction id with a space', {mutations: [], transactionId: 'a b'}, {type: 'validationError'}],
]

test.each(REJECTED)('rejects %s and changes nothing', (_claim, request, expected) => {
  const {failure, isTraceless} = failureOf(request)
  expect(failure).toBeInstanceOf(LakeError)
  expect(failure).toMatchObject(expected)
  expect(isTraceless).toBe(true)
})
