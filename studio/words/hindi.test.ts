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
  const withoutNumber = [...translated].filter(
    ([key, text]) =>
      key.endsWith('_one') && !text.includes('{{count}}') && !translated.has(key.replace(/one$/, 'zero')),
  )
  expect(withoutNumber.map(([key]) => key)).toEqual(NEVER_ZERO)
})
