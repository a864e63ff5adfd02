import type {Lake} from '@stone-designs/lake'
import {keepFor, type Purged} from '../../lib/process/retention.ts'
import {mostOfDay} from '../../lib/process/retention-clock.ts'

/** Leads deleted in one transaction, so that other requests wait only briefly. */
const BATCH = 100

interface Keeper {
  lake: Lake
  /** Name of the dataset. */
  dataset: string
  /** Folder of `lead-retention.json`; made when missing. */
  dir: string
  /** Receives a sentence for the log when leads were deleted, and when the clock cannot be right. */
  onNotice: (sentence: string) => void
  report: (error: unknown) => void
}

/**
 * Deletes leads older than some days. They hold addresses and actions of visitors, which nobody needs for ever.
 * @returns stops it
 */
export const keepLeadsFor = (days: number, {lake, dataset, ...common}: Keeper): (() => void) =>
  keepFor({
    ...common,
    name: 'lead-retention',
    what: 'enquiries',
    setting: {name: 'LEAD_DAYS', days},
    newest: () => lake.dataset(dataset).newestTime(),
    purge: (before) => deleteLeadsBefore(new Date(before), {lake, dataset, days}),
  })

/**
 * Deletes the oldest leads from before a time, at most as many as one day may delete.
 * @returns the number of deleted leads, and of those that are as old but were left
 */
export function deleteLeadsBefore(
  time: Date,
  {lake, dataset, days}: Pick<Keeper, 'lake' | 'dataset'> & {days: number},
): Required<Purged> {
  const production = lake.dataset(dataset)
  const before = time.toISOString()
  const ids = [...production.idsOfType('lead')]
  const receivedAt = (id: string) => {
    const date = production.documents.get(id)?.receivedAt
    return typeof date === 'string' ? date : undefined
  }
  const old = ids
    .map((id) => ({id, at: receivedAt(id)}))
    .filter(({at}) => at !== undefined && at < before)
    .toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? -1 : 1))
  const taken = old.slice(0, mostOfDay(ids.length, days))
  for (let start = 0; start < taken.length; start += BATCH) {
    const id = taken.slice(start, start + BATCH).map((lead) => lead.id)
    production.commit({mutations: [{delete: {id}}], author: 'lead-retention'})
  }
  return {deleted: taken.length, left: old.length - taken.length}
}
