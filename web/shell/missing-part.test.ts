import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {shouldReload} from './missing-part.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  'Failed to fetch dynamically imported module: https://shop.example/assets/about-1.js',
  'error loading dynamically imported module: https://shop.example/assets/about-1.js',
  'Importing a module script failed.',
])('“%s” is worth loading the page again, once', (message) => {
  expect([shouldReload(new TypeError(message)), shouldReload(new TypeError(message))]).toEqual([true, false])
})

test.each([new Error('The catalogue answered with status 500'), 'text', undefined])(
  'another failure is not: %s',
  (error) => {
    expect(shouldReload(error)).toBe(false)
  },
)

test('where nothing can be remembered a page is not loaded again and again', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(shouldReload(new TypeError('Importing a module script failed.'))).toBe(false)
})
