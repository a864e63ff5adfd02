import {RateLimiterMemory, RateLimiterRes} from 'rate-limiter-flexible'
import {HttpError} from '../http/http-error.ts'
import type {Counter} from './counter.ts'
import {inWords} from './in-words.ts'
import {roomFor, type Limit, type Use} from './limit.ts'
import {OwnUse} from './own-use.ts'

export interface RateLimitOptions extends Limit {
  /** Length of a window. The first use opens it, for each client and for all. */
  seconds: number
}

/** An amount that may be used in a window of time: requests, points, milliseconds or bytes. A restart resets it. */
export interface RateLimit {
  /**
   * Uses an amount.
   * @throws HttpError 429 when the client has less left, 503 when all clients together have
   */
  take(clientKey: string, amount?: number): Promise<void>
  /** Uses nothing. @throws HttpError 429 when the client has nothing left */
  check(clientKey: string): Promise<void>
  /** Uses an amount for work that is done already. Never rejects: the amount may exceed what is left. */
  charge(clientKey: string, amount: number): Promise<void>
  giveBack(clientKey: string, amount?: number): Promise<void>
}

/** Key of the amounts of all clients. */
const ALL = 'all'

const sentenceOf = (wait: string) =>
  `Too many requests came from this connection. Please try again in ${wait}.`

export function openRateLimit(limit: RateLimitOptions, counter: Counter): RateLimit {
  const {perClient, overall, seconds, sentence = sentenceOf} = limit
  const ofEach = new OwnUse(perClient, seconds)
  // This limiter only counts: `take` compares with the limit, which may be infinite.
  const ofAll = new RateLimiterMemory({points: 1, duration: seconds})

  function refuseOverall(result: RateLimiterRes): never {
    counter.refuseOverall()
    const wait = secondsOf(result)
    throw new HttpError(
      503,
      `There are too many requests at the moment. Please try again in ${inWords(wait)}.`,
      {retryAfter: wait},
    )
  }

  function refuseToClient(result: RateLimiterRes): never {
    counter.refuseToClient()
    const wait = secondsOf(result)
    throw new HttpError(429, sentence(inWords(wait)), {retryAfter: wait})
  }

  async function takeOwn(clientKey: string, amount: number): Promise<Use> {
    try {
      return await ofEach.consume(clientKey, amount)
    } catch (error) {
      return error instanceof RateLimiterRes ? refuseToClient(error) : Promise.reject(error)
    }
  }

  async function charge(clientKey: string, amount: number) {
    await Promise.all([ofEach.add(clientKey, amount), ofAll.penalty(ALL, amount)])
  }

  return {
    async take(clientKey, amount = 1) {
      // Checked first, so that memory holds no more clients than there are requests to admit.
      const before = await ofAll.get(ALL)
      if (before && before.consumedPoints + amount > overall) refuseOverall(before)
      const used = await takeOwn(clientKey, amount)
      const all = await ofAll.penalty(ALL, amount)
      if (all.consumedPoints > roomFor(used, limit)) {
        await charge(clientKey, -amount)
        refuseOverall(all)
      }
      counter.admit()
    },
    async check(clientKey) {
      const used = await ofEach.usedUp(clientKey)
      if (used) refuseToClient(used)
    },
    charge,
    giveBack: (clientKey, amount = 1) => charge(clientKey, -amount),
  }
}

const secondsOf = ({msBeforeNext}: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))
