import * as fc from 'fast-check'
import {parse} from 'groq-js'
import {expect, test} from 'vitest'
import {LakeError} from '../../model/errors.ts'
import {prepare} from '../answer/prepare.ts'
import {templateOf} from './template.ts'
import type {JsonObject} from '../../model/types.ts'

/** Queries with parameters wherever the language allows an expression, and where it does not. */
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

/** The tree of a query from groq-js, unless groq-js or the lake rejects it. */
function plainTree(query: string, params: JsonObject): unknown {
  try {
    const tree = parse(query, {params})
    return /"Parameter"|"geo"/.test(JSON.stringify(tree)) ? 'rejected' : tree
  } catch {
    return 'rejected'
  }
}

function preparedTree(query: string, params: JsonObject): unknown {
  try {
    return prepare(query, params).tree
  } catch (error) {
    return error instanceof LakeError && error.type === 'queryParseError' ? 'rejected' : error
  }
}

test('a query parsed for all parameters has the same tree as when parsed for each', () => {
  const property = fc.property(fc.constantFrom(...QUERIES), parameters, (query, params) => {
    expect({query, params, tree: preparedTree(query, params)}).toEqual({
      query,
      params,
      tree: plainTree(query, params),
    })
  })
  expect(fc.check(property, {numRuns: 3000}).failed).toBe(false)
})

test('most queries are parsed once, whatever their parameters are', () => {
  const isOpen = (query: string) => templateOf(query, (task) => task()) !== undefined
  expect(QUERIES.filter((query) => isOpen(query)).length).toBeGreaterThan(20)
  for (const query of ['*[$a]', '*[0...$a]', '*[@[$a] == $b]', '{$a: 1}', 'geo::latLng($a, $b)']) {
    expect([query, isOpen(query)]).toEqual([query, false])
  }
})

test('the error of a missing parameter has a position, also after it had a value', () => {
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
