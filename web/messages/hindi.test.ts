import {expect, test} from 'vitest'
import * as enquiry from './hi/enquiry.ts'
import * as heads from './hi/heads.ts'
import * as upload from './hi/upload.ts'

const rooms = import.meta.glob<Record<string, unknown>>(['./hi/*.ts', '!./hi/{language,type}.ts'], {
  eager: true,
})

/** Every text with the path to it. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path} ${key}`))
}

/** Names that stay in Latin letters: brand, services, a key, kinds and sizes of files, codes. */
const LATIN =
  /Stone Designs|WhatsApp|Google( Maps)?|Meta|Instagram|Facebook|JPG|PNG|GIF|WEBP|SVG|PDF|MB|KB|S3|WCAG|AA|axe|Enter|FOU-\u2060002/g

test('every text that visitors read in Hindi is written in Devanagari and ends with a danda', () => {
  const texts = Object.entries(rooms).flatMap(([path, room]) => textsOf(room, path))
  expect(texts.length).toBeGreaterThan(180)
  for (const [path, text] of texts) {
    expect(text, path).toMatch(/\p{Script=Devanagari}|^(Instagram|Facebook)$/u)
    expect(text, path).not.toMatch(/\p{Script=Devanagari}\.( |$)/u)
    expect(text.replaceAll(LATIN, ''), path).not.toMatch(/[a-z\u0c00-\u0c7f]/i)
  }
})

test('a Hindi sentence names the town where it is known, and is complete without it', () => {
  expect(heads.contactDescription('हैदराबाद')).toContain('हैदराबाद में हमारे शोरूम आइए')
  expect(heads.contactDescription(undefined)).toContain('कॉल करें या हमारे शोरूम आइए')
})

test('the link to the enquiry list says in Hindi how many designs are on it', () => {
  expect(enquiry.enquiryList(0)).toBe('पूछताछ सूची')
  expect(enquiry.enquiryList(3)).toBe('पूछताछ सूची, 3 डिज़ाइन')
})

test('a failed upload says the reason in Hindi, and names the status instead of the server’s English words', () => {
  expect(upload.notAllowed('Too many requests', 429)).toMatch(/कुछ देर बाद कोशिश करें।$/)
  expect(upload.notAllowed('status 418', 418)).toBe('नहीं हो सका (418): कुछ देर बाद दोबारा कोशिश करें।')
  expect(upload.rejected(400, 'Invalid Request')).toMatch(/^S3 पर अपलोड नहीं हो सका \(400\): कृपया/)
  expect(upload.failed('Failed to fetch')).not.toMatch(/[a-z]/i)
})
