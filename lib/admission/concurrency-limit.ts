import {HttpError} from '../http/http-error.ts'
import {networkOf} from '../http/client-key.ts'
import type {Counter} from './counter.ts'
import {inWords} from './in-words.ts'
import {roomFor, CLIENTS_OF_NETWORK, type Limit} from './limit.ts'

export interface ConcurrencyOptions extends Limit {
  /** Seconds after which a rejected request may try again. */
  retrySeconds: number
}

/** An amount that is held while something is under way: slots, or bytes in memory. */
export interface ConcurrencyLimit {
  /**
   * Holds an amount. A client who holds nothing may hold one amount of any size.
   * @returns gives the amount back; further calls do nothing
   * @throws HttpError 429 when the client holds too much already, 503 when all clients together do
   */
  hold(clientKey: string, amount?: number): () => void
}

const sentenceOf = () =>
  'Too many requests from this connection are under way. Please try again when some are done.'

export function openConcurrencyLimit(limit: ConcurrencyOptions, counter: Counter): ConcurrencyLimit {
  const {perClient, retrySeconds, sentence = sentenceOf} = limit
  const heldBy = new Map<string, number>()
  const {count} = counter

  function add(clientKey: string, amount: number) {
    count.held += amount
    for (const key of [clientKey, networkOf(clientKey)]) {
      if (key === undefined) continue
      const held = (heldBy.get(key) ?? 0) + amount
      if (held > 0) heldBy.set(key, held)
      else heldBy.delete(key)
    }
  }

  const heldIn = (network: string | undefined) => (network !== undefined && heldBy.get(network)) || 0

  /** Whether an addition would exceed the limit. A single amount of any size is allowed. */
  const isOver = (held: number, amount: number, most: number) => held > 0 && held + amount > most

  return {
    hold(clientKey, amount = 1) {
      const own = heldBy.get(clientKey) ?? 0
      const ofNetwork = heldIn(networkOf(clientKey))
      if (isOver(own, amount, perClient) || isOver(ofNetwork, amount, perClient * CLIENTS_OF_NETWORK)) {
        counter.refuseToClient()
        throw new HttpError(429, sentence(inWords(retrySeconds)), {retryAfter: retrySeconds})
      }
      const used = {own: own + amount, ofNetwork: ofNetwork + amount}
      if (count.held > 0 && count.held + amount > roomFor(used, limit)) {
        counter.refuseOverall()
        throw new HttpError(503, 'The server is too busy at the moment. Please try again soon.', {
          retryAfter: retrySeconds,
        })
      }
      counter.admit()
      add(clientKey, amount)
      let isHeld = true
      return () => {
        if (isHeld) add(clientKey, -amount)
        isHeld = false
      }
    },
  }
}
