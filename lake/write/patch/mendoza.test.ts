import * as fc from 'fast-check'
import {applyPatch, incremental} from 'mendoza'
import {expect, test} from 'vitest'
import {effectsOf, withoutRevision} from './mendoza.ts'
import type {Json, StoredDocument} from '../../model/types.ts'

const SYSTEM = {
  _id: 'a',
  _type: 't',
  _createdAt: '2026-01-01T00:00:00.000Z',
  _updatedAt: '2026-01-01T00:00:00.000Z',
}
const make = (rev: string, fields: object): StoredDocument => ({...fields, ...SYSTEM, _rev: rev})

const text = fc.oneof(
  fc.string({unit: 'grapheme', maxLength: 8}),
  fc.string({unit: 'binary', maxLength: 8}),
  fc.constantFrom(
    '',
    'pots',
    'pots and basins',
    'नमस्ते पत्थर',
    '🪨 stone 🪨',
    '🪨🪩',
    '\uD83E stone',
    'x\uDEA8',
  ),
)
const leaf = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null))
const name = fc.constantFrom('a', 'b', 'c', 'title', 'ß', '_weak', 'constructor')
const {fields} = fc.letrec<{fields: Record<string, Json>; value: Json; list: Json[]}>((tie) => ({
  value: fc.oneof({maxDepth: 4}, leaf, tie('list'), tie('fields')),
  list: fc.array(
    fc.oneof(
      tie('value'),
      fc.tuple(fc.constantFrom('k1', 'k2', 'k3'), tie('fields')).map(([_key, rest]) => ({...rest, _key})),
    ),
    {maxLength: 5},
  ),
  fields: fc.dictionary(name, tie('value'), {maxKeys: 5}).map((made) => ({...made})),
}))

test('effects turn any document into any other and back', () => {
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      const previous = make('r1', before)
      const next = make('r2', after)
      const {apply, revert} = effectsOf(previous, next)
      expect(applyPatch(withoutRevision(previous), apply)).toEqual(withoutRevision(next))
      expect(applyPatch(withoutRevision(next), revert)).toEqual(withoutRevision(previous))
    }),
    {numRuns: 1500},
  )
})

test('a chain of effects gives every revision in the form that the Studio reads for its history', () => {
  fc.assert(
    fc.property(fc.array(fields, {minLength: 1, maxLength: 6}), (revisions) => {
      let value = incremental.wrap<number | null>(null, null)
      let previous: StoredDocument | undefined
      for (const [index, revision] of revisions.entries()) {
        const next = make(`r${index}`, revision)
        value = incremental.applyPatch(value, effectsOf(previous, next).apply, index)
        expect(incremental.unwrap(value)).toEqual(withoutRevision(next))
        previous = next
      }
    }),
    {numRuns: 500},
  )
})

test('a creation reverts to null and a deletion applies to null, in the form that the Studio looks for', () => {
  const document = make('r1', {a: 1})
  expect(effectsOf(undefined, document)).toEqual({apply: [0, withoutRevision(document)], revert: [0, null]})
  expect(effectsOf(document, undefined)).toEqual({apply: [0, null], revert: [0, withoutRevision(document)]})
})

test('the revision is not part of the effects', () => {
  expect(effectsOf(make('r1', {a: 1}), make('r2', {a: 1}))).toEqual({apply: [], revert: []})
})

test('the effects of a word typed into a long text are little longer than the word', () => {
  const body = 'पत्थर के काम '.repeat(500)
  const {apply} = effectsOf(
    make('r1', {body}),
    make('r2', {body: `${body.slice(0, 3000)}naya ${body.slice(3000)}`}),
  )
  expect(JSON.stringify(apply).length).toBeLessThan(60)
})

test('the effects of editing one element of a keyed array leave out the others', () => {
  const blocks = (text: string) =>
    [1, 2, 3, 4].map((n) => ({_key: `k${n}`, text: n === 3 ? text : `block ${n}`}))
  const {apply} = effectsOf(make('r1', {blocks: blocks('old')}), make('r2', {blocks: blocks('new')}))
  expect(JSON.stringify(apply)).not.toContain('block')
})

test('effects refer to a moved element by its position, without its content', () => {
  const items = ['a', 'b', 'c', 'd'].map((_key) => ({_key, text: `text of ${_key}`}))
  const {apply} = effectsOf(make('r1', {items}), make('r2', {items: items.toReversed()}))
  expect(JSON.stringify(apply)).not.toContain('text of')
})
