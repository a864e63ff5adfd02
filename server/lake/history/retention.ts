import {setTimeout as pause} from 'node:timers/promises'
import {every} from '../../process/periodic.ts'
import type {Lake} from '../lake.ts'
import type {StoredDataset} from '../dataset/dataset.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** A start has better things to do. */
const FIRST_AFTER_MS = 60_000
/** Between slices, so that whoever waits comes first. */
const PAUSE_MS = 50
/** A slice that held everything up for longer than this is followed by a smaller one, and by a larger one else. */
const AIM_MS = 10
const MAX_SLICE = 500

/**
 * Forgets, once an hour, what is older than some days.
 * @returns ends it
 */
export function keepHistoryFor(lake: Lake, days: number): () => void {
  async function forgetAll(stopped: AbortSignal) {
    const before = new Date(Date.now() - days * DAY_MS)
    for (const dataset of lake.datasets()) await forgetBefore(dataset, before, stopped)
  }
  return every(HOUR_MS, forgetAll, {firstAfterMs: FIRST_AFTER_MS, onError: (error) => lake.onError(error)})
}

/** Removes from the log what is older, in slices between which requests are answered. */
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
