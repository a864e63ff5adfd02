import {expect, test} from 'vitest'
import * as englishAvailability from './en/availability.ts'
import * as englishEnquiry from './en/enquiry.ts'
import * as englishList from './en/enquiry-page.ts'
import * as englishDesigns from './en/all-products.ts'
import * as englishFinding from './en/find-dialog.ts'
import * as englishHeads from './en/heads.ts'
import * as englishPrint from './en/print.ts'
import * as englishPrivacy from './en/privacy.ts'
import * as hindiAvailability from './hi/availability.ts'
import * as hindiDesigns from './hi/all-products.ts'
import * as hindiEnquiry from './hi/enquiry.ts'
import * as hindiList from './hi/enquiry-page.ts'
import * as hindiFinding from './hi/find-dialog.ts'
import * as hindiHeads from './hi/heads.ts'
import * as hindiPrint from './hi/print.ts'
import * as hindiPrivacy from './hi/privacy.ts'
import * as teluguAvailability from './te/availability.ts'
import * as teluguDesigns from './te/all-products.ts'
import * as teluguEnquiry from './te/enquiry.ts'
import * as teluguList from './te/enquiry-page.ts'
import * as teluguFinding from './te/find-dialog.ts'
import * as teluguHeads from './te/heads.ts'
import * as teluguPrint from './te/print.ts'
import * as teluguPrivacy from './te/privacy.ts'
import * as teluguScale from './te/scale.ts'
import {listed} from './list.ts'

const english = {
  ...englishAvailability,
  ...englishList,
  ...englishDesigns,
  ...englishPrivacy,
  ...englishFinding,
  ...englishPrint,
  ...englishEnquiry,
}
const telugu = {
  ...teluguAvailability,
  ...teluguList,
  ...teluguDesigns,
  ...teluguPrivacy,
  ...teluguFinding,
  ...teluguPrint,
  ...teluguEnquiry,
}
const hindi = {
  ...hindiAvailability,
  ...hindiList,
  ...hindiDesigns,
  ...hindiPrivacy,
  ...hindiFinding,
  ...hindiPrint,
  ...hindiEnquiry,
}

const COUNTS = [0, 1, 2, 5]

/** Sentences with a number, whose nouns or verbs may have a plural. */
const COUNTED = ['categoriesChosen', 'designs', 'enquiryList', 'found', 'keptHere', 'toOrderIn'] as const

test.each([
  ['en-IN', english],
  ['te-IN', telugu],
  ['hi-IN', hindi],
] as const)(
  'a sentence with a number has one form for all numbers of a plural form of %s',
  (locale, words) => {
    const form = new Intl.PluralRules(locale)
    for (const name of COUNTED) {
      const sentences = new Map<string, string>()
      for (const count of COUNTS) {
        // An empty list is not counted.
        if (name === 'enquiryList' && count === 0) continue
        const sentence = words[name](count)
        expect(sentence, name).toContain(String(count))
        const pattern = sentence.replace(String(count), '#')
        const earlier = sentences.get(form.select(count)) ?? pattern
        expect(pattern, `${name} ${count}`).toBe(earlier)
        sentences.set(form.select(count), earlier)
      }
    }
  },
)

test('Telugu has a form for 1 and another for 0, 2 and 5', () => {
  expect(COUNTS.map((count) => telugu.designs(count))).toEqual(['0 డిజైన్లు', '1 డిజైన్', '2 డిజైన్లు', '5 డిజైన్లు'])
  expect(COUNTS.map((count) => telugu.found(count))).toEqual(COUNTS.map((count) => telugu.designs(count)))
  expect(telugu.keptHere(1)).toBe('1 డిజైన్; ఈ ఫోన్ లేదా కంప్యూటర్‌లోనే ఉంటుంది.')
  expect(telugu.keptHere(2)).toBe('2 డిజైన్లు; ఈ ఫోన్ లేదా కంప్యూటర్‌లోనే ఉంటాయి.')
  expect([telugu.days(1), telugu.days(90), telugu.years(1), telugu.years(3)]).toEqual([
    'ఒక రోజు.',
    '90 రోజులు.',
    'ఒక సంవత్సరం.',
    '3 సంవత్సరాలు.',
  ])
})

test('Hindi has one form for 0 and 1; its words with a number are the same for 2 and 5', () => {
  for (const count of COUNTS) {
    expect(hindi.designs(count)).toBe(`${count} डिज़ाइन`)
    expect(hindi.found(count)).toBe(`${count} डिज़ाइन`)
    // A verb would have to follow the number: है for one, हैं for more.
    expect(hindi.keptHere(count)).not.toMatch(/है/)
    expect(hindi.categoriesChosen(count)).not.toMatch(/है/)
    expect([hindi.years(count), hindi.days(count)]).toEqual([`${count} साल।`, `${count} दिन।`])
  }
})

test('a length in Telugu has its singular for one foot and for one inch', () => {
  expect(teluguScale.feetAndInches(1, 1)).toBe('1 అడుగు 1 అంగుళం')
  expect(teluguScale.feetAndInches(2, 0)).toBe('2 అడుగులు')
  expect(teluguScale.feetAndInches(0, 0)).toBe('0 అంగుళాలు')
})

test.each(['en-IN', 'te-IN', 'hi-IN'])('things are listed as by Intl.ListFormat in %s', (locale) => {
  const format = new Intl.ListFormat(locale, {type: 'unit', style: 'short'})
  for (const things of [[], ['A'], ['A', 'B'], ['A', 'B', 'C', 'D']])
    expect(listed(things)).toBe(format.format(things))
})

test('facts of a product follow each other in every language without an “and”', () => {
  const sentences = [englishHeads, teluguHeads, hindiHeads].map(({productDescription}) =>
    productDescription(['A', 'B', 'C'], 'D'),
  )
  expect(sentences).toEqual(['A, B, C. D', 'A, B, C. D', 'A, B, C। D'])
})

const sources = import.meta.glob<string>('./{en,te,hi}/*.ts', {eager: true, query: '?raw', import: 'default'})

test('words leave the choice of a plural form and the joints of a list to `plural.ts` and `list.ts`', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(120)
  for (const [path, source] of Object.entries(sources))
    expect(source, path).not.toMatch(/[=!]==? [12]\b|[<>]=? 2\b|join\('[^']*,/)
})
