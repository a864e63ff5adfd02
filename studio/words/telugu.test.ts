import {expect, test} from 'vitest'
import {english} from './english.ts'
import {telugu} from './telugu.ts'

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

/** What is the same in all languages: a figure or other placeholders alone. */
const FIGURES = new Set(['today.times', 'table.cell'])

test('every text of the desk is in Telugu, with the placeholders of the English', () => {
  const translated = new Map(Object.entries(telugu))
  for (const [key, text] of Object.entries(english)) {
    const words = translated.get(key) ?? ''
    expect(placeholders(words), key).toEqual(placeholders(text))
    if (!FIGURES.has(key)) expect(words, key).toMatch(/\p{Script=Telugu}/u)
  }
})
