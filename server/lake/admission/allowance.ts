import {LakeError} from '../model/errors.ts'
import {rateLimit} from '../../http/rate-limit.ts'

/**
 * Points of one sender per minute, for requests without a token. Each query costs one point, and one more for every
 * `MS_PER_POINT` milliseconds of work. A page load costs about ten points; a query stopped at its time limit, 400.
 */
const POINTS = 3000
const SECONDS = 60
const MS_PER_POINT = 5

/** Allowance of queries for each sender. Kept in memory, so a restart resets it. */
export interface Allowance {
  /** Charges the point of one query. @returns seconds to wait when the sender has no points left */
  take(sender: string): Promise<number | undefined>
  /** Charges the points for time spent on a query. */
  charge(sender: string, milliseconds: number): void
}

/** @param points per sender and minute */
export function queryAllowance(points = POINTS): Allowance {
  const limiter = rateLimit({points, seconds: SECONDS})
  return {
    take: (sender) => limiter.take(sender),
    charge(sender, milliseconds) {
      const spent = Math.floor(milliseconds / MS_PER_POINT)
      if (spent > 0) void limiter.charge(sender, spent)
    },
  }
}

/** Error for a sender without points. */
export function tooManyQueries(seconds: number) {
  return new LakeError(
    'tooManyRequests',
    `Too many queries from your address. Try again in ${seconds} seconds.`,
  )
}
