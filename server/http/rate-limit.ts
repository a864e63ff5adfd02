import {RateLimiterMemory, RateLimiterRes} from 'rate-limiter-flexible'

/** An allowance of points for each key. It is kept in memory only, so a restart resets it. */
export interface RateLimit {
  /** Uses points. @returns seconds to wait if fewer points were left, else undefined */
  take(key: string, points?: number): Promise<number | undefined>
  /** @returns seconds to wait if no points are left, else undefined */
  exhausted(key: string): Promise<number | undefined>
  /** Uses points for finished work, even more than are left. */
  charge(key: string, points: number): Promise<void>
  /** Returns points that `take` used. */
  giveBack(key: string, points?: number): Promise<void>
}

interface Limits {
  points: number
  /** Length of a window. The first use of a key begins it. */
  seconds: number
}

/** Allows each key, such as a sender, this number of points in any window. */
export function rateLimit({points, seconds}: Limits): RateLimit {
  const limiter = new RateLimiterMemory({points, duration: seconds})
  return {
    async take(key, used = 1) {
      try {
        await limiter.consume(key, used)
        return undefined
      } catch (error) {
        if (error instanceof RateLimiterRes) return waitSeconds(error)
        throw error
      }
    },
    async exhausted(key) {
      const result = await limiter.get(key)
      return result && result.consumedPoints >= points ? waitSeconds(result) : undefined
    },
    async charge(key, used) {
      await limiter.penalty(key, used)
    },
    async giveBack(key, used = 1) {
      await limiter.reward(key, used)
    },
  }
}

const waitSeconds = ({msBeforeNext}: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** A waiting time in words for a person. */
export function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
