import {expect, test} from 'vitest'
import {selectResponse, type Representation, type Selection} from './conditional.ts'

const TEN_BYTES: Representation = {
  etag: '"v1"',
  size: 10,
  modifiedAt: Date.parse('2026-11-21T10:00:00.700Z'),
}
const AT = 'Sat, 21 Nov 2026 10:00:00 GMT'
const BEFORE = 'Sat, 21 Nov 2026 09:59:59 GMT'
const AFTER = 'Sun, 22 Nov 2026 10:00:00 GMT'

const select = (headers: Record<string, string>, of: Partial<Representation> = {}, method = 'GET') =>
  selectResponse(new Request('https://shop.example/', {method, headers}), {...TEN_BYTES, ...of})

const bytes = (start: number, end: number): Selection => ({
  status: 206,
  start,
  end,
  contentRange: `bytes ${start}-${end}/10`,
})
const WHOLE: Selection = {status: 200}
const TOO_FAR: Selection = {status: 416, contentRange: 'bytes */10'}

test.each<[section: string, claim: string, range: string, expected: Selection]>([
  ['14.1.2', 'an int-range includes both ends', 'bytes=2-4', bytes(2, 4)],
  ['14.1.2', 'a range of one byte', 'bytes=0-0', bytes(0, 0)],
  ['14.1.2', 'without a last byte it runs to the end', 'bytes=7-', bytes(7, 9)],
  ['14.1.2', 'a last byte beyond the end means the end', 'bytes=8-99', bytes(8, 9)],
  ['14.1.2', 'a suffix is the last bytes', 'bytes=-3', bytes(7, 9)],
  ['14.1.2', 'a suffix longer than the representation is all of it', 'bytes=-30', bytes(0, 9)],
  ['14.1.2', 'a last byte before the first makes the range invalid', 'bytes=5-2', WHOLE],
  ['14.1.2', 'numbers of any length', `bytes=3-${'9'.repeat(400)}`, bytes(3, 9)],
  ['14.1', 'the unit in any case', 'Bytes=2-4', bytes(2, 4)],
  ['14.2', 'an unknown unit is ignored', 'lines=1-2', WHOLE],
  ['14.2', 'a malformed range is ignored', 'bytes=a-b', WHOLE],
  ['14.2', 'a range without numbers is ignored', 'bytes=-', WHOLE],
  ['14.2', 'a negative first byte is ignored', 'bytes=--1', WHOLE],
  ['14.2', 'a number without a hyphen is ignored', 'bytes=5', WHOLE],
  ['14.2', 'several ranges may be ignored', 'bytes=0-1,3-4', WHOLE],
  ['15.5.17', 'a first byte at the end is out of range', 'bytes=10-', TOO_FAR],
  ['15.5.17', 'a range beyond the end is out of range', 'bytes=10-20', TOO_FAR],
  ['15.5.17', 'an empty suffix is out of range', 'bytes=-0', TOO_FAR],
])('Range (RFC 9110, %s): %s: %s', (_section, _claim, range, expected) => {
  expect(select({range})).toEqual(expected)
})

test.each<[range: string, expected: Selection]>([
  ['bytes=0-', {status: 416, contentRange: 'bytes */0'}],
  ['bytes=-5', WHOLE],
])('an empty representation answers the range %s with %o', (range, expected) => {
  expect(select({range}, {size: 0})).toEqual(expected)
})

test('a range of any other method than GET is ignored (RFC 9110, 14.2)', () => {
  expect(select({range: 'bytes=2-4'}, {}, 'HEAD')).toEqual(WHOLE)
})

test.each<[claim: string, ifRange: string, status: number]>([
  ['the same tag', '"v1"', 206],
  ['another tag', '"v0"', 200],
  ['a weak tag, since the comparison is strong', 'W/"v1"', 200],
  ['the exact date', AT, 206],
  ['an earlier date', BEFORE, 200],
  ['a later date, since the match is exact', AFTER, 200],
  ['neither tag nor date', 'v1', 200],
])('If-Range (RFC 9110, 13.1.5): %s: %s: %i', (_claim, ifRange, status) => {
  expect(select({range: 'bytes=2-4', 'if-range': ifRange}).status).toBe(status)
})

