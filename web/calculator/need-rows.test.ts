import {expect, test} from 'vitest'
import {needOf} from '../../contract/site/units.ts'
import {needRows} from './need-rows.ts'

const work = {
  surface: {width: 3048, height: 2438.4},
  waste: 10,
  rate: {unit: 'sft' as const, from: 110_000, to: 295_000},
}
const facts = {size: '90 × 115 cm', weight: 'about 60 kg'}

test('a need says its area, waste, pieces, weight, price range and delivery', () => {
  const need = needOf({...work, piece: {width: 900, height: 1150}, grams: 60_000})
  expect(needRows({need, rate: work.rate, waste: 10, facts, delivery: {perTonne: 1200}})).toEqual([
    ['Area', '80 SFT (7.4 m²)'],
    ['With 10 % for cutting', '88 SFT'],
    ['Pieces of 90 × 115 cm', '8'],
    ['Weight', 'about 474 kg'],
    ['Price, about', '₹96,800 – ₹2,59,600 (₹1100-2950 SFT)'],
    ['Delivery', '₹569'],
  ])
})

test('what is not known is not said: pieces, weight, and delivery without a weight costs so much a tonne', () => {
  const rate = {...work.rate, to: work.rate.from}
  const need = needOf({...work, waste: 0, rate})
  const rows = needRows({need, rate, waste: 0, facts: null, delivery: {perTonne: 1200}})
  expect(rows).toEqual([
    ['Area', '80 SFT (7.4 m²)'],
    ['Price, about', '₹88,000 (₹1100 SFT)'],
    ['Delivery', '₹1,200 a tonne'],
  ])
  expect(needRows({need, rate, waste: 0, facts: null, delivery: undefined})).toHaveLength(2)
  expect(needRows({need, rate, waste: 0, facts: null, delivery: {text: 'ask us'}}).at(-1)).toEqual([
    'Delivery',
    'ask us',
  ])
})
