import {readFileSync} from 'node:fs'
import {array, assert, boolean, constantFrom, integer, property, record} from 'fast-check'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {amountsOf, shared} from './amounts.ts'
import {paiseOf, wrongIn, type Line, type Offer} from './quotation.ts'

const HOME = '36'

const lineOf = (changes: Partial<Line> = {}): Line => ({
  _key: 'a',
  _type: 'quotationLine',
  kind: 'product',
  name: 'Lotus fountain',
  quantity: 1,
  unit: 'piece',
  paise: 100_000,
  hsn: '6802',
  rate: 5,
  ...changes,
})

const offerOf = (changes: Partial<Offer> = {}): Offer => ({
  language: 'en',
  customer: {name: 'Asha', phone: '', address: '', gstin: '', state: HOME},
  lines: [lineOf()],
  discount: {kind: 'amount', value: 0},
  isInclusive: false,
  advancePercent: 60,
  validUntil: '2026-12-12',
  leadTime: '',
  note: '',
  ...changes,
})

const lines = array(
  record({
    quantity: integer({min: 1, max: 500_000}).map((thousandths) => thousandths / 1000),
    paise: integer({min: 0, max: 100_000_000}),
    rate: constantFrom(0, 0.25, 3, 5, 12, 18, 28),
  }).map(lineOf),
  {minLength: 1, maxLength: 12},
)

const offers = record({
  lines,
  isInclusive: boolean(),
  advancePercent: integer({min: 0, max: 100}),
  discount: record({
    kind: constantFrom('percent' as const, 'amount' as const),
    value: integer({min: 0, max: 10_000}),
  }),
  customer: constantFrom('36', '29', '').map((state) => ({...offerOf().customer, state})),
}).map(offerOf)

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

test('lines, discount, taxes and rounding add up to the total, all in whole paise', () => {
  assert(
    property(offers, (offer) => {
      const found = amountsOf(offer, HOME)
      const taxes = found.cgst + found.sgst + found.igst
      expect(found.subtotal).toBe(sum(found.lines))
      expect(found.taxable + taxes + found.roundOff).toBe(found.total)
      expect(found.total % 100).toBe(0)
      expect(Math.abs(found.roundOff)).toBeLessThanOrEqual(50)
      expect(found.advance % 100).toBe(0)
      expect(found.advance).toBeLessThanOrEqual(found.total)
      const net = found.subtotal - found.discount
      expect(offer.isInclusive ? found.taxable + taxes : found.taxable).toBe(net)
      for (const figure of [found.taxable, taxes, found.roundOff, found.discount, ...found.lines])
        expect(Number.isSafeInteger(figure)).toBe(true)
    }),
  )
})

test('a customer in the shop’s state pays CGST and SGST in equal parts, and one elsewhere IGST alone', () => {
  assert(
    property(offers, (offer) => {
      const {rates, cgst, sgst, igst} = amountsOf(offer, HOME)
      expect(cgst).toBe(sgst)
      expect(offer.customer.state === '29' ? cgst : igst).toBe(0)
      for (const {rate, taxable, ...taxes} of rates)
        expect(Math.abs(taxes.cgst + taxes.sgst + taxes.igst - (taxable * rate) / 100)).toBeLessThanOrEqual(
          1.6,
        )
    }),
  )
})

test('lines with two rates are taxed as if each rate were a quotation of its own', () => {
  assert(
    property(lines, boolean(), (all, isInclusive) => {
      const whole = amountsOf(offerOf({lines: all, isInclusive}), HOME)
      for (const each of whole.rates) {
        const own = amountsOf(offerOf({lines: all.filter(({rate}) => rate === each.rate), isInclusive}), HOME)
        expect(own.rates).toEqual([each])
      }
    }),
  )
})

test('a discount is divided among lines without a rest, and never exceeds the sum', () => {
  assert(
    property(
      integer({min: 0, max: 1e12}),
      array(integer({min: 0, max: 1e12}), {minLength: 1}),
      (amount, weights) => {
        if (sum(weights) === 0) return
        expect(sum(shared(amount, weights))).toBe(amount)
      },
    ),
  )
  const {discount, total} = amountsOf(offerOf({discount: {kind: 'amount', value: 900_000_000}}), HOME)
  expect([discount, total]).toEqual([100_000, 0])
})

const example = z.object({
  lines: z.array(z.object({quantity: z.number(), paise: z.number(), rate: z.number()})),
  discount: z.object({kind: z.enum(['percent', 'amount']), value: z.number()}).optional(),
  isInclusive: z.boolean().optional(),
  state: z.string().optional(),
  expected: z.record(z.string(), z.unknown()),
})

const EXAMPLES = [
  ...readFileSync('docs/quotation.md', 'utf8').matchAll(
    /### (?<title>.*)\n[^#]*?```json\n(?<json>[^`]*)```/g,
  ),
].map(({groups: {title = '', json = ''} = {}}) => [title, example.parse(JSON.parse(json))] as const)

test('the document has an example of each way to add up', () =>
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(6))

test.each(EXAMPLES)('worked by hand: %s', (_, {lines, state = HOME, expected, ...rest}) => {
  const {customer} = offerOf()
  const offer = offerOf({lines: lines.map(lineOf), customer: {...customer, state}})
  expect(amountsOf({...offer, ...JSON.parse(JSON.stringify(rest))}, HOME)).toMatchObject(expected)
})

test.each([
  ['1,20,000', 12_000_000],
  ['₹ 85.50', 8550],
  ['85.5', 8550],
  ['१२', 1200],
  ['0', 0],
  ['two hundred', undefined],
  ['12a', undefined],
  ['-5', undefined],
  ['', undefined],
  ['99999999999', undefined],
])('the typed amount %s is %s paise', (typed, paise) => expect(paiseOf(typed)).toBe(paise))

test.each([
  ['lines', {lines: []}],
  ['name', {customer: {...offerOf().customer, name: ''}}],
  ['quantity', {lines: [lineOf({quantity: 0})]}],
  ['price', {lines: [lineOf({paise: 0})]}],
  ['state', {customer: {...offerOf().customer, state: ''}}],
  ['gstin', {customer: {...offerOf().customer, gstin: '36AABCU9603R1ZX'}}],
  ['late', {validUntil: '2026-11-27'}],
  [undefined, {}],
] as const)('a draft cannot be sent because of: %s', (reason, changes) => {
  expect(
    wrongIn({...offerOf(), ...JSON.parse(JSON.stringify(changes))}, Date.parse('2026-11-28T06:00:00Z')),
  ).toBe(reason)
})
