import {expect, test} from 'vitest'
import {piecesOf} from '../enquiries/pieces.ts'
import {lastDays, mostWanted, tally, type Enquiry} from './enquiries.ts'

const NOW = new Date(2026, 10, 22, 15, 30)

const enquiry = (daysAgo: number, fields: Partial<Enquiry> = {}): Enquiry => ({
  kind: 'submission',
  receivedAt: new Date(2026, 10, 22 - daysAgo, 9).toISOString(),
  action: 'call',
  slug: 'fountain',
  productId: null,
  click: null,
  ...fields,
})

test('a week has seven days by the clock of this device, and ends with today', () => {
  const days = lastDays(NOW)
  expect(days).toHaveLength(7)
  expect(days[0]).toEqual(new Date(2026, 10, 16))
  expect(days.at(-1)).toEqual(new Date(2026, 10, 22))
})

test('enquiries are counted by day, with the most frequent key first; older ones and those without a key are left out', () => {
  const enquiries = [
    enquiry(0, {action: 'price'}),
    enquiry(0),
    enquiry(2, {action: 'price'}),
    enquiry(9, {action: 'price'}),
    enquiry(0, {action: null}),
  ]
  expect(tally(enquiries, ({action}) => action ?? undefined, lastDays(NOW))).toEqual([
    {key: 'price', days: [0, 0, 0, 0, 1, 0, 1], week: 2, today: 1},
    {key: 'call', days: [0, 0, 0, 0, 0, 0, 1], week: 1, today: 1},
  ])
})

test('enquiries count by the document of their product, and a deleted product keeps its label', () => {
  const lotus = {productId: 'FOU-1', about: {_id: 'product-lotus'}}
  const list = ['fountain?item=FOU-1', 'urli?item=7'].map((path) => ({
    name: 'product_url',
    value: `https://shop.example/designs/${path}`,
  }))
  const enquiries = [
    enquiry(0, {productId: '7', slug: 'urli'}),
    enquiry(0, {...lotus, asked: list}),
    enquiry(1, {...lotus, slug: 'fountains-of-old'}),
    enquiry(1),
  ]
  expect(mostWanted(enquiries.flatMap(piecesOf), new Map([['fountain', 'Fountain']]))).toEqual([
    {id: undefined, label: 'urli 7', count: 2},
    {id: 'product-lotus', label: 'Fountain FOU-1', count: 2},
  ])
})
