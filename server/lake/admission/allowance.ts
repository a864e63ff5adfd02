import {LakeError} from '../model/errors.ts'
import {rateLimit} from '../../http/rate-limit.ts'

/**
 * What an anonymous sender may ask for in a minute: a point for each query, and one for each so many milliseconds
 * that it took. A page load takes about ten points; a query that is stopped, four hundred.
 */
const POINTS = 3000
const SECONDS = 60
const MS_PER_POINT = 5

/** An allowance of queries for each sender. Kept in memory: a restart forgives. */
export interface Allowance {
  /** Takes the point of a query. @returns seconds to wait when the sender has none left */
  take(sender: string): Promise<number | undefined>
  /** Takes the points of the time that a query took. */
  charge(sender: string, milliseconds: number): void
}

/** @param points of each sender, a minute */
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

/** The failure of a sender who has nothing left. */
export function askedTooMuch(seconds: number) {
  return new LakeError(
    'tooManyRequests',
    `Too many queries from your address. Try again in ${seconds} seconds.`,
  )
}
