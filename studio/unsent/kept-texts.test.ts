import {expect, test} from 'vitest'
import {changedFields, isStored, keptTexts, missingIn} from './kept-texts.ts'

test('unsent changes are there after a reload, for the same person and document only', () => {
  const content = new Map<string, string>()
  const storage = {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => content.set(key, value),
    removeItem: (key: string) => content.delete(key),
  }
  const changes = {at: 7, revision: 'a', fields: {name: 'Kota cascade', note: null}}
  keptTexts(storage, 'meera product-1').write(changes)
  expect(keptTexts(storage, 'meera product-1').read()).toEqual(changes)
  expect(keptTexts(storage, 'asha product-1').read()).toBeUndefined()
  keptTexts(storage, 'meera product-1').forget()
  expect(keptTexts(storage, 'meera product-1').read()).toBeUndefined()
})

test('a storage that is full, or holds something else, keeps nothing and disturbs nobody', () => {
  const full = {
    getItem: () => '{"fields": 7}',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  }
  keptTexts(full, 'meera product-1').write({at: 7, revision: 'a', fields: {}})
  expect(keptTexts(full, 'meera product-1').read()).toBeUndefined()
})

test('only fields that a person changed are kept, also those that were emptied', () => {
  const before = {
    _id: 'one',
    _rev: 'a',
    name: 'Lotus',
    note: 'Old',
    image: {alt: 'A lotus', asset: {_ref: 'x'}},
  }
  const after = {
    _id: 'drafts.one',
    _rev: 'b',
    name: 'Lotus of Kota',
    image: {asset: {_ref: 'x'}, alt: 'A lotus'},
  }
  expect(changedFields(before, after)).toEqual({name: 'Lotus of Kota', note: null})
})

test('what the lake has stored in the meantime is not offered again', () => {
  const fields = {name: 'Lotus of Kota', note: null}
  expect(missingIn({name: 'Lotus of Kota', value: 5}, fields)).toEqual({})
  expect(missingIn({name: 'Lotus', note: 'Old'}, fields)).toEqual(fields)
})

test('a text that only the form has, or that the lake dropped, does not count as stored', () => {
  const kept = {at: 7, revision: 'a', fields: {name: 'Lotus of Kota'}}
  expect(isStored({_rev: 'a', name: 'Lotus of Kota'}, kept)).toBe(false)
  expect(isStored({_rev: 'b', name: 'Lotus'}, kept)).toBe(false)
  expect(isStored({_rev: 'b', name: 'Lotus of Kota'}, kept)).toBe(true)
})
