import {join} from 'node:path'
import {makeFolder} from '../disk/folders.ts'
import type {Lake} from '../lake/lake.ts'
import {every} from '../process/periodic.ts'
import {decideWithFile, mostOfDay} from '../process/retention-clock.ts'

const HOUR_MS = 3_600_000
/** Milliseconds after a start, so that the first requests of visitors do not wait for a deletion. */
const FIRST_AFTER_MS = 60_000
/** Leads deleted in one transaction, so that other requests wait only briefly. */
const BATCH = 100

interface Keeper {
  lake: Lake
  /** Name of the dataset. */
  dataset: string
  /** Folder of `lead-retention.json`; made when missing. */
  dir: string
  /** Receives a sentence for the log when leads were deleted, and when the clock cannot be right. */
  note: (sentence: string) => void
  report: (error: unknown) => void
}

/**
 * Deletes leads older than some days, once a day, a week after they were marked. They hold addresses and actions of
 * visitors, which nobody needs for ever. While the clock of the machine is implausible, nothing is deleted.
 * @returns stops it
 */
export function keepLeadsFor(days: number, keeper: Keeper): () => void {
  const {lake, dataset, dir, note} = keeper
  makeFolder(dir)
  const path = join(dir, 'lead-retention.json')
  let isHour = false

  const run = () => {
    const newest = lake.dataset(dataset).newestTime()
    const {purgeBefore, alarm} = decideWithFile(path, {days, now: Date.now(), newest, isHour})
    isHour = true
    if (alarm !== undefined) note(`${alarm} No enquiry is deleted until the clock has been right for a week.`)
    if (purgeBefore !== undefined) purge(new Date(purgeBefore))
  }

  function purge(before: Date) {
    const {deleted, left} = deleteLeadsBefore(before, {...keeper, days})
    if (deleted === 0) return
    const more =
      left > 0 ? ` ${left} more follow on the next days; if that is a surprise, look at the clock.` : ''
    note(`${deleted} enquiries from more than ${days} days ago were deleted (LEAD_DAYS in .env).${more}`)
  }

  return every(HOUR_MS, run, {firstAfterMs: FIRST_AFTER_MS, onError: keeper.report})
}

/**
 * Deletes the oldest leads from before a time, at most as many as one day may delete.
 * @returns the number of deleted leads, and of those that are as old but were left
 */
export function deleteLeadsBefore(
  time: Date,
  {lake, dataset, days}: Pick<Keeper, 'lake' | 'dataset'> & {days: number},
): {deleted: number; left: number} {
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
