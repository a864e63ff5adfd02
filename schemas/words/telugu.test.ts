import {expect, test} from 'vitest'
import {english} from './english.ts'
import {telugu} from './telugu.ts'

/** Every text, with the path to it. A function's text is made with arguments that are easy to recognise. */
function textsOf(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') return [[path, String(words('12×34', '56'))]]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

test('every text of the forms is in Telugu', () => {
  for (const [path, text] of textsOf(telugu)) expect(text, path).toMatch(/\p{Script=Telugu}|^gclid|^te-IN/u)
})

test('a text with a number or a size in English has it in Telugu', () => {
  const translated = new Map(textsOf(telugu))
  for (const [path, text] of textsOf(english)) {
    for (const argument of text.match(/12×34|56/g) ?? []) {
      expect(translated.get(path), path).toContain(argument)
    }
  }
})
