import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {LakeError} from '../../model/errors.ts'
import {checkPaths} from './patch-paths.ts'
import {patchInSteps} from './patch-steps.ts'
import type {Json, PatchOperations, StoredDocument} from '../../model/types.ts'
import {processorTime} from '../../../lib/process/test-processor-time.ts'

const document: StoredDocument = {
  _id: 'a',
  _type: 'product',
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00.000Z',
  _updatedAt: '2026-01-01T00:00:00.000Z',
  name: 'Basin',
  price: 10,
  tags: ['x', 'y', 'z'],
  blocks: [
    {_key: 'k1', text: 'one', marks: {bold: true}},
    {_key: 'k2', text: 'two', marks: {bold: false}},
  ],
}

function patched(operations: PatchOperations, of = document): StoredDocument {
  checkPaths(operations, of._id)
  return patchInSteps(of, operations).next
}

const CASES: [claim: string, operations: PatchOperations, expected: object][] = [
  ['set replaces a field', {set: {name: 'Tub'}}, {name: 'Tub'}],
  ['set creates the objects along its path', {set: {'a.b.c': 1}}, {a: {b: {c: 1}}}],
  ['set keeps null', {set: {name: null}}, {name: null}],
  [
    'set reaches an element by its key',
    {set: {'blocks[_key=="k2"].text': 'II'}},
    {
      blocks: [document.blocks, {_key: 'k2', text: 'II', marks: {bold: false}}]
        .flat()
        .filter((_, i) => i !== 1),
    },
  ],
  [
    'set reaches fields at any depth',
    {set: {'blocks..bold': 1}},
    {
      blocks: [
        {_key: 'k1', text: 'one', marks: {bold: 1}},
        {_key: 'k2', text: 'two', marks: {bold: 1}},
      ],
    },
  ],
  [
    'setIfMissing keeps an existing value',
    {setIfMissing: {name: 'Tub', note: 'n'}},
    {name: 'Basin', note: 'n'},
  ],
  ['unset removes a field', {unset: ['name']}, {name: undefined}],
  ['unset removes elements by index and range', {unset: ['tags[0:2]']}, {tags: ['z']}],
  ['unset counts from the end', {unset: ['tags[-1]']}, {tags: ['x', 'y']}],
  ['inc and dec add and subtract', {inc: {price: 5}, dec: {price: 2}}, {price: 13}],
  ['inc leaves what is not a number', {inc: {name: 1, missing: 1}}, {name: 'Basin', missing: undefined}],
  ['insert after', {insert: {after: 'tags[0]', items: ['n']}}, {tags: ['x', 'n', 'y', 'z']}],
  ['insert before', {insert: {before: 'tags[0]', items: ['n', 'm']}}, {tags: ['n', 'm', 'x', 'y', 'z']}],
  ['insert at the end', {insert: {after: 'tags[-1]', items: ['n']}}, {tags: ['x', 'y', 'z', 'n']}],
  ['insert replaces a range', {insert: {replace: 'tags[1:]', items: ['n']}}, {tags: ['x', 'n']}],
  [
    'a star matches every element',
    {set: {'blocks[*].text': 'x'}},
    {
      blocks: [
        {_key: 'k1', text: 'x', marks: {bold: true}},
        {_key: 'k2', text: 'x', marks: {bold: false}},
      ],
    },
  ],
  ['an open range matches every element', {unset: ['tags[:]']}, {tags: []}],
  ['a star in quotes is part of a name', {set: {"['[*]']": 1}}, {'[*]': 1}],
  [
    'diffMatchPatch edits a text',
    {diffMatchPatch: {name: '@@ -1,5 +1,6 @@\n-Basin\n+Basins\n'}},
    {name: 'Basins'},
  ],
  [
    'operations run in the order setIfMissing, set, unset, those on texts and numbers, insert',
    {
      insert: {after: 'list[-1]', items: ['last']},
      dec: {'sums[-1]': 1},
      inc: {'sums[0]': 1, 'list[-1]': 1},
      diffMatchPatch: {'texts[0]': '@@ -1 +1,2 @@\n b\n+c\n'},
      unset: ['sums[0]', 'texts[0]', 'gone'],
      set: {'made.second': 2, sums: [10, 20], texts: ['a', 'b'], gone: 1, list: [1]},
      setIfMissing: {made: {first: 1}},
    },
    {made: {first: 1, second: 2}, sums: [20], texts: ['bc'], list: [2, 'last']},
  ],
]

