import {setTimeout as pause} from 'node:timers/promises'
import type {Retained} from '../../lib/process/retention.ts'
import {mostOfDay} from '../../lib/process/retention-clock.ts'
import type {Lake} from '../lake.ts'
import type {StoredDataset} from '../dataset/dataset.ts'

/** Milliseconds between slices, in which waiting requests are answered. */
const PAUSE_MS = 50
/** Intended milliseconds of a slice. A longer slice is followed by a smaller one, a shorter slice by a larger one. */
const AIM_MS = 10
/** Transactions in one slice. */
const MAX_SLICE = 500

/** Transactions that are removed from the log after some days, at most a share of the log in a day. */
export const keptHistory = (lake: Lake, days: number): Retained => ({
  what: 'transactions',
  olderThan: {setting: 'HISTORY_DAYS', days},
  async remove(before, stopped) {
    for (const dataset of lake.datasets()) {
      const oldest = dataset.past.horizon.sequence
      const limit = mostOfDay(dataset.past.count(), days)
      const isLimited = await forgetBefore(dataset, new Date(before), {limit, stopped})
      if (isLimited)
        lake.onNotice(
          `The history of ${dataset.name} from more than ${days} days ago is removed day by day (HISTORY_DAYS in .env). Today: up to ${dataset.past.horizon.time}. If that is a surprise, look at the clock.`,
        )
      const subject = `${dataset.name}: up to ${dataset.past.horizon.time}`
      if (dataset.past.horizon.sequence > oldest)
        lake.people.audit.recordIfPossible({event: 'history removed', actor: 'lake', subject})
    }
  },
})

interface Bounds {
  /** Number of transactions that may be removed. Default: all of them. */
  limit?: number
  stopped?: AbortSignal
}

/**
 * Removes transactions before a time from the log, the oldest first, in slices. Requests are answered between slices.
 * @returns whether it ended at the limit
 */
export async function forgetBefore(
  dataset: StoredDataset,
  before: Date,
  {limit = Number.MAX_SAFE_INTEGER, stopped}: Bounds = {},
): Promise<boolean> {
  let size = 1
  let left = limit
  let started = performance.now()
  while (dataset.past.forget(before.toISOString(), Math.min(size, left))) {
    left -= size
    if (left <= 0) return true
    size = performance.now() - started > AIM_MS ? Math.ceil(size / 2) : Math.min(size * 2, MAX_SLICE)
    await pause(PAUSE_MS, undefined, {ref: false, signal: stopped})
    started = performance.now()
  }
  return false
}
