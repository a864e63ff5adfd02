import {expect, test} from 'vitest'
import {english} from './english.ts'
import {hindi} from './hindi.ts'
import {telugu} from './telugu.ts'

const LANGUAGES = [
  ['Hindi', hindi, /\p{Script=Devanagari}/u],
  ['Telugu', telugu, /\p{Script=Telugu}/u],
] as const

test.each(LANGUAGES)('no text of the desk is left in English in %s', (_name, words, script) => {
  const left = Object.entries(words).filter(([, text]) => {
    const own = text.replaceAll(/\{\{[\w-]+\}\}|Stone Designs/g, '')
    // A text of nothing but placeholders and signs needs no word, and the column Id has one name everywhere.
    return /\p{L}/u.test(own) && own !== 'Id' && !script.test(own)
  })
  expect(left).toEqual([])
})

test.each(LANGUAGES)(
  'a text of the desk has the placeholders and the lines of the English in %s',
  (_name, words) => {
    const partsOf = (text = '') => (text.match(/\{\{[\w-]+\}\}|\n/g) ?? []).toSorted()
    const translated = new Map(Object.entries(words))
    for (const [key, text] of Object.entries(english)) {
      expect(partsOf(translated.get(key)), key).toEqual(partsOf(text))
    }
  },
)

/** Texts about something of which there is at least one, or whose number stands beside them. */
const NEVER_ZERO = [
  'today.count_one',
  'today.speed.means_one',
  'audit.sign-in-failed_one',
  'audit.purged_one',
  'table.delete-why_one',
  'spreadsheet.ignored_one',
]

test('a Hindi text for one has its number inside, because Hindi takes it for zero too', () => {
  expect(new Intl.PluralRules('hi-IN').select(0)).toBe('one')
  const translated = new Map(Object.entries(hindi))
  const withoutNumber = [...translated].filter(
    ([key, text]) =>
      key.endsWith('_one') && !text.includes('{{count}}') && !translated.has(key.replace(/one$/, 'zero')),
  )
  expect(withoutNumber.map(([key]) => key)).toEqual(NEVER_ZERO)
})
