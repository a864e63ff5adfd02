import {expect, test} from 'vitest'
import * as enquiry from './te/enquiry.ts'
import * as heads from './te/heads.ts'
import * as upload from './te/upload.ts'

const rooms = import.meta.glob<Record<string, unknown>>(['./te/*.ts', '!./te/{language,type}.ts'], {
  eager: true,
})

/** Every text with the path to it. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path} ${key}`))
}

/** Names that stay in Latin letters: brand, services, kinds and sizes of files, codes. */
const LATIN = /Stone Designs|JPG|PNG|GIF|WEBP|SVG|PDF|MB|KB|S3|WCAG|AA|axe|FOU-\u2060002/g

test('every text that visitors read in Telugu is written in Telugu', () => {
  // Empty is the half of a sentence that Telugu does not have.
  const texts = Object.entries(rooms)
    .flatMap(([path, room]) => textsOf(room, path))
    .filter(([, text]) => text !== '')
  expect(texts.length).toBeGreaterThan(180)
  for (const [path, text] of texts) {
    expect(text, path).toMatch(/\p{Script=Telugu}/u)
    expect(text.replaceAll(LATIN, ''), path).not.toMatch(/[a-z\u0900-\u0963\u0966-\u097f]/i)
  }
})

test('a Telugu sentence names the town where it is known, and is complete without it', () => {
  expect(heads.contactDescription('హైదరాబాద్')).toContain('లేదా హైదరాబాద్‌లో మా షోరూమ్‌కు రండి')
  expect(heads.contactDescription(undefined)).toContain('లేదా మా షోరూమ్‌కు రండి')
})

test('the link to the enquiry list says in Telugu how many designs are on it', () => {
  expect(enquiry.enquiryList(0)).toBe('ఎంక్వైరీ జాబితా')
  expect(enquiry.enquiryList(3)).toBe('ఎంక్వైరీ జాబితా, 3 డిజైన్లు')
})

test('a failed upload says the reason in Telugu, and names the status instead of the server’s English words', () => {
  expect(upload.notAllowed('Too many requests', 429)).toMatch(/^కుదరలేదు \(429\): తక్కువ సమయంలో/)
  expect(upload.rejected(415, 'UnsupportedMediaType')).toBe('S3 అప్‌లోడ్ కుదరలేదు (415): ఫోటో లేదా PDF ఎంచుకోండి.')
  expect(upload.rejected(500, '')).toBe('S3 అప్‌లోడ్ కుదరలేదు (500): కొంతసేపు ఆగి మళ్లీ ప్రయత్నించండి.')
  expect(upload.failed('Failed to fetch')).not.toMatch(/[a-z]/i)
})
