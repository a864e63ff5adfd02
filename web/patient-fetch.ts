import type {Fetch} from './sanity.ts'

/** Milliseconds without a response after which a visitor had better try again. A slow line takes a few seconds. */
const PATIENCE_MS = 15_000

/**
 * Fetches content. A network that swallows a request would let a page load for minutes, until the connection times out.
 * @throws TypeError when there is no network, and Error when no response has come in time
 */
export const patientFetch: Fetch = (address, init) =>
  Promise.race([
    fetch(address, init),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The network has not responded in time')), PATIENCE_MS)
    }),
  ])
