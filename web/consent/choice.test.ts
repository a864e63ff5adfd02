import {afterEach, expect, test, vi} from 'vitest'
import {storedChoice} from './choice.ts'

afterEach(() => vi.unstubAllGlobals())

const store = (text: string | null) => vi.stubGlobal('localStorage', {getItem: () => text})

test('the stored choice has its version, time and purposes', () => {
  const choice = {version: '1', at: '2026-11-21T10:00:00.000Z', purposes: ['advertising']}
  store(JSON.stringify(choice))
  expect(storedChoice()).toEqual(choice)
})

test.each([null, '{', 'null', '7', '{"version":1,"at":"","purposes":[]}', '{"version":"1","at":"now"}'])(
  'the text %j is no choice',
  (text) => {
    store(text)
    expect(storedChoice()).toBeUndefined()
  },
)

test('a browser without storage has no choice', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('SecurityError')
    },
  })
  expect(storedChoice()).toBeUndefined()
})
