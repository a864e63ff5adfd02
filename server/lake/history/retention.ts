import {setTimeout as pause} from 'node:timers/promises'
import {every} from '../../process/periodic.ts'
import type {Lake} from '../lake.ts'
import type {StoredDataset} from '../dataset/dataset.ts'

const DAY_MS = 86_400_000
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
 * Removes transactions older than `days` from the log, once an hour.
 * @returns stops it
 */
export function keepHistoryFor(lake: Lake, days: number): () => void {
  async function forgetAll(stopped: AbortSignal) {
    const before = new Date(Date.now() - days * DAY_MS)
    for (const dataset of lake.datasets()) await forgetBefore(dataset, before, stopped)
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
