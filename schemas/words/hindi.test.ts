import {expect, test} from 'vitest'
import {hindi} from './hindi.ts'

/** Every text with its path; a text with parameters is called with digits. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value('1', 2))]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

test('every text of a form is in Hindi', () => {
  const texts = textsOf(hindi, 'hindi')
  expect(texts.length).toBeGreaterThan(200)
  for (const [path, text] of texts) {
    expect(text, path).toMatch(/\p{Script=Devanagari}|^(Instagram|Facebook|hi-IN-u-nu-latn)$/u)
    // A danda ends a Hindi sentence; a full stop is a slip of the keyboard.
    expect(text, path).not.toMatch(/\p{Script=Devanagari}\.( |$)/u)
  }
})
