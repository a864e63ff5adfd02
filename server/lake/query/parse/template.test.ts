import * as fc from 'fast-check'
import {parse} from 'groq-js'
import {expect, test} from 'vitest'
import {LakeError} from '../../model/errors.ts'
import {prepare} from '../answer/prepare.ts'
import {templateOf} from './template.ts'
import type {JsonObject} from '../../model/types.ts'

/** With places for parameters wherever the language takes an expression, and where it takes none. */
const QUERIES = [
  '*[_id == $a][0]',
  '*[_type == $a && slug.current == $b] | order(rank desc) [0...3] {_id, "c": $b, ...}',
  '*[$a]',
  '*[($a)]',
  '*[-$a]',
  '*[$a + $b]',
  '*["x" + $a]',
  '*[$a == 1]',
  '*[$a || b]',
  '*[0...$a]',
  '*[$a..$b]',
  '*[_id in $a]{"list": $b[0], "at": list[$a], "rest": list[0...2]}',
  '$a',
  '$a.b.c',
  '$a[0]',
  '$a[]{b}',
  '$a->name',
  '{"x": $a, ...$b}',
  '{$a: 1}',
  '{$a}',
  '{($a) => {"y": $b}}',
  '[$a, ...$b, 1]',
  'select($a => 1, $b)',
  'count(*[references($a)])',
  '*[title match $a] | score(title match $b)',
  '*[@ match text::query($a)]',
  '*[dateTime(_createdAt) > dateTime($a)]',
  '*[_id in path($a)]',
  '*[rank in 1..$a]',
  '*[@[$a] == $b]',
  '*[][$a]',
  '*["$a" == \'$b\'] // $c',
  'fn ex::f($a) = $a{b}; *{"x": ex::f(@)}',
  '*[^.a == $a]{"n": count(*[x == ^.y && z == $b])}',
  'math::sum([$a, $b])',
  'geo::latLng($a, $b)',
  '*[$c]',
  '*[_id == $a',
  '',
]
const value = fc.oneof(
  fc.jsonValue({maxDepth: 2}),
  fc.constantFrom('name', 'b', 0, 1, -1, 2.5, true, false, null, ['x'], {b: 1}, 'drafts.**'),
)
const parameters = fc
  .record({a: value, b: value}, {requiredKeys: []})
  .map((params): JsonObject => JSON.parse(JSON.stringify(params)))

/** The tree that groq-js makes of a query, unless it or the lake refuses it. */
function plainTree(query: string, params: JsonObject): unknown {
  try {
    const tree = parse(query, {params})
    return /"Parameter"|"geo"/.test(JSON.stringify(tree)) ? 'refused' : tree
  } catch {
    return 'refused'
  }
}

function preparedTree(query: string, params: JsonObject): unknown {
  try {
    return prepare(query, params).tree
  } catch (error) {
    return error instanceof LakeError && error.type === 'queryParseError' ? 'refused' : error
  }
}

test('a query that is read for all parameters has the tree that it has when it is read for each', () => {
  const property = fc.property(fc.constantFrom(...QUERIES), parameters, (query, params) => {
    expect({query, params, tree: preparedTree(query, params)}).toEqual({
      query,
      params,
      tree: plainTree(query, params),
    })
  })
  expect(fc.check(property, {numRuns: 3000}).failed).toBe(false)
})

test('most queries are read once, whatever their parameters are', () => {
  const isOpen = (query: string) => templateOf(query, (task) => task()) !== undefined
  expect(QUERIES.filter((query) => isOpen(query)).length).toBeGreaterThan(20)
  for (const query of ['*[$a]', '*[0...$a]', '*[@[$a] == $b]', '{$a: 1}', 'geo::latLng($a, $b)']) {
    expect([query, isOpen(query)]).toEqual([query, false])
  }
})

test('a parameter without a value is named with its place, also after it had one', () => {
  const query = '*[_id == $first && title == $second]'
  expect(prepare(query, {first: 'a', second: 'b'}).tree).toMatchObject({type: 'Filter'})
  const start = query.indexOf('$second')
  expect(() => prepare(query, {first: 'a'})).toThrow(
    expect.objectContaining({
      type: 'queryParseError',
      message: 'param $second referenced, but not provided',
      details: expect.objectContaining({start, end: start + 7}),
    }),
  )
})
