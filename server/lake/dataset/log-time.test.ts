import {afterEach, expect, test, vi} from 'vitest'
import {datasetWith} from '../testing/dataset.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-05-01T12:00:00.000Z')

afterEach(() => void vi.useRealTimers())

/** A dataset whose transactions are written at a number of days after the start. */
function newDataset() {
  vi.useFakeTimers({now: NOW, toFake: ['Date', 'performance']})
  const dataset = datasetWith([])
  const dates: number[] = []
  return {
    dataset,
    write(this: void, day: number) {
      vi.setSystemTime(NOW + day * DAY_MS)
      dataset.commit({mutations: [{createOrReplace: {_id: 'a', _type: 't', day}}], author: 'me'})
      const {timestamp = ''} = dataset.past.lastTransaction() ?? {}
      dates.push((Date.parse(timestamp) - NOW) / DAY_MS)
    },
    dates,
  }
}

test('after a clock that was three years ahead, new transactions have the right time again', () => {
  const {dataset, write, dates} = newDataset()
  for (const day of [0, 1, 1096, 1097, 2, 3]) write(day)
  expect(dates).toEqual([0, 1, 1096, 1097, 2, 3])
  expect(dataset.documents.get('a')?._updatedAt).toBe('2026-05-04T12:00:00.000Z')
  expect(dataset.newestTime()).toBe(NOW + 3 * DAY_MS)
})

test('a clock that is behind gives no time before that of the last transaction', () => {
  const {write, dates} = newDataset()
  for (const day of [0, 20, 40, 60, 30, -20_000, 61]) write(day)
  expect(dates).toEqual([0, 20, 40, 60, 60, 60, 61])
})

test('before the first right transaction, the newest time leaves out those of a clock that was ahead', () => {
  const {dataset, write} = newDataset()
  for (const day of [0, 1, 1096]) write(day)
  vi.setSystemTime(NOW + 2 * DAY_MS)
  expect(dataset.newestTime()).toBe(NOW + DAY_MS)
})

test('a clock that was ahead in the first transaction is followed, because nothing tells which time is right', () => {
  const {write, dates} = newDataset()
  for (const day of [1000, 0]) write(day)
  expect(dates).toEqual([1000, 1000])
})
