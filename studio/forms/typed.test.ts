import {expect, test} from 'vitest'
import {storedAs, typedField} from './typed.ts'

test.each([
  ['rupees', '₹ 1,20,000', 120_000],
  ['rupees', '1.2 lakh', 120_000],
  ['rupees', ' ', null],
  ['rupees', '220 SFT', undefined],
  ['text', '220 SFT', '220 SFT'],
  ['text', '₹ 220 SFT', '220 SFT'],
  ['text', 'Rs. 7500 Pair', '7500 Pair'],
  ['text', '₹ 1,20,000', '120000'],
  ['text', 'Rs. 12,000 + GST', '12,000 + GST'],
  ['rupees', 'Rs. 12,000 + GST', 12_000],
  ['text', '', null],
  ['phone', '98480 22338', '+91 98480 22338'],
  ['phone', '098480-22338', '+91 98480 22338'],
  ['phone', '+91 (98480) 22338', '+91 98480 22338'],
  ['phone', '౯౮౪౮౦ ౨౨౩౩౮', '+91 98480 22338'],
  ['phone', '91 9848022338', '+91 98480 22338'],
  ['phone', '040 2345 6789', '+91 40234 56789'],
  ['phone', '+1 415 555 0100', '+14155550100'],
  ['phone', '98480', undefined],
  ['phone', 'call Ravi', undefined],
  ['phone', '', null],
  ['whatsapp', '+91 98480 22338', '919848022338'],
  ['whatsapp', '९८४८० २२३३८', '919848022338'],
  ['whatsapp', '919848022338', '919848022338'],
  ['whatsapp', '+65 9123 4567', '+6591234567'],
  ['time', '9 am', '09:00'],
  ['time', '9.30', '09:30'],
  ['time', '8 p.m.', '20:00'],
  ['time', '12 am', '00:00'],
  ['time', '12 pm', '12:00'],
  ['time', '20:30', '20:30'],
  ['time', '13 pm', undefined],
  ['time', '25:00', undefined],
  ['time', 'noon', undefined],
] as const)('as %s, %j is stored as %j', (kind, text, stored) => {
  expect(storedAs(kind, text)).toBe(stored)
})

test('a field is known by its type of document and its name, and not inside other fields', () => {
  expect(typedField('product', ['value'])?.kind).toBe('rupees')
  expect(typedField('lead', ['fields', {_key: 'a'}, 'value'])).toBeUndefined()
  expect(typedField('lead', ['value'])).toBeUndefined()
})

test('what a form stores of a phone number fits the rules of its field', () => {
  expect(String(storedAs('phone', '098480 22338'))).toMatch(/^\+[0-9][0-9 ]{7,18}$/)
  expect(typedField('siteSettings', ['whatsapp'])?.kind).toBe('whatsapp')
})
