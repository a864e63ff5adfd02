import {Mutation} from '@sanity/mutator'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {patchInSteps} from './patch-steps.ts'
import {checkPaths} from './patch-paths.ts'
import type {Json, JsonObject, PatchOperations, StoredDocument} from '../../model/types.ts'

const SYSTEM = {_id: 'a', _type: 't', _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: ''}

function patched(fields: JsonObject, operations: PatchOperations): JsonObject {
  const document: StoredDocument = {...fields, ...SYSTEM}
  checkPaths(operations, 'a')
  const {next, patches} = patchInSteps(document, operations)
  const mutations = patches.map((patch) => ({patch: {...patch, id: 'a'}}))
  // A listener has only the patches, and must get the same document.
  expect(new Mutation({mutations}).apply(structuredClone(document))).toEqual(next)
  return Object.fromEntries(Object.entries(next).filter(([name]) => !Object.hasOwn(SYSTEM, name)))
}

/** The example in the documentation of JSONMatch. */
const PERSON: JsonObject = {
  name: 'fred',
  friends: [
    {name: 'mork', age: 40, favoriteColor: 'red'},
    {name: 'mindy', age: 32, favoriteColor: 'blue'},
    {name: 'franklin', favoriteColor: 'yellow', tags: []},
  ],
  roles: ['admin', 'owner'],
  contactInfo: {streetAddress: '42', state: {shortName: 'WY', longName: 'Wyoming'}},
}

const DOCUMENTED: [path: string, named: Json[]][] = [
  ['name', ['fred']],
  ['friends[*].name', ['mork', 'mindy', 'franklin']],
  ['friends[age > 35].name', ['mork']],
  ['friends[age > 30, favoriteColor == "blue"].name', ['mork', 'mindy']],
  ['friends[age?].age', [40, 32]],
  ['friends[tags?].name', ['franklin']],
  ['friends[0].name', ['mork']],
  ['friends[0, 1].name', ['mork', 'mindy']],
  ['friends[1:3].name', ['mindy', 'franklin']],
  ['friends[0, 2:3].name', ['mork', 'franklin']],
  ['friends.name', ['mork', 'mindy', 'franklin']],
  ['contactInfo.state.shortName', ['WY']],
  ["contactInfo['state'].shortName", ['WY']],
  ['contactInfo.state[shortName, longName]', ['WY', 'Wyoming']],
  ['friends.age[@ > 35]', [40]],
  ['roles[*]', ['admin', 'owner']],
  ['roles[:]', ['admin', 'owner']],
  ['roles[-1]', ['owner']],
  ['roles[@ == "admin"]', ['admin']],
  ['contactInfo..shortName', ['WY']],
  ['[contactInfo.state.shortName, name]', ['fred', 'WY']],
  ['contactInfo.state.*', ['WY', 'Wyoming']],
  ['..longName', ['Wyoming']],
  ['friends[favoriteColor == "pink"].name', []],
  ['friends[9:].name', []],
]

test.each(DOCUMENTED)('set and unset reach the targets of %s, and nothing else', (path, named) => {
  const marked = (person: Json): Json[] =>
    typeof person === 'object' && person ? Object.values(person).flatMap(marked) : [person]
  const before = marked(PERSON)
  const after = marked(patched(PERSON, {set: {[path]: 'SET'}}))
  expect(after).toHaveLength(before.length)
  expect(before.filter((_, index) => after[index] === 'SET')).toEqual(named)
  const left = marked(patched(PERSON, {unset: [path]}))
  expect(left).toEqual(before.filter((value) => !named.includes(value)))
})

const LISTS: JsonObject = {
  lists: [{tags: ['a', 'b', 'c']}, {tags: ['d']}, {}, {tags: []}],
  tags: ['x', 'y', 'z'],
}

