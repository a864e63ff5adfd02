import {expect, test} from 'vitest'
import {readable} from './types.ts'

test('an error is named by file, line and column, with its message and code', () => {
  expect(readable("web/shell/Footer.tsx(20,19): error TS2551: Property 'brandx' does not exist.")).toBe(
    "web/shell/Footer.tsx:20:19 Property 'brandx' does not exist. (TS2551)",
  )
})

test('a message that writes out a whole type is cut', () => {
  const line = readable(`server/shop.ts(1,2): error TS1: ${'{ a: string; }'.repeat(100)}`)
  expect(line?.length).toBeLessThan(300)
  expect(line).toMatch(/ … \(TS1\)$/)
})

test.each([
  '12:00:00 PM - Found 0 errors. Watching for file changes.',
  '',
  '  Types have separate declarations.',
])('%j names no error', (line) => expect(readable(line)).toBeUndefined())