test.each(CASES)('%s', (_claim, operations, expected) => {
  expect(patched(operations)).toEqual({...document, ...expected})
})

test('a patch with nothing to do leaves an equal document', () => {
  expect(patched({unset: ['_empty_action_guard_pseudo_field_']})).toEqual(document)
})

test('patching does not modify the original document', () => {
  const before = structuredClone(document)
  patched({
    set: {'blocks[0].text': 'x', 'blocks[0].marks.bold': 0},
    unset: ['tags[0]'],
    inc: {price: 1},
  })
  expect(document).toEqual(before)
})

const REJECTED: [claim: string, operations: PatchOperations, reason: RegExp][] = [
  ['a new id', {set: {_id: 'b'}}, /immutable attribute "_id"/],
  ['the id unset', {unset: ['_id']}, /immutable attribute "_id"/],
  ['a new type', {set: {_type: 'other'}}, /immutable attribute "_type"/],
  ['a creation time that is no time', {set: {_createdAt: 'once'}}, /"_createdAt"/],
  ['a creation time in words', {set: {_createdAt: 'March 7'}}, /"_createdAt"/],
  ['a creation time without a day', {set: {_createdAt: '2026'}}, /"_createdAt"/],
  ['the creation time unset', {unset: ['_createdAt']}, /"_createdAt"/],
  ['a path that cannot be parsed', {set: {'a.': 1}}, /cannot be read/],
  ['a text patch that cannot be parsed', {diffMatchPatch: {name: 'hello'}}, /cannot be applied/],
  ['a number beyond the largest', {set: {price: 1.7e308}, inc: {price: 1.7e308}}, /too large/],
  ['a range of a billion', {unset: ['tags[0:1000000000]']}, /index that is too large/],
  ['the prototype of an object', {set: {'__proto__.polluted': true}}, /forbidden field name/],
  ['a field that would break queries', {set: {'size.hasOwnProperty': 1}}, /forbidden field name/],
  [
    'half of a character',
    {diffMatchPatch: {name: '@@ -1,5 +1,6 @@\n+%ED%A0%BD\n Basin\n'}},
    /cannot be applied/,
  ],
  ['the prototype, quoted', {set: {"['__proto__']['polluted']": true}}, /forbidden field name/],
]

test.each(REJECTED)('a patch with %s is rejected', (_claim, operations, reason) => {
  const patch = () => patched(operations)
  expect(patch).toThrow(LakeError)
  expect(patch).toThrow(reason)
})

const MALFORMED = [
  '',
  ' ',
  ...'. .. .a a. a.. a.0 1a a-b a] a==3 $ @ ünde'.split(' '),
  ...'[ [] a[ a[] a[? a[0 a[b a[1:2:3] a[0]. a[,] a[0,] a[[]'.split(' '),
  ...`a["x a['x a"x" a[b=="c" a[b=='c'] a["b"] a[true] a[0,"b"] a[b==]`.split(' '),
  'a b',
  'a[b c]',
  'a[b in ["c"]]',
]

test.each(MALFORMED)('every operation rejects the malformed path %j with a sentence', (path) => {
  const operations: PatchOperations[] = [
    {set: {[path]: 1}},
    {setIfMissing: {[path]: 1}},
    {unset: [path]},
    {inc: {[path]: 1}},
    {dec: {[path]: 1}},
    {diffMatchPatch: {[path]: '@@ -1 +1 @@\n-a\n+b\n'}},
    {insert: {after: path, items: [1]}},
    {insert: {before: path, items: [1]}},
    {insert: {replace: path, items: [1]}},
  ]
  for (const patch of operations) {
    expect(() => patched(patch)).toThrow(expect.objectContaining({type: 'validationError', status: 400}))
  }
})

