import type {Lake} from '../lake/lake.ts'
import {every} from '../process/periodic.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** A start has better things to do. */
const FIRST_AFTER_MS = 60_000
/** In one transaction, so that nobody waits long for it. */
const BATCH = 100

interface Keeper {
  lake: Lake
  /** Name of the dataset. */
  dataset: string
  /** Told a sentence when enquiries were deleted. */
  note: (sentence: string) => void
  report: (error: unknown) => void
}

/**
 * Deletes, once an hour, enquiries that came in longer ago than some days. They hold addresses and what visitors did,
 * which nobody needs for ever.
 * @returns ends it
 */
export function keepLeadsFor(days: number, keeper: Keeper): () => void {
  const run = () => {
    const deleted = deleteLeadsBefore(new Date(Date.now() - days * DAY_MS), keeper)
    if (deleted > 0)
      keeper.note(`${deleted} enquiries from more than ${days} days ago were deleted (LEAD_DAYS in .env).`)
  }
  return every(HOUR_MS, run, {firstAfterMs: FIRST_AFTER_MS, onError: keeper.report})
}

/** @returns how many there were */
export function deleteLeadsBefore(time: Date, {lake, dataset}: Pick<Keeper, 'lake' | 'dataset'>): number {
  const production = lake.dataset(dataset)
  const before = time.toISOString()
  const old = [...production.idsOfType('lead')].filter((id) => {
    const receivedAt = production.documents.get(id)?.receivedAt
    return typeof receivedAt === 'string' && receivedAt < before
  })
  for (let start = 0; start < old.length; start += BATCH) {
    const id = old.slice(start, start + BATCH)
    production.commit({mutations: [{delete: {id}}], author: 'lead-retention'})
  }
  return old.length
}
