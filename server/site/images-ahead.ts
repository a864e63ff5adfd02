import {setTimeout as wait} from 'node:timers/promises'
import {LakeError} from '@stone-designs/lake/admin'
import {afterChanges} from '../../lib/process/periodic.ts'

interface Sources {
  /** Addresses of all images that pages show, those that most visitors see first. */
  addresses: () => Promise<string[]>
  /** Makes an image unless the lake has it. @returns bytes of the image @throws LakeError */
  make: (address: URL, signal: AbortSignal) => Promise<number>
  /** Whether an image is being made, or waits. */
  isBusy: () => boolean
  /** Whether somebody uses the shop. The processor is theirs then, nearly all of the time. */
  hasClients: () => boolean
  report: (problem: string, error: unknown) => void
  delays?: typeof DELAYS
  /** Bytes of images after which no more are made. */
  maxBytes?: number
}

export interface ImagesAhead {
  /** Call it after each change of the content. */
  contentChanged(): void
  /** Number of images that the run under way has still to make. */
  waiting: () => number
  close(): void
}

/**
 * Milliseconds before images are made: after a start, so that the first visitors come first; after the last of several
 * changes; after a failure. `busy` is the time between two looks at whether somebody else's image is being made.
 */
const DELAYS = {start: 60_000, change: 10_000, failure: 600_000, busy: 100}

/** Rest after an image while somebody uses the shop, as a multiple of the time that the image took: 5 % of a processor. */
const REST = 19

/** Half of the lake's cache: images that are made ahead must not evict those that visitors request. */
const MAX_BYTES = 512 * 2 ** 20

/** Number of different images that fail in a row before a run ends: the cause is then the lake, not one image. */
const MAX_FAILURES = 3

/**
 * Makes the images of the site's pages before a visitor requests them: after a start and after each change. Makes one
 * at a time, only while no other image is being made, in a process of low priority, and rests while somebody uses the
 * shop. The lake keeps the images on disk and makes none twice, so that a restart continues where the last run ended.
 */
export function makeImagesAhead(sources: Sources): ImagesAhead {
  const {addresses, report, delays = DELAYS} = sources
  const isKnown = new Set<string>()
  const hasFailed = new Set<string>()
  let bytes = 0
  let waiting = 0

  async function run(signal: AbortSignal) {
    const failed = await makeMissing(signal)
    if (failed.length > 0)
      throw new Error(`Pictures that were not made: ${failed.length}, such as ${failed[0]}`)
  }

  /**
   * Makes the images that are not known yet. Images that failed in an earlier run come last, so that they delay no
   * other image.
   * @returns address and reason of each image that failed
   * @throws Error when the lake makes no more images now
   */
  async function makeMissing(signal: AbortSignal): Promise<string[]> {
    const missing = (await addresses()).filter((address) => !isKnown.has(address))
    const failed: string[] = []
    waiting = missing.length
    // One image has an address for each width.
    const inARow = new Set<string>()
    for (const address of missing.toSorted((a, b) => Number(hasFailed.has(a)) - Number(hasFailed.has(b)))) {
      if (bytes > (sources.maxBytes ?? MAX_BYTES)) break
      while (sources.isBusy()) await wait(delays.busy, undefined, {signal, ref: false})
      signal.throwIfAborted()
      waiting -= 1
      const began = performance.now()
      try {
        bytes += await made(sources.make, address, signal)
        isKnown.add(address)
        inARow.clear()
      } catch (error) {
        signal.throwIfAborted()
        if (statusOf(error) === 429) throw error
        failed.push(`${address}: ${String(error)}`)
        hasFailed.add(address)
        inARow.add(address.replace(/\?.*/, ''))
        if (inARow.size >= MAX_FAILURES) break
      }
      if (sources.hasClients())
        await wait((performance.now() - began) * REST, undefined, {signal, ref: false})
    }
    waiting = 0
    return failed
  }

  const {changed, stop} = afterChanges(delays, run, (error) =>
    report('Pictures could not be made ahead of visitors', error),
  )
  return {contentChanged: changed, waiting: () => waiting, close: () => void stop()}
}

/** Makes an image. @returns the number of its bytes; 0 for an image that is gone */
async function made(make: Sources['make'], address: string, signal: AbortSignal): Promise<number> {
  try {
    // The address that pages offer sends AVIF to browsers that accept it, but makes WebP first. Both have the same AVIF.
    return await make(new URL(address.replace('auto=format', 'fm=avif'), 'http://localhost'), signal)
  } catch (error) {
    const status = statusOf(error)
    if (status < 500 && status !== 429) return 0
    throw error
  }
}

const statusOf = (error: unknown) => (error instanceof LakeError ? error.status : 500)
