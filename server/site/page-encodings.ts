import {setTimeout as wait} from 'node:timers/promises'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'
import type {Encoding} from './answer.ts'
import type {CachedPage} from './page-cache.ts'

const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}})

/** Brotli quality for the first request, which waits for it. */
const QUICK = 5
/** Brotli quality in the background: a twelfth smaller. */
const SMALLEST = 11
/** Length of the pause after a background compression, as a multiple of its duration. It leaves the processors to requests. */
const REST = 19

/**
 * Makes the function that compresses pages. A page is compressed quickly at first. When a listed page is requested again
 * from the cache, its smallest form is made in the background, one page at a time with rests between them, and sent from
 * then on.
 */
export function createEncoder(): (page: CachedPage, encoding: Encoding) => Promise<void> {
  const smallest = new WeakSet<CachedPage>()
  let isWorking = false

  async function improve(page: CachedPage) {
    if (isWorking || smallest.has(page)) return
    isWorking = true
    smallest.add(page)
    const started = performance.now()
    // After a failure, the quick form is still sent.
    const body = await brotli(page.body, SMALLEST).catch(() => undefined)
    if (body) page.encoded.set('br', body)
    await wait(REST * (performance.now() - started), undefined, {ref: false})
    isWorking = false
  }

  return async (page, encoding) => {
    if (!page.encoded.has(encoding)) {
      page.encoded.set(
        encoding,
        await (encoding === 'br' ? brotli(page.body, QUICK) : promisify(gzip)(page.body)),
      )
    } else if (encoding === 'br' && page.isListed) void improve(page)
  }
}
