import {expect, test} from 'vitest'
import type {Quotation} from '../../contract/quotation/quotation.ts'
import {numberOf, whatsAppOf} from './quotations.ts'

test.each([
  ['12', 12],
  ['12.5', 12.5],
  ['1,200', 1200],
  ['१२', 12],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['two', undefined],
  ['1.2345', undefined],
])('the typed number %s is %s', (typed, number) => expect(numberOf(typed)).toBe(number))

const stored: Quotation = {
  _id: 'quotation.a',
  _rev: 'a',
  number: '2026-27/0007',
  version: 1,
  status: 'sent',
  secret: '0123456789abcdef0123456789abcdef',
  language: 'hi',
  customer: {name: 'Asha', phone: '098765 43210', address: '', gstin: '', state: '36'},
  lines: [],
  discount: {kind: 'percent', value: 0},
  isInclusive: false,
  advancePercent: 60,
  validUntil: '2026-12-12',
  leadTime: '',
  note: '',
  amounts: {
    lines: [],
    subtotal: 0,
    discount: 0,
    taxable: 0,
    cgst: 0,
    sgst: 0,
    igst: 0,
    rates: [],
    roundOff: 0,
    total: 0,
    advance: 0,
  },
}

test('the message to a customer is in the customer’s language, to a number with its country code, and ends with the address', () => {
  const whatsApp = new URL(whatsAppOf(stored, 'https://shop.example/q/0123456789abcdef0123456789abcdef'))
  expect(whatsApp.pathname).toBe('/919876543210')
  expect(whatsApp.searchParams.get('text')).toMatch(
    /^नमस्ते Asha, .*2026-27\/0007.*: https:\/\/[^ ]+\/q\/0123456789abcdef0123456789abcdef$/,
  )
})
