import {expect, test} from 'vitest'
import {cellKey, openUnsavedCells} from './unsaved-cells.ts'

function storageOf(content: Record<string, string> = {}) {
  return {
    getItem: (key: string) => content[key] ?? null,
    setItem(key: string, value: string) {
      content[key] = value
    },
  }
}

test('a text that was not stored is there again after a reload, and gone once it is stored', () => {
  const storage = storageOf()
  const [name, note] = [cellKey('product-1', 'name'), cellKey('product-1', 'note')]
  const before = openUnsavedCells(storage)
  before.set(name, 'Kota casc')
  before.set(name, 'Kota cascade')
  before.set(note, '')
  before.delete(cellKey('product-2', 'name'))

  const after = openUnsavedCells(storage)
  expect([after.textOf(name), after.textOf(note)]).toEqual(['Kota cascade', ''])
  after.delete(name)
  expect(openUnsavedCells(storage).textOf(name)).toBeUndefined()
  expect(openUnsavedCells(storage).textOf(note)).toBe('')
})

test('cells work where the browser keeps nothing, or something that is no text', () => {
  const full = {
    getItem: () => '{"product-1 name": 7',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const cells = openUnsavedCells(full)
  cells.set('product-1 name', 'Lotus')
  expect(cells.textOf('product-1 name')).toBe('Lotus')
})

test('a subscriber is notified of each text that is kept or discarded', () => {
  const cells = openUnsavedCells(storageOf())
  let notified = 0
  const unsubscribe = cells.subscribe(() => (notified += 1))
  cells.set(cellKey('a', 'name'), 'Kota')
  cells.delete(cellKey('a', 'name'))
  unsubscribe()
  cells.set(cellKey('a', 'name'), 'Kota')
  expect(notified).toBe(2)
})
