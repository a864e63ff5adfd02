import {RateLimiterMemory, RateLimiterRes} from 'rate-limiter-flexible'
import {HttpError} from '../http/http-error.ts'
import type {Counter} from './counter.ts'
import {inWords} from './in-words.ts'
import {roomFor, type Limit, type Use} from './limit.ts'
import {OwnUse} from './own-use.ts'

export interface RateLimitOptions extends Limit {
  /** Length of a window. The first use opens it, for each sender and for all. */
  seconds: number
}

/** An amount that may be used in a window of time: requests, points, milliseconds or bytes. A restart resets it. */
export interface RateLimit {
  /**
   * Uses an amount.
   * @throws HttpError 429 when the sender has less left, 503 when all senders together have
   */
  take(sender: string, amount?: number): Promise<void>
  /** Uses nothing. @throws HttpError 429 when the sender has nothing left */
  check(sender: string): Promise<void>
  /** Uses an amount for work that is done already. Never rejects: the amount may exceed what is left. */
  charge(sender: string, amount: number): Promise<void>
  giveBack(sender: string, amount?: number): Promise<void>
}

/** Key of the amounts of all senders. */
const ALL = 'all'

const sentenceOf = (wait: string) =>
  `Too many requests came from this connection. Please try again in ${wait}.`

export function openRateLimit(limit: RateLimitOptions, counter: Counter): RateLimit {
  const {perSender, overall, seconds, sentence = sentenceOf} = limit
  const ofEach = new OwnUse(perSender, seconds)
  // Only counts: `take` compares with the limit, which may be infinite.
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

  function refuseToSender(result: RateLimiterRes): never {
    counter.refuseToSender()
    const wait = secondsOf(result)
    throw new HttpError(429, sentence(inWords(wait)), {retryAfter: wait})
  }

  async function takeOwn(sender: string, amount: number): Promise<Use> {
    try {
      return await ofEach.consume(sender, amount)
    } catch (error) {
      return error instanceof RateLimiterRes ? refuseToSender(error) : Promise.reject(error)
    }
  }

  async function charge(sender: string, amount: number) {
    await Promise.all([ofEach.add(sender, amount), ofAll.penalty(ALL, amount)])
  }

  return {
    async take(sender, amount = 1) {
      // Checked first, so that memory holds no more senders than there are requests to admit.
      const before = await ofAll.get(ALL)
      if (before && before.consumedPoints + amount > overall) refuseOverall(before)
      const used = await takeOwn(sender, amount)
      const all = await ofAll.penalty(ALL, amount)
      if (all.consumedPoints > roomFor(used, limit)) {
        await charge(sender, -amount)
        refuseOverall(all)
      }
      counter.admit()
    },
    async check(sender) {
      const used = await ofEach.usedUp(sender)
      if (used) refuseToSender(used)
    },
    charge,
    giveBack: (sender, amount = 1) => charge(sender, -amount),
  }
}

const secondsOf = ({msBeforeNext}: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))
