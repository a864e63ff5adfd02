import {expect, test} from 'vitest'
import type {Figure} from '../../contract/services/measurements.ts'
import {ratingOf, speedRows, valueOf, weeksOf} from './speed.ts'

const figure = (facts: Partial<Figure>): Figure => ({
  week: '2026-11-23',
  page: 'home',
  device: 'phone',
  metric: 'lcp',
  p75: 1800,
  count: 12,
  ...facts,
})

test('values at the published limits are good or fair, and those above are poor', () => {
  expect([2500, 2501, 4001].map((value) => ratingOf('lcp', value))).toEqual(['good', 'fair', 'poor'])
  expect([200, 500, 501].map((value) => ratingOf('inp', value))).toEqual(['good', 'fair', 'poor'])
  expect([0.1, 0.25, 0.26].map((value) => ratingOf('cls', value))).toEqual(['good', 'fair', 'poor'])
})

test('rows have the pages of one kind of device in a fixed order, and a gap in a week without visits', () => {
  const earlier = figure({page: 'category', week: '2026-11-16'})
  const rows = speedRows([earlier, figure({}), figure({device: 'desktop', page: 'product'})], 'phone')
  expect(rows.map(({page}) => page)).toEqual(['home', 'category'])
  expect(rows.map(({cells}) => cells[0]?.weeks)).toEqual([
    [undefined, figure({})],
    [earlier, undefined],
  ])
  expect(rows[0]?.cells[1]).toEqual({metric: 'inp', weeks: [undefined, undefined]})
})

test('a page has the weeks in which any of its values was measured, the newest first', () => {
  const figures = [
    figure({week: '2026-11-16'}),
    figure({week: '2026-11-09', metric: 'cls', p75: 0}),
    figure({week: '2026-11-16', metric: 'inp', p75: 80}),
    figure({page: 'category'}),
  ]
  const [home] = speedRows(figures, 'phone')
  expect(weeksOf(home?.cells ?? [])).toEqual(['2026-11-16', '2026-11-09'])
})

test('values are read as seconds, milliseconds and parts of the screen', () => {
  expect(valueOf('lcp', 1840, 'en')).toBe('1.8 s')
  expect(valueOf('inp', 96.4, 'en')).toBe('96 ms')
  expect(valueOf('cls', 0.0512, 'en')).toBe('0.05')
})
