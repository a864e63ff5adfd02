import {expect, onTestFinished, test, vi} from 'vitest'
import {loadChunk, MissingChunk} from './route-scripts.ts'

const failing = (message: string) => loadChunk(() => Promise.reject(new TypeError(message)))

test.each([
  ['Failed to fetch dynamically imported module: https://shop.example/assets/about-1.js', ' (about-1.js)'],
  ['error loading dynamically imported module: https://shop.example/assets/about-1.js', ' (about-1.js)'],
  ['Importing a module script failed.', ''],
])('reports “%s” as a missing part', async (message, file) => {
  const error: unknown = await failing(message).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(MissingChunk)
  expect(error).toMatchObject({
    message: `A part of this page could not be loaded${file}.`,
    cause: {message},
  })
})

test('a part that an open page waits for in vain is a missing part after 15 seconds', async () => {
  vi.stubGlobal('document', {documentElement: {dataset: {hydrated: ''}}, querySelector: () => null})
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const failed = vi.fn<(error: unknown) => void>()
  loadChunk(() => new Promise(() => undefined)).catch(failed)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(failed.mock.calls).toEqual([[expect.any(MissingChunk)]])
})

test('the parts that bring a page to life have all the time that they need', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const loaded = loadChunk(async () => {
    await new Promise((resolve) => setTimeout(resolve, 60_000))
    return 7
  })
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(loaded).resolves.toBe(7)
})

test('a part that fails after loading throws its own error', async () => {
  await expect(failing('x is not a function')).rejects.toThrow(new TypeError('x is not a function'))
})

test('returns the part that was loaded', async () => {
  await expect(loadChunk(() => Promise.resolve({page: 7}))).resolves.toEqual({page: 7})
})
