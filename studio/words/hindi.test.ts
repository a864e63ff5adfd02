import {expect, test} from 'vitest'
import {english} from './english.ts'
import {hindi} from './hindi.ts'

const translated = new Map(Object.entries(hindi))

/** Whether a text has nothing to translate: figures, signs and names. */
const isTheSame = (text: string) => /^(\{\{count\}\} ×|Id)$/.test(text)

test('every text of the desk is in Hindi', () => {
  for (const [key, text] of Object.entries(english)) {
    if (isTheSame(text)) continue
    expect(translated.get(key), key).toMatch(/\p{Script=Devanagari}/u)
  }
})

test('the Hindi text of the desk has the parameters and the lines of the English one', () => {
  const partsOf = (text = '') => (text.match(/\{\{[\w-]+\}\}|\n/g) ?? []).toSorted()
  for (const [key, text] of Object.entries(english)) {
    expect(partsOf(translated.get(key)), key).toEqual(partsOf(text))
  }
})