test('a key can contain a long number', () => {
  expect(patched({set: {'blocks[_key=="1234567890"].text': 'x'}})).toEqual(document)
})

test('names on every object’s prototype are ordinary fields', () => {
  expect(patched({set: {'constructor.prototype.polluted': true}})).toMatchObject({
    constructor: {prototype: {polluted: true}},
  })
  expect({}).not.toHaveProperty('polluted')
})

test('a path with exponentially many ways through the document finds its targets quickly', () => {
  let deep: Json = 1
  for (let level = 0; level < 60; level++) deep = {a: deep}
  const spent = processorTime()
  expect(patched({set: {'a..a..a..a..a': 2}}, {...document, a: deep}).a).toEqual({a: {a: {a: {a: 2}}}})
  expect(spent()).toBeLessThan(1000)
})

test('a path that takes too long to resolve is stopped', () => {
  let deep: Json = 1
  for (let level = 0; level < 60; level++) deep = {a: deep}
  const wide = Array.from({length: 2000}, () => deep)
  const spent = processorTime()
  expect(() => patched({set: {['a' + '..a'.repeat(50)]: 2}}, {...document, a: wide})).toThrow(/stopped/)
  expect(spent()).toBeLessThan(4000)
})

test('a patch of many fields in a long list is stopped too', () => {
  const long = Array.from({length: 20_000}, (_, at) => ({_key: `k${at}`}))
  const set = Object.fromEntries(long.slice(0, 5000).map(({_key}) => [`long[_key=="${_key}"].n`, 1]))
  const spent = processorTime()
  expect(() => patched({set}, {...document, long})).toThrow(/stopped/)
  expect(spent()).toBeLessThan(5000)
})

test('a path can have 2,000 targets, and no more', () => {
  const rows = (count: number, a: number) =>
    Array.from({length: count}, () => ({cells: Array.from({length: 20}, () => ({a}))}))
  expect(patched({inc: {'rows[*].cells[*].a': 1}}, {...document, rows: rows(100, 1)}).rows).toEqual(
    rows(100, 2),
  )
  expect(() => patched({inc: {'rows[*].cells[*].a': 1}}, {...document, rows: rows(101, 1)})).toThrow(
    /at most 2000 targets/,
  )
})

test('any path and any text patch either patches the document or is rejected', () => {
  const token = fc.constantFrom(
    'a',
    'tags',
    'blocks',
    '[',
    ']',
    '0',
    '-1',
    ':',
    '..',
    '.',
    '"x"',
    '_key==',
    '@',
    '?',
    ' ',
    "'",
  )
  const path = fc.oneof(
    fc.array(token, {maxLength: 8}).map((tokens) => tokens.join('')),
    fc.string({maxLength: 12}),
  )
  const operations = fc.oneof(
    path.map((target): PatchOperations => ({set: {[target]: 1}})),
    path.map((target): PatchOperations => ({setIfMissing: {[target]: {b: 1}}})),
    path.map((target): PatchOperations => ({unset: [target]})),
    path.map((after): PatchOperations => ({insert: {after, items: [1]}})),
    path.map((replace): PatchOperations => ({insert: {replace, items: [1]}})),
    fc.string().map((patch): PatchOperations => ({diffMatchPatch: {name: patch}})),
  )
  fc.assert(
    fc.property(operations, (patch) => {
      try {
        expect(patched(patch)).toMatchObject({_id: 'a', _type: 'product', _rev: 'r1'})
      } catch (error) {
        if (!(error instanceof LakeError) || error.status !== 400) throw error
      }
    }),
    {numRuns: 3000},
  )
})
