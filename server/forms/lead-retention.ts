import type {Lake} from '@stone-designs/lake'
import type {Removed, Retained} from '../../lib/process/retention.ts'
import {mostOfDay} from '../../lib/process/retention-clock.ts'

/** Leads deleted in one transaction, so that other requests wait only briefly. */
const BATCH = 100

interface Keeping {
  lake: Lake
  /** Name of the dataset. */
  dataset: string
}

/** Leads that are deleted after some days. They hold addresses and actions of visitors, which nobody needs for ever. */
export const keptLeads = (days: number, keeping: Keeping): Retained => ({
  what: 'enquiries',
  olderThan: {setting: 'LEAD_DAYS', days},
  remove: (before) => deleteLeadsBefore(new Date(before), {...keeping, days}),
})

/**
 * Deletes the oldest leads from before a time, at most as many as one day may delete.
 * @returns the number of deleted leads, and of those that are as old but were left
 */
export function deleteLeadsBefore(
  time: Date,
  {lake, dataset, days}: Keeping & {days: number},
): Required<Removed> {
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