const CASES: [claim: string, operations: PatchOperations, expected: JsonObject][] = [
  [
    'only the first element of every list is removed',
    {unset: ['lists[*].tags[0]']},
    {lists: [{tags: ['b', 'c']}, {tags: []}, {}, {tags: []}]},
  ],
  ['elements are removed whatever the order of their indexes', {unset: ['tags[2,0]']}, {tags: ['y']}],
  [
    'items inserted after the last element of every list come once into each list',
    {insert: {after: 'lists[*].tags[-1]', items: ['n']}},
    {lists: [{tags: ['a', 'b', 'c', 'n']}, {tags: ['d', 'n']}, {}, {tags: ['n']}]},
  ],
  [
    'items inserted before a range come before its first element',
    {insert: {before: 'tags[1:3]', items: ['n']}},
    {tags: ['x', 'n', 'y', 'z']},
  ],
  [
    'items inserted after a range come after its last element',
    {insert: {after: 'tags[0:2]', items: ['n']}},
    {tags: ['x', 'y', 'n', 'z']},
  ],
  [
    'items that replace an empty range come where the range is',
    {insert: {replace: 'tags[1:1]', items: ['n']}},
    {tags: ['x', 'n', 'y', 'z']},
  ],
  [
    'items that replace a range past the end come last',
    {insert: {replace: 'tags[9:]', items: ['n']}},
    {tags: ['x', 'y', 'z', 'n']},
  ],
  [
    'an insertion before the beginning goes to the beginning',
    {insert: {before: 'tags[-9]', items: ['n']}},
    {tags: ['n', 'x', 'y', 'z']},
  ],
  [
    'elements that are not neighbours are replaced by one run of items',
    {insert: {replace: 'tags[0,2]', items: ['n', 'm']}},
    {tags: ['n', 'm', 'y']},
  ],
  [
    'an insertion beside a filter that matches nothing changes nothing',
    {insert: {replace: 'tags[@ == "q"]', items: ['n']}},
    {},
  ],
  ['a range past the end creates no elements', {set: {'tags[1:99]': 'n'}}, {tags: ['x', 'n', 'n']}],
  [
    'a missing field is created in every element that is an object, a missing list is not',
    {set: {'lists[*].note': 1, 'lists[*].more[0]': 1, 'tags[*].note': 1}},
    {
      lists: [{tags: ['a', 'b', 'c'], note: 1}, {tags: ['d'], note: 1}, {note: 1}, {tags: [], note: 1}],
    },
  ],
  [
    'the operations of one patch see each other, in the order setIfMissing, set, unset, insert',
    {
      setIfMissing: {more: ['q']},
      set: {'more[*]': 'p'},
      unset: ['lists[1:]', 'tags[1:]'],
      insert: {replace: 'tags[1:1]', items: ['n']},
    },
    {more: ['p'], lists: [{tags: ['a', 'b', 'c']}], tags: ['x', 'n']},
  ],
  [
    'insertions into lists within lists do not move each other',
    {set: {tags: [['a'], ['b']]}, insert: {before: 'tags..[0]', items: ['n']}},
    {
      tags: ['n', ['n', 'a'], ['n', 'b']],
    },
  ],
  ['names with spaces and quotes are found', {unset: ["*['a b', 'it\\'s']"]}, {odd: {}}],
]

test.each(CASES)('%s', (_claim, operations, expected) => {
  const odd = {'a b': 1, "it's": 2}
  expect(patched({...LISTS, odd}, operations)).toEqual({...LISTS, odd, ...expected})
})

test('a patch without targets becomes one empty patch', () => {
  const document: StoredDocument = {...SYSTEM, tags: []}
  expect(patchInSteps(document, {unset: ['tags[*].a']})).toEqual({next: document, patches: [{}]})
})

test('a patch of plain paths is kept as it was sent', () => {
  const operations = {set: {name: 'x', 'tags[_key=="k"].a': 1}, unset: ['tags[-1]', "['a b'].c"]}
  expect(patchInSteps({...SYSTEM}, operations).patches).toEqual([operations])
})

test('unset by condition removes exactly what a filter would, in lists within lists too', () => {
  const plain = {noNullPrototype: true}
  const item = fc.record({v: fc.integer({min: 0, max: 3}), _key: fc.constantFrom('k1', 'k2', 'k3')}, plain)
  const lists = fc.array(fc.record({items: fc.array(item, {maxLength: 5})}, plain), {maxLength: 4})
  fc.assert(
    fc.property(lists, fc.integer({min: 0, max: 3}), (before, least) => {
      const kept = before.map(({items}) => ({items: items.filter(({v}) => !(v >= least))}))
      for (const path of [`lists[*].items[v >= ${least}]`, `..items[v >= ${least}]`]) {
        expect(patched({lists: before}, {unset: [path]})).toEqual({lists: kept})
      }
    }),
  )
})
