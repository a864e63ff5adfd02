import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {areaOf, deliveryTo, needOf, rateIn, rateOf, UNITS, wasteOf} from './units.ts'

const one = (unit: string, rupees: number) => ({unit, from: rupees * 100, to: rupees * 100})

test.each([
  ['220 SFT', one('sft', 220)],
  ['₹850 SFT', one('sft', 850)],
  ['1100-2950 SFT', {unit: 'sft', from: 110_000, to: 295_000}],
  ['₹1,100 – ₹2,950 per sq ft', {unit: 'sft', from: 110_000, to: 295_000}],
  ['౨౨౦ SFT', one('sft', 220)],
  ['7500 Pair', one('pair', 7500)],
  ['300 each', one('piece', 300)],
  ['450/rft', one('runningFoot', 450)],
  ['Rs. 450 per running foot', one('runningFoot', 450)],
  ['20000', one('piece', 20_000)],
  ['5000 to 10,000', {unit: 'piece', from: 500_000, to: 1_000_000}],
])('the price text %s names a rate', (text, rate) => {
  expect(rateIn(text)).toEqual(rate)
})

test.each(['', 'SFT', 'on request', '0 SFT', '2950-1100 SFT', '1-2-3 SFT', '-5', '1e9 SFT'])(
  'the price text “%s” names no rate',
  (text) => expect(rateIn(text)).toBeUndefined(),
)

test('a product’s own rate comes before that of its category, and a stated unit before that of the price text', () => {
  expect(rateOf({unit: null, rate: null, price: '850 SFT'})).toEqual(one('sft', 850))
  expect(rateOf({unit: null, rate: 900, price: '850 SFT'})).toEqual(one('sft', 900))
  expect(rateOf({unit: 'sft', rate: 60, price: null})).toEqual(one('sft', 60))
  expect(rateOf({unit: 'pair', rate: null, price: '7500'})).toEqual(one('pair', 7500))
  expect(rateOf({unit: 'acre', rate: 60, price: null})).toEqual(one('piece', 60))
  expect(rateOf({unit: 'sft', rate: null, price: null})).toBeUndefined()
})

test('ten feet by eight are 80 square feet; with a tenth of waste at ₹850 they cost ₹74,800', () => {
  const surface = {width: 3048, height: 2438}
  const rate = rateIn('850 SFT') ?? {unit: 'sft', from: 0, to: 0}
  const piece = {width: 900, height: 1150}
  expect(areaOf(surface)).toBe(7999)
  expect(needOf({surface: {width: 3048, height: 2438.4}, waste: 10, rate, piece, grams: 60_000})).toEqual({
    area: 8000,
    ordered: 8800,
    pieces: 8,
    grams: 473_968,
    from: 7_480_000,
    to: 7_480_000,
  })
})

test('a waste that no form takes is the usual tenth', () => {
  expect([0, 7.5, 100, -1, 101, 1e21, '5', null, undefined].map(wasteOf)).toEqual([
    0, 7.5, 100, 10, 10, 10, 10, 10, 10,
  ])
})

const millimetres = fc.integer({min: 1, max: 1_000_000})
const surfaces = fc.record({width: millimetres, height: millimetres})
const works = fc.record({
  surface: surfaces,
  waste: fc.integer({min: 0, max: 100}),
  rate: fc
    .tuple(fc.integer({min: 1, max: 10_000_000}), fc.nat(10_000_000))
    .map(([from, more]) => ({unit: 'sft' as const, from, to: from + more})),
  piece: fc.option(surfaces, {nil: undefined}),
  grams: fc.option(fc.integer({min: 1, max: 10_000_000}), {nil: undefined}),
})

test('a need is whole numbers: at least the area, enough pieces and no piece too many, and a price that goes up', () => {
  fc.assert(
    fc.property(works, (work) => {
      const need = needOf(work)
      for (const number of Object.values(need)) expect(Number.isInteger(number)).toBe(true)
      expect(need.ordered).toBeGreaterThanOrEqual(need.area)
      expect(need.ordered * 100 - need.area * (100 + work.waste)).toBeLessThan(100)
      expect(need.from).toBeLessThanOrEqual(need.to)
      expect(Math.abs(need.from * 100 - need.ordered * work.rate.from)).toBeLessThanOrEqual(
        50 + need.from / 2 ** 40,
      )
      if (!work.piece || need.pieces === undefined) return
      expect(need.pieces * areaOf(work.piece)).toBeGreaterThanOrEqual(need.ordered)
      expect((need.pieces - 1) * areaOf(work.piece)).toBeLessThan(need.ordered)
    }),
  )
})

test('a larger surface, more waste or a higher rate never costs less', () => {
  fc.assert(
    fc.property(works, millimetres, (work, more) => {
      const {surface, waste, rate} = work
      const {from} = needOf(work)
      const larger = {width: surface.width + more, height: surface.height}
      expect(needOf({...work, surface: larger}).from).toBeGreaterThanOrEqual(from)
      expect(needOf({...work, waste: waste + 1}).from).toBeGreaterThanOrEqual(from)
      expect(needOf({...work, rate: {...rate, from: rate.from + 1}}).from).toBeGreaterThanOrEqual(from)
    }),
  )
})

test('no text breaks the reading of a rate or of a delivery', () => {
  fc.assert(
    fc.property(fc.string({unit: 'grapheme'}), fc.array(fc.string()), (text, bands) => {
      expect([...UNITS, undefined]).toContain(rateIn(text)?.unit)
      expect(() => [deliveryTo(text, bands), deliveryTo('500001', [text])]).not.toThrow()
    }),
  )
})

const BANDS = ['5: 3000', '500: ₹1,200', '500032: free in Gachibowli', 'nonsense', '0: 1', '6:']

test.each([
  ['500001', {perTonne: 1200}],
  ['500 032', {text: 'free in Gachibowli'}],
  ['౫౧౦౦౦౧', {perTonne: 3000}],
  ['600001', undefined],
  ['50000', undefined],
  ['012345', undefined],
])('the PIN code %s has the delivery with the longest start', (pin, delivery) => {
  expect(deliveryTo(pin, BANDS)).toEqual(delivery)
})
