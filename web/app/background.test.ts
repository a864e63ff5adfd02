import {expect, test} from 'vitest'
import {isSecondVisit} from './background.ts'

const HOUR = 3_600_000
const NOON = Date.parse('2026-11-23T12:10:00Z')

function openStorage() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  return {stored, storage}
}

test('a visit is the second one after a pause, and what is stored names no minute', () => {
  const {stored, storage} = openStorage()
  expect(isSecondVisit(storage, NOON)).toBe(false)
  expect(isSecondVisit(storage, NOON + HOUR / 4)).toBe(false)
  expect([...stored.values()]).toEqual(['2026-11-23T13:00:00.000Z'])
  expect(isSecondVisit(storage, NOON + HOUR)).toBe(true)
})

test('a first visit with a clock that was a month ahead does not put off the second one by a month', () => {
  const {storage} = openStorage()
  expect(isSecondVisit(storage, NOON + 30 * 24 * HOUR)).toBe(false)
  expect(isSecondVisit(storage, NOON)).toBe(false)
  expect(isSecondVisit(storage, NOON + HOUR)).toBe(true)
})
