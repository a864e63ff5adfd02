import {RateLimiterMemory, RateLimiterRes} from 'rate-limiter-flexible'
import {networkOf} from '../http/client-key.ts'
import {CLIENTS_OF_NETWORK, type Use} from './limit.ts'

/** Amounts that each client, and each /48 network of IPv6, has used in a window of time. */
export class OwnUse {
  readonly #perClient: number
  readonly #ofClient: RateLimiterMemory
  readonly #ofNetwork: RateLimiterMemory

  constructor(perClient: number, duration: number) {
    this.#perClient = perClient
    this.#ofClient = new RateLimiterMemory({points: perClient, duration})
    this.#ofNetwork = new RateLimiterMemory({points: perClient * CLIENTS_OF_NETWORK, duration})
  }

  /**
   * Uses an amount.
   * @returns all that the client and its network have used
   * @throws RateLimiterRes when less is left; then nothing is used
   */
  async consume(clientKey: string, amount: number): Promise<Use> {
    const own = await consume(this.#ofClient, clientKey, amount)
    const network = networkOf(clientKey)
    if (network === undefined) return {own, ofNetwork: 0}
    try {
      return {own, ofNetwork: await consume(this.#ofNetwork, network, amount)}
    } catch (error) {
      await this.#ofClient.reward(clientKey, amount)
      throw error
    }
  }

  /** @returns the use that has reached its limit: the client's, or else its network's; `undefined` while both have some left */
  async usedUp(clientKey: string): Promise<RateLimiterRes | undefined> {
    const own = await this.#ofClient.get(clientKey)
    if (own && own.consumedPoints >= this.#perClient) return own
    const network = networkOf(clientKey)
    const shared = network === undefined ? null : await this.#ofNetwork.get(network)
    return shared && shared.consumedPoints >= this.#perClient * CLIENTS_OF_NETWORK ? shared : undefined
  }

  /** Adds an amount, even beyond the limit. @param amount negative: gives it back */
  async add(clientKey: string, amount: number): Promise<void> {
    await this.#ofClient.penalty(clientKey, amount)
    const network = networkOf(clientKey)
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
