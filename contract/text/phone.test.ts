import {expect, test} from 'vitest'
import {dialledOf, phonesIn} from './phone.ts'

test.each([
  ['98480 12345', '919848012345'],
  ['098480-12345', '919848012345'],
  ['+91 98480 12345', '919848012345'],
  ['0091 98480 12345', '919848012345'],
  ['919848012345', '919848012345'],
  ['౯౮౪౮౦ ౧౨౩౪౫', '919848012345'],
  ['(040) 2345 6789', '914023456789'],
  ['+44 20 7946 0958', '442079460958'],
  ['2345 6789', undefined],
  ['98480 12345 or later', undefined],
  ['', undefined],
])('%j is dialled as %s', (text, digits) => {
  expect(dialledOf(text)).toBe(digits)
})

test.each([
  ['Ravi 98480 12345, 2 pots', ['98480 12345']],
  ['9876543210 9123456789', ['9876543210', '9123456789']],
  ['wa.me/919848012345', ['919848012345']],
  ['₹48,500 for 12 pots', []],
  ['98765432109876543210', []],
])('the numbers in %j', (text, numbers) => {
  expect(phonesIn(text)).toEqual(numbers)
})
