import {afterEach, expect, test, vi} from 'vitest'
import {
  campaignOf,
  gridOf,
  linesOf,
  partsOf,
  PERIODS,
  productsOf,
  sourceOf,
  startsOf,
  byReason,
} from './report.ts'
import type {Counted} from './report.ts'

const NOW = new Date(2026, 10, 23, 15)

afterEach(() => vi.unstubAllEnvs())

const enquiry = (fields: Partial<Counted> = {}): Counted => ({
  receivedAt: NOW.toISOString(),
  source: null,
  pageUri: 'https://shop.example/designs/fountain',
  clicks: null,
  slug: 'fountain',
  productId: 'FOU-001',
  stage: null,
  amount: null,
  ...fields,
})

const fromGoogle = {pageUri: 'https://shop.example/?gclid=a&utm_campaign=Diwali'}

test('each source has its enquiries, its orders and what they were worth, the most valuable first', () => {
  const enquiries = [
    enquiry(),
    enquiry(),
    enquiry({...fromGoogle, stage: 'ordered', amount: 120_000}),
    enquiry({...fromGoogle, stage: 'delivered', amount: 30_000}),
    enquiry({...fromGoogle, stage: 'quoted', amount: 90_000}),
    enquiry({source: 'showroom', pageUri: null, stage: 'ordered'}),
  ]
  expect(linesOf(enquiries, sourceOf)).toEqual([
    {key: 'google', enquiries: 3, orders: 2, value: 150_000},
    {key: 'none', enquiries: 2, orders: 0, value: 0},
    {key: 'showroom', enquiries: 1, orders: 1, value: 0},
  ])
  expect(linesOf(enquiries, campaignOf)).toMatchObject([{key: 'Diwali', enquiries: 3}])
})

test('names that a stranger sends are sources of their own, or none', () => {
  const enquiries = [
    enquiry({clicks: [{name: 'constructor', value: 'c'}]}),
    enquiry({clicks: [{name: 'toString', value: 't'}]}),
    enquiry({pageUri: 'https://shop.example/?utm_source=none'}),
    enquiry({pageUri: 'https://shop.example/?utm_source=showroom'}),
    enquiry({source: 'showroom', pageUri: null}),
  ]
  expect(linesOf(enquiries, sourceOf).map(({key, enquiries}) => [key, enquiries])).toEqual([
    ['none', 2],
    ['link:none', 1],
    ['link:showroom', 1],
    ['showroom', 1],
  ])
})

const titleOf = (slug: string) => slug.toUpperCase()
const productLines = (...enquiries: Counted[]) => linesOf(enquiries, (each) => productsOf(each, titleOf))

test('products are named by category and number; enquiries without one do not count', () => {
  expect(productLines(enquiry(), enquiry({productId: null}))).toMatchObject([
    {key: 'FOUNTAIN FOU-001', enquiries: 1},
  ])
})

test('an order of three products counts for each, and they share its amount; the file names all', () => {
  const asked = ['fountain?item=FOU-001', 'te/designs/gazebo?item=7', 'gazebo?item=8'].map((path) => ({
    name: 'product_url',
    value: `https://shop.example/${path.startsWith('te') ? '' : 'designs/'}${path}`,
  }))
  const order = enquiry({asked, stage: 'ordered', amount: 90_000})
  expect(productLines(order)).toEqual(
    ['FOUNTAIN FOU-001', 'GAZEBO 7', 'GAZEBO 8'].map((key) => ({
      key,
      enquiries: 1,
      orders: 1,
      value: 30_000,
    })),
  )
  expect(gridOf([order], [])[1]?.slice(-2)).toEqual(['fountain, gazebo', 'FOU-001, 7, 8'])
})

const [WEEKS, , MONTHS] = PERIODS

test('weeks begin on Monday, and the current one is the last', () => {
  const starts = startsOf(WEEKS, NOW)
  expect(starts).toHaveLength(8)
  expect(starts[0]).toEqual(new Date(2026, 9, 5))
  const weeks = partsOf(
    [
      enquiry({stage: 'ordered'}),
      enquiry({receivedAt: new Date(2026, 10, 22, 23, 59).toISOString()}),
      enquiry({receivedAt: new Date(2026, 8, 1).toISOString()}),
    ],
    starts,
  )
  expect(weeks.slice(-2)).toEqual([
    {start: new Date(2026, 10, 16), open: 1, ordered: 0},
    {start: new Date(2026, 10, 23), open: 0, ordered: 1},
  ])
})

test('a year has a column for each whole month, also on a day that other months lack', () => {
  const starts = startsOf(MONTHS, new Date(2027, 2, 31, 15))
  expect(starts).toHaveLength(12)
  expect([starts[0], ...starts.slice(-2)]).toEqual([
    new Date(2026, 3, 1),
    new Date(2027, 1, 1),
    new Date(2027, 2, 1),
  ])
  const inFebruary = enquiry({receivedAt: new Date(2027, 1, 28, 23, 59).toISOString()})
  expect(partsOf([inFebruary], starts).map(({open}) => open)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
})

test('the file has a row for each enquiry, and nothing about the person', () => {
  const [head, row] = gridOf([enquiry({...fromGoogle, stage: 'ordered', amount: 9})], ['Day'])
  expect(head).toEqual(['Day'])
  expect(row).toEqual(['2026-11-23', 'ordered', 9, 'google', 'Diwali', 'fountain', 'FOU-001'])
})

test('an enquiry after midnight has the same day in the file as in the chart', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  const atNight = enquiry({receivedAt: '2026-11-22T18:45:00.000Z'})
  const monday = new Date('2026-11-22T18:30:00.000Z')
  expect(partsOf([atNight], startsOf(WEEKS, monday)).at(-1)).toMatchObject({start: monday, open: 1})
  expect(gridOf([atNight], [])[1]?.[0]).toBe('2026-11-23')
})

test('products are listed by what they lack, the most frequent reason first', () => {
  const one = {_id: 'a', label: '7', reasons: ['no-picture']}
  const both = {_id: 'b', label: '8', reasons: ['no-picture', 'no-price']}
  expect(byReason({shown: 3, leftOut: [both, one]})).toEqual([
    {reason: 'no-picture', products: [both, one]},
    {reason: 'no-price', products: [both]},
  ])
})
