import {RateLimiterMemory, RateLimiterRes} from 'rate-limiter-flexible'
import {networkOf} from '../http/sender.ts'
import {SENDERS_OF_NETWORK, type Use} from './limit.ts'

/** Amounts that each sender, and each /48 network of IPv6, has used in a window of time. */
export class OwnUse {
  readonly #perSender: number
  readonly #ofSender: RateLimiterMemory
  readonly #ofNetwork: RateLimiterMemory

  constructor(perSender: number, duration: number) {
    this.#perSender = perSender
    this.#ofSender = new RateLimiterMemory({points: perSender, duration})
    this.#ofNetwork = new RateLimiterMemory({points: perSender * SENDERS_OF_NETWORK, duration})
  }

  /**
   * Uses an amount.
   * @returns all that the sender and its network have used
   * @throws RateLimiterRes when less is left; then nothing is used
   */
  async consume(sender: string, amount: number): Promise<Use> {
    const own = await consume(this.#ofSender, sender, amount)
    const network = networkOf(sender)
    if (network === undefined) return {own, ofNetwork: 0}
    try {
      return {own, ofNetwork: await consume(this.#ofNetwork, network, amount)}
    } catch (error) {
      await this.#ofSender.reward(sender, amount)
      throw error
    }
  }

  /** @returns the use that has reached its limit: the sender's, or else its network's; `undefined` while both have some left */
  async usedUp(sender: string): Promise<RateLimiterRes | undefined> {
    const own = await this.#ofSender.get(sender)
    if (own && own.consumedPoints >= this.#perSender) return own
    const network = networkOf(sender)
    const shared = network === undefined ? null : await this.#ofNetwork.get(network)
    return shared && shared.consumedPoints >= this.#perSender * SENDERS_OF_NETWORK ? shared : undefined
  }

  /** Adds an amount, even beyond the limit. @param amount negative: gives it back */
  async add(sender: string, amount: number): Promise<void> {
    await this.#ofSender.penalty(sender, amount)
    const network = networkOf(sender)
    if (network !== undefined) await this.#ofNetwork.penalty(network, amount)
  }
}

async function consume(limiter: RateLimiterMemory, key: string, amount: number): Promise<number> {
  try {
    return (await limiter.consume(key, amount)).consumedPoints
  } catch (error) {
    // The limiter counts what it rejects. A large amount that is rejected must leave the rest for small ones.
    if (error instanceof RateLimiterRes) await limiter.reward(key, amount)
    throw error
  }
}
