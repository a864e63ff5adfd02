import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {every} from '../../lib/process/periodic.ts'
import {decideWithFile, mostOfDay} from '../../lib/process/retention-clock.ts'
import type {Lake} from '../lake.ts'
import type {StoredDataset} from '../dataset/dataset.ts'

const HOUR_MS = 3_600_000
/** Milliseconds after the start until the first run, so that it does not slow down the start. */
const FIRST_AFTER_MS = 60_000
/** Milliseconds between slices, in which waiting requests are answered. */
const PAUSE_MS = 50
/** Intended milliseconds of a slice. A longer slice is followed by a smaller one, a shorter slice by a larger one. */
const AIM_MS = 10
/** Transactions in one slice. */
const MAX_SLICE = 500

/**
 * Removes transactions older than `days` from the log, once a day, a week after they were marked, and at most a share of
 * the log. While the clock of the machine is implausible, nothing is removed.
 * @returns stops it
 */
export function keepHistoryFor(lake: Lake, days: number): () => void {
  const {dataDir, onNotice = () => undefined} = lake.options
  let isHour = false

  async function forgetAll(stopped: AbortSignal) {
    const run = {days, now: Date.now(), newest: lake.newestTime(), isHour}
    isHour = true
    const {purgeBefore, alarm} = decideWithFile(join(dataDir, 'history-retention.json'), run)
    if (alarm !== undefined)
      onNotice(`${alarm} No history is removed until the clock has been right for a week.`)
    if (purgeBefore === undefined) return
    for (const dataset of lake.datasets()) {
      const {oldestPosition} = dataset
      const limit = mostOfDay(dataset.past.count(), days)
      const isLimited = await forgetBefore(dataset, new Date(purgeBefore), {limit, stopped})
      if (isLimited)
        onNotice(
          `The history of ${dataset.name} from more than ${days} days ago is removed day by day (HISTORY_DAYS in .env). Today: up to ${dataset.past.horizon.time}. If that is a surprise, look at the clock.`,
        )
      const subject = `${dataset.name}: up to ${dataset.past.horizon.time}`
      if (dataset.oldestPosition > oldestPosition)
        lake.people.audit.recordIfPossible({event: 'history removed', actor: 'lake', subject})
    }
  }
  return every(HOUR_MS, forgetAll, {firstAfterMs: FIRST_AFTER_MS, onError: (error) => lake.onError(error)})
}

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
