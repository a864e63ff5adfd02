import {expect, test} from 'vitest'
import {AVAILABILITIES, availabilityOf, readyOn, weeksOf} from './availability.ts'

test('what a document may say is taken, and anything else is made to order in four weeks', () => {
  expect(AVAILABILITIES.map(availabilityOf)).toEqual(AVAILABILITIES)
  for (const wrong of [null, undefined, 7, '', 'Sold', ['sold'], {}])
    expect([availabilityOf(wrong), weeksOf(wrong === 7 ? 7.5 : wrong)]).toEqual(['toOrder', 4])
  expect([0, -1, 53, Infinity, '3', 1, 52].map(weeksOf)).toEqual([4, 4, 4, 4, 4, 1, 52])
})

test('the day on which an order is ready is whole weeks away', () => {
  expect(readyOn(4, Date.parse('2026-11-28T23:30:00Z'))).toBe('2026-12-26')
})
