import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {every} from '../../process/periodic.ts'
import {decideWithFile} from '../../process/retention-clock.ts'
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
 * Removes transactions older than `days` from the log, once a day, a week after they were marked. While the clock of the
 * machine is implausible, nothing is removed.
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
      await forgetBefore(dataset, new Date(purgeBefore), stopped)
      const subject = `${dataset.name}: up to ${dataset.past.horizon.time}`
      if (dataset.oldestPosition > oldestPosition)
        lake.people.audit.recordIfPossible({event: 'history removed', actor: 'lake', subject})
    }
  }
  return every(HOUR_MS, forgetAll, {firstAfterMs: FIRST_AFTER_MS, onError: (error) => lake.onError(error)})
}

/** Removes transactions before a time from the log, in slices. Requests are answered between slices. */
export async function forgetBefore(
  dataset: StoredDataset,
  before: Date,
  stopped?: AbortSignal,
): Promise<void> {
  let size = 1
  let started = performance.now()
  while (dataset.past.forget(before.toISOString(), size)) {
    size = performance.now() - started > AIM_MS ? Math.ceil(size / 2) : Math.min(size * 2, MAX_SLICE)
    await pause(PAUSE_MS, undefined, {ref: false, signal: stopped})
    started = performance.now()
  }
}
