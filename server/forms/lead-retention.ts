import type {Lake} from '../lake/lake.ts'
import {every} from '../process/periodic.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Milliseconds after a start, so that the first requests of visitors do not wait for a deletion. */
const FIRST_AFTER_MS = 60_000
/** Leads deleted in one transaction, so that other requests wait only briefly. */
const BATCH = 100

interface Keeper {
  lake: Lake
  /** Name of the dataset. */
  dataset: string
  /** Receives a sentence for the log when leads were deleted. */
  note: (sentence: string) => void
  report: (error: unknown) => void
}

/**
 * Deletes leads older than some days, once an hour. They hold addresses and actions of visitors, which nobody needs for
 * ever.
 * @returns stops it
 */
export function keepLeadsFor(days: number, keeper: Keeper): () => void {
  const run = () => {
    const deleted = deleteLeadsBefore(new Date(Date.now() - days * DAY_MS), keeper)
    if (deleted > 0)
      keeper.note(`${deleted} enquiries from more than ${days} days ago were deleted (LEAD_DAYS in .env).`)
  }
  return every(HOUR_MS, run, {firstAfterMs: FIRST_AFTER_MS, onError: keeper.report})
}

/** @returns the number of deleted leads */
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
