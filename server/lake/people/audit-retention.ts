import {every} from '../../process/periodic.ts'
import type {Lake} from '../lake.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/**
 * Removes old entries of the record of access, once an hour. While the clock is implausible, nothing is removed.
 * @returns stops it
 */
export function keepAuditFor(lake: Lake, days: number): () => void {
  const run = () => {
    if (lake.clock.problem() === undefined) lake.people.audit.forgetBefore(Date.now() - days * DAY_MS)
  }
  return every(HOUR_MS, run, {onError: (error) => lake.onError(error)})
}