test('If-Range without Range is ignored (RFC 9110, 13.1.5)', () => {
  expect(select({'if-range': '"v1"'})).toEqual(WHOLE)
})

test.each<[section: string, claim: string, headers: Record<string, string>, status: number]>([
  ['13.1.2', 'the same tag', {'if-none-match': '"v1"'}, 304],
  ['13.1.2', 'a weak tag, since the comparison is weak', {'if-none-match': 'W/"v1"'}, 304],
  ['13.1.2', 'a list with the tag', {'if-none-match': '"v0", W/"v1"'}, 304],
  ['13.1.2', 'a list without blanks', {'if-none-match': '"v0","v1"'}, 304],
  ['13.1.2', 'any tag', {'if-none-match': '*'}, 304],
  ['13.1.2', 'another tag', {'if-none-match': '"v0"'}, 200],
  ['13.1.2', 'a tag without quotes', {'if-none-match': 'v1'}, 200],
  ['13.1.3', 'not modified since', {'if-modified-since': AT}, 304],
  ['13.1.3', 'a later date', {'if-modified-since': AFTER}, 304],
  ['13.1.3', 'modified since', {'if-modified-since': BEFORE}, 200],
  ['13.1.3', 'no date is ignored', {'if-modified-since': 'yesterday'}, 200],
  ['13.1.3', 'a number is no date', {'if-modified-since': '2099'}, 200],
  ['13.1.3', 'the tag decides alone', {'if-none-match': '"v0"', 'if-modified-since': AFTER}, 200],
  ['5.6.7', 'the obsolete form of RFC 850', {'if-modified-since': 'Sunday, 22-Nov-26 10:00:00 GMT'}, 304],
  ['5.6.7', 'the obsolete form of asctime', {'if-modified-since': 'Sat Nov 21 10:00:00 2026'}, 304],
  ['13.1.1', 'the expected tag', {'if-match': '"v0", "v1"'}, 200],
  ['13.1.1', 'whatever is there', {'if-match': '*'}, 200],
  ['13.1.1', 'another expected tag', {'if-match': '"v0"'}, 412],
  ['13.1.1', 'a weak tag, since the comparison is strong', {'if-match': 'W/"v1"'}, 412],
  ['13.1.4', 'unmodified since', {'if-unmodified-since': AT}, 200],
  ['13.1.4', 'modified since', {'if-unmodified-since': BEFORE}, 412],
  ['13.1.4', 'no date is ignored', {'if-unmodified-since': 'yesterday'}, 200],
  ['13.1.4', 'the tag decides alone', {'if-match': '"v1"', 'if-unmodified-since': BEFORE}, 200],
  ['13.2.2', 'If-Match comes first', {'if-match': '"v0"', 'if-none-match': '"v1"'}, 412],
  ['13.2.2', 'conditions come before the range', {'if-none-match': '"v1"', range: 'bytes=2-4'}, 304],
  ['13.2.2', 'a range follows conditions that hold', {'if-none-match': '"v0"', range: 'bytes=2-4'}, 206],
])('conditions (RFC 9110, %s): %s: %j: %i', (_section, _claim, headers, status) => {
  expect(select(headers).status).toBe(status)
})

test('a tag may contain a comma (RFC 9110, 8.8.3)', () => {
  expect(select({'if-none-match': '"v0", "a,b"'}, {etag: '"a,b"'}).status).toBe(304)
})

test.each([
  [{'if-modified-since': AFTER}, 200],
  [{'if-unmodified-since': BEFORE}, 200],
  [{range: 'bytes=2-4', 'if-range': AT}, 200],
])('a representation without a date is not compared with one: %j (RFC 9110, 13.1.3)', (headers, status) => {
  expect(select(headers, {modifiedAt: undefined}).status).toBe(status)
})
