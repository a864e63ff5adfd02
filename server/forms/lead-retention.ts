import type {Lake} from '@stone-designs/lake'
import type {Removed, Retained} from '../../lib/process/retention.ts'
import {eachOf} from '../../lib/process/each-of.ts'
import {mostOfDay} from '../../lib/process/retention-clock.ts'

interface Keeping {
  lake: Lake
  /** Name of the dataset. */
  dataset: string
}

/**
 * Leads that are deleted after some days. Leads hold addresses and actions of visitors, which nobody needs for ever.
 */
export const keptLeads = (days: number, keeping: Keeping): Retained => ({
  what: 'enquiries',
  olderThan: {setting: 'LEAD_DAYS', days},
  remove: (before) => deleteLeadsBefore(new Date(before), {...keeping, days}),
})

/**
 * Deletes the oldest leads from before a time, at most as many as one day may delete.
 * @returns the number of deleted leads, and the number of leads that are as old but were left
 */
export async function deleteLeadsBefore(
  time: Date,
  {lake, dataset, days}: Keeping & {days: number},
): Promise<Required<Removed>> {
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
  await deleteLeads(
    taken.map(({id}) => id),
    {lake, dataset},
    'lead-retention',
  )
  return {deleted: taken.length, left: old.length - taken.length}
}

/**
 * Deletes each lead in a transaction of its own: a lead that cannot be deleted stops no other.
 * @throws Error after the last one, which names those that are left and says why
 */
export async function deleteLeads(ids: Iterable<string>, {lake, dataset}: Keeping, author: string) {
  const production = lake.dataset(dataset)
  await eachOf(ids, (id) => {
    if (production.documents.get(id)) production.commit({mutations: [{delete: {id}}], author})
  })
}
