import {expect, test} from 'vitest'
import {loadPart, MissingPart} from './parts.ts'

const failing = (message: string) => loadPart(() => Promise.reject(new TypeError(message)))

test.each([
  ['Failed to fetch dynamically imported module: https://shop.example/assets/about-1.js', ' (about-1.js)'],
  ['error loading dynamically imported module: https://shop.example/assets/about-1.js', ' (about-1.js)'],
  ['Importing a module script failed.', ''],
])('reports “%s” as a missing part', async (message, file) => {
  const error: unknown = await failing(message).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(MissingPart)
  expect(error).toMatchObject({
    message: `A part of this page could not be loaded${file}.`,
    cause: {message},
  })
})

test('a part that fails after loading throws its own error', async () => {
  await expect(failing('x is not a function')).rejects.toThrow(new TypeError('x is not a function'))
})

test('returns the part that was loaded', async () => {
  await expect(loadPart(() => Promise.resolve({page: 7}))).resolves.toEqual({page: 7})
})
