import {join} from 'node:path'
import {every} from '../../lib/process/periodic.ts'
import {decideWithFile, mostOfDay} from '../../lib/process/retention-clock.ts'
import type {Lake} from '../lake.ts'

const HOUR_MS = 3_600_000

/**
 * Removes entries older than `days` from the record of access, once a day, a week after they were marked. While the clock
 * of the machine is implausible, nothing is removed.
 * @returns stops it
 */
export function keepAuditFor(lake: Lake, days: number): () => void {
  const {dataDir, onNotice = () => undefined} = lake.options
  const {audit} = lake.people
  const run = () => {
    const {purgeBefore, alarm} = decideWithFile(join(dataDir, 'audit-retention.json'), {
      days,
      now: Date.now(),
      newest: lake.newestTime(),
      isHour: true,
    })
    if (alarm !== undefined)
      onNotice(
        `${alarm} No entry of the record of access is removed until the clock has been right for a week.`,
      )
    if (purgeBefore !== undefined) audit.forgetBefore(purgeBefore, mostOfDay(audit.count(), days))
  }
  return every(HOUR_MS, run, {onError: (error) => lake.onError(error)})
}
