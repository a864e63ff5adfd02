import {expect, test} from 'vitest'
import {keptTexts} from './kept-texts.ts'

test('pending edits are there after a reload, for the same person and document only', () => {
  const content = new Map<string, string>()
  const storage = {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => content.set(key, value),
    removeItem: (key: string) => content.delete(key),
  }
  const changes = {at: 7, revision: 'a', changes: [{path: ['name'], before: 'Kota', after: 'Kota cascade'}]}
  keptTexts(storage, 'meera product-1').write(changes)
  expect(keptTexts(storage, 'meera product-1').read()).toEqual(changes)
  expect(keptTexts(storage, 'asha product-1').read()).toBeUndefined()
  keptTexts(storage, 'meera product-1').forget()
  expect(keptTexts(storage, 'meera product-1').read()).toBeUndefined()
})

test('a storage that is full, or holds something else, keeps nothing and disturbs nobody', () => {
  const full = {
    getItem: () => '{"changes": 7}',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  }
  keptTexts(full, 'meera product-1').write({at: 7, revision: 'a', changes: []})
  expect(keptTexts(full, 'meera product-1').read()).toBeUndefined()
})
