import {createHash} from 'node:crypto'
import {join} from 'node:path'
import type {Admission} from '../../lib/admission/admission.ts'
import type {RateLimitOptions} from '../../lib/admission/rate-limit.ts'
import {openDiskCache, type DiskCache} from '../../lib/disk/disk-cache.ts'
import {HttpError} from '../../lib/http/http-error.ts'
import {SharedWork} from '../../lib/process/shared-work.ts'
import type {Site} from '../site/index.ts'
import {NotPrinted, type Printer} from './chromium.ts'
import {selfContained, withFont, type Part} from './self-contained.ts'

type PdfCache = Pick<DiskCache, 'get' | 'put'>

export interface PdfOptions {
  site: Pick<Site, 'file'>
  cache: PdfCache
  /** Start of the addresses of images: a path of this server, or an address of hosted Sanity. */
  imageBase: string
  /** Fetches an image, at its address on the page, as the client's. */
  fetchImage: (address: string, signal: AbortSignal, clientKey?: string) => Promise<Response>
  admission: Admission
  /** Receives failures of Chromium, of the disk and of single images. */
  report: (problem: string, error: unknown) => void
}

interface Job {
  printer: Printer
  html: string
  clientKey: string | undefined
  /** For one reader: no disk keeps it. */
  isPrivate?: boolean | undefined
}

export interface Made {
  bytes: Buffer
  /** Nothing that the page names was missing. */
  isWhole: boolean
}

/** PDFs that are made: one at a time, in one to ten seconds. An attempt that the printer refused is given back. */
const LIMIT: RateLimitOptions = {perClient: 30, overall: 120, seconds: 600}
/** Bytes of all PDFs that are kept. A catalogue has 1 to 8 MB, a tear sheet 0.3. */
const CACHE_BYTES = 200_000_000
/** Milliseconds for the images of a catalogue. Images that nobody has seen are made first. */
const IMAGES_MS = 60_000

/** The PDFs that are kept in the folder `pdf` of a data folder. The first use opens the folder. */
export function openPdfCache(dataDir: string): PdfCache {
  let opened: Promise<DiskCache> | undefined
  async function cache() {
    opened ??= openDiskCache(join(dataDir, 'pdf'), CACHE_BYTES)
    try {
      return await opened
    } catch (error) {
      opened = undefined
      throw error
    }
  }
  return {
    get: async (key) => (await cache().catch(() => undefined))?.get(key),
    put: async (key, bytes) => (await cache()).put(key, bytes),
  }
}

/**
 * Makes PDFs of pages. A page names its images, prices and styles, so its hash is the key under which its PDF is kept:
 * nothing has to be evicted when the content changes.
 */
export function openPdfs({cache, admission, report, ...sources}: PdfOptions) {
  const partAt = readerOf({...sources, report})
  const rateLimit = admission.rateLimit('printed files', LIMIT)
  const shared = new SharedWork<Made>()

  async function make({printer, html, clientKey}: Job): Promise<Made> {
    let isWhole = true
    const bytes = await printer.print(
      async () => {
        const signal = AbortSignal.timeout(IMAGES_MS)
        const read = async (address: string) => {
          const part = await partAt(address, signal, clientKey)
          isWhole &&= part !== undefined
          return part
        }
        return withFont(await selfContained(html, read))
      },
      {clientKey},
    )
    return {bytes, isWhole}
  }

  /** @throws HttpError when the client had enough; NotPrinted when all together had: their browsers print the page */
  const take = (clientKey: string) =>
    rateLimit.take(clientKey).catch((error: unknown) => {
      throw error instanceof HttpError && error.status === 503 ? new NotPrinted('many') : error
    })

  /** Counts a PDF and makes it. Gives it back when the printer refused it. */
  async function makeCounted(job: Job): Promise<Made> {
    const {clientKey} = job
    if (clientKey === undefined) return make(job)
    await take(clientKey)
    try {
      return await make(job)
    } catch (error) {
      if (isBusy(error)) await rateLimit.giveBack(clientKey)
      throw error
    }
  }

  /** An image may be missing for a moment only. */
  const keep =
    (key: string) =>
    async ({bytes, isWhole}: Made) => {
      if (isWhole)
        await cache.put(key, bytes).catch((error: unknown) => report('A PDF could not be stored', error))
    }

  /**
   * The PDF of a page. Simultaneous requests for one page share the work.
   * @throws HttpError, NotPrinted; Error when images cannot be reached
   */
  return async (printer: Printer, {html, clientKey, isPrivate}: Omit<Job, 'printer'>): Promise<Made> => {
    const key = createHash('sha256').update(html).digest('hex')
    for (;;) {
      const kept = await cache.get(key)
      if (kept) return {bytes: kept, isWhole: true}
      let isOwn = false
      const start = () => {
        isOwn = true
        return makeCounted({printer, html, clientKey, isPrivate})
      }
      try {
        return await shared.run(key, undefined, isPrivate ? {start} : {start, keep: keep(key)})
      } catch (error) {
        // Another client began the PDF and has to wait. That client's limit does not count for this one.
        if (isOwn || !hasToWait(error)) throw error
      }
    }
  }
}

/** Reads what pages name: files of the site, and images. Undefined for anything else, and for what is missing or damaged. */
function readerOf({site, imageBase, fetchImage, report}: Omit<PdfOptions, 'cache' | 'admission'>) {
  return async (address: string, signal: AbortSignal, clientKey?: string): Promise<Part | undefined> => {
    const file = await site.file(address)
    if (file) return {type: file.headers['Content-Type'] ?? '', body: file.body}
    if (!resolved(address).startsWith(resolved(`${imageBase}/`))) return undefined
    const response = await fetchImage(address, signal, clientKey)
    if (response.status === 404) return undefined
    if (response.status === 429)
      throw new HttpError(429, 'This connection has requested too many pictures.', {retryAfter: 60})
    // A busy server says how long to wait, and one with a damaged original does not.
    if (response.status === 503 && response.headers.has('Retry-After'))
      throw new HttpError(503, 'A picture cannot be made now.', {retryAfter: 20})
    if (!response.ok) {
      // When the time is over, all images fail.
      signal.throwIfAborted()
      report('A PDF lacks a picture', new Error(`Status ${response.status}: ${address}`))
      return undefined
    }
    return {type: response.headers.get('Content-Type') ?? '', body: await response.bytes()}
  }
}

const isBusy = (error: unknown) => error instanceof NotPrinted && error.reason === 'busy'

/** Whether a client gets no PDF because of its limits, or because too many wait for the printer. */
const hasToWait = (error: unknown): boolean => error instanceof HttpError || isBusy(error)

/** An address without `..`, so that its start says where it leads. A path leads to this server. */
const resolved = (address: string) => new URL(address, 'http://localhost').href
