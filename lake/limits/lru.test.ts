import {expect, test} from 'vitest'
import {Lru} from './lru.ts'

test('keeps used entries, evicts unused ones, and stays within the capacity', () => {
  const lru = new Lru<number>(10)
  lru.set('used', 0)
  for (let n = 1; n <= 100; n += 1) {
    lru.set(`n${n}`, n)
    expect(lru.get('used')).toBe(0)
    expect(lru.get(`n${n}`)).toBe(n)
  }
  const kept = Array.from({length: 100}, (_, n) => lru.get(`n${n + 1}`)).filter(
    (value) => value !== undefined,
  )
  expect(kept.length).toBeLessThanOrEqual(9)
  expect(kept).toContain(100)
})

test('heavy entries evict others, and an entry heavier than the capacity is not stored', () => {
  const lru = new Lru<string>(10)
  lru.set('a', 'a', 4)
  lru.set('b', 'b', 9)
  lru.set('c', 'c', 9)
  lru.set('d', 'd', 11)
  expect([lru.get('a'), lru.get('c'), lru.get('d')]).toEqual([undefined, 'c', undefined])
})

test('setting an entry again replaces its value and weight, deleting it removes both', () => {
  const lru = new Lru<number>(10)
  lru.set('a', 1, 4)
  lru.set('a', 2, 1)
  lru.set('b', 3, 4)
  expect([lru.get('a'), lru.get('b')]).toEqual([2, 3])
  lru.delete('a')
  expect([lru.get('a'), lru.get('b')]).toEqual([undefined, 3])
})
