import {expect, test} from 'vitest'
import {english} from './english.ts'
import {hindi} from './hindi.ts'
import {telugu} from './telugu.ts'

const LANGUAGES = [
  ['Hindi', hindi, /\p{Script=Devanagari}|^(Instagram|Facebook|hi-IN-u-nu-latn)$/u],
  ['Telugu', telugu, /\p{Script=Telugu}|^gclid|^te-IN/u],
] as const

/** Every text, with the path to it. A function's text is made with arguments that are easy to recognise. */
function textsOf(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') return [[path, String(words('12×34', '56'))]]
  return Object.entries(words ?? {}).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

test.each(LANGUAGES)('no text of the forms is left in English in %s', (_name, words, script) => {
  for (const [path, text] of textsOf(words)) expect(text, path).toMatch(script)
})

test.each(LANGUAGES)('a text with a number or a size in English has it in %s', (_name, words) => {
  const translated = new Map(textsOf(words))
  for (const [path, text] of textsOf(english)) {
    for (const argument of text.match(/12×34|56/g) ?? []) {
      expect(translated.get(path), path).toContain(argument)
    }
  }
})

test('a danda ends a Hindi sentence; a full stop is a slip of the keyboard', () => {
  for (const [path, text] of textsOf(hindi)) expect(text, path).not.toMatch(/\p{Script=Devanagari}\.( |$)/u)
})
