import {expect, test} from 'vitest'
import {english} from './english.ts'
import {hindi} from './hindi.ts'

const translated = new Map(Object.entries(hindi))

test('every text of the desk is in Hindi', () => {
  for (const [key, text] of translated) {
    const own = text.replaceAll(/\{\{[\w-]+\}\}/g, '')
    // A text of nothing but parameters and signs needs no word; the shop and the column Id have one name everywhere.
    expect(own, key).toMatch(/\p{Script=Devanagari}|^[^\p{L}]*$|^(Id|Stone Designs)$/u)
  }
})

test('the Hindi text of the desk has the parameters and the lines of the English one', () => {
  const partsOf = (text = '') => (text.match(/\{\{[\w-]+\}\}|\n/g) ?? []).toSorted()
  for (const [key, text] of Object.entries(english)) {
    expect(partsOf(translated.get(key)), key).toEqual(partsOf(text))
  }
})
