import type {Fetch} from '../../contract/site/render.ts'
import {savedAt} from '../env/saved-mark.ts'

/**
 * Milliseconds to wait for a response. A slow line takes a few seconds. In a saved copy the wait is shorter, because
 * the service worker has waited for the network already.
 */
const patienceMs = () => (savedAt() === undefined ? 15_000 : 6000)

/** The network has swallowed a request. It would let a page load for minutes, until the connection times out. */
export class SilentNetwork extends Error {
  override name = 'SilentNetwork'
}

/** Waits for something from the network. @throws SilentNetwork after a time: 15 s, or 6 s in a copy, unless another is given */
export const inTime = <T>(work: Promise<T>, ms = patienceMs()): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new SilentNetwork()), ms)
    }),
  ])

/**
 * Fetches content. The body of a response may take as long as it takes.
 * @throws TypeError when there is no network, and SilentNetwork
 */
export const patientFetch: Fetch = (address, init) => inTime(fetch(address, init))
