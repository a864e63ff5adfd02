import {expect, test} from 'vitest'
import {english} from './english.ts'
import {telugu} from './telugu.ts'

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

test('every text of the desk has the placeholders of the English', () => {
  const translated = new Map(Object.entries(telugu))
  for (const [key, text] of Object.entries(english)) {
    expect(placeholders(translated.get(key) ?? ''), key).toEqual(placeholders(text))
  }
})

test('every text of the desk that has words is in Telugu', () => {
  const withWords = Object.entries(telugu).filter(([, text]) =>
    /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}|Stone Designs/g, '')),
  )
  for (const [key, text] of withWords) expect(text, key).toMatch(/\p{Script=Telugu}/u)
})
