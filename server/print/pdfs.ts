import {createHash} from 'node:crypto'
import type {Admission} from '../admission/admission.ts'
import type {AllowanceLimit} from '../admission/allowance.ts'
import {Refusal} from '../http/refusal.ts'
import type {Site} from '../site/site.ts'
import {NotPrinted, type Printer} from './chromium.ts'
import type {PdfCache} from './pdf-cache.ts'
import {withFont} from './fonts.ts'
import {selfContained, type Part} from './self-contained.ts'

export interface PdfOptions {
  site: Pick<Site, 'file'>
  cache: PdfCache
  /** Start of the addresses of pictures: a path of this server, or an address of hosted Sanity. */
  imageBase: string
  /** Fetches a picture, at its address on the page, as the sender's. */
  fetchPicture: (address: string, signal: AbortSignal, sender?: string) => Promise<Response>
  admission: Admission
  /** Receives failures of Chromium and of the disk. */
  report: (problem: string, error: unknown) => void
}

interface Job {
  printer: Printer
  html: string
  sender: string | undefined
}

/** Chromium prints one page at a time, in one to three seconds. */
const LIMIT: AllowanceLimit = {perSender: 30, overall: 120, seconds: 600}
/** Milliseconds for the pictures of a catalogue. Those that nobody has seen are made first. */
const PICTURES_MS = 60_000

/**
 * Makes PDFs of pages. A page names its pictures, prices and styles, so its hash is the key under which its PDF is kept:
 * nothing has to be evicted when the content changes.
 */
export function openPdfs({site, cache, imageBase, fetchPicture, admission, report}: PdfOptions) {
  const allowance = admission.allowance('printed files', LIMIT)
  const making = new Map<string, Promise<Buffer>>()

  async function partAt(address: string, signal: AbortSignal, sender?: string): Promise<Part | undefined> {
    const file = await site.file(address)
    if (file) return {type: file.headers['Content-Type'] ?? '', body: file.body}
    if (!resolved(address).startsWith(resolved(`${imageBase}/`))) return undefined
    const response = await fetchPicture(address, signal, sender)
    if (response.status === 404) return undefined
    if (response.status === 429)
      throw new Refusal(429, 'This connection has requested too many pictures.', 60)
    if (response.status === 503) throw new Refusal(503, 'A picture cannot be made now.', 20)
    if (!response.ok) throw new Error(`A picture has the status ${response.status}: ${address}`)
    return {type: response.headers.get('Content-Type') ?? '', body: await response.bytes()}
  }

  function make({printer, html, sender}: Job): Promise<Buffer> {
    return printer.print(
      async () => {
        const signal = AbortSignal.timeout(PICTURES_MS)
        return withFont(await selfContained(html, (address) => partAt(address, signal, sender)))
      },
      {sender},
    )
  }

  async function makeAndKeep(key: string, job: Job): Promise<Buffer> {
    const own = make(job)
    making.set(key, own)
    try {
      const bytes = await own
      await cache.put(key, bytes).catch((error: unknown) => report('A PDF could not be stored', error))
      return bytes
    } finally {
      making.delete(key)
    }
  }

  /**
   * The PDF of a page. Simultaneous requests for one page share the work.
   * @throws Refusal, NotPrinted; Error when a picture cannot be read
   */
  return async (printer: Printer, html: string, sender?: string): Promise<Buffer> => {
    const key = createHash('sha256').update(html).digest('base64url')
    for (;;) {
      const kept = await cache.get(key)
      if (kept) return kept
      if (!making.has(key) && sender !== undefined) await allowance.take(sender)
      const shared = making.get(key)
      if (!shared) return makeAndKeep(key, {printer, html, sender})
      try {
        return await shared
      } catch (error) {
        // Another sender began the PDF and has to wait. That says nothing about this sender, who tries again.
        if (!hasToWait(error)) throw error
      }
    }
  }
}

/** Whether a sender gets no PDF because of its allowances, or because too many wait for the printer. */
export const hasToWait = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof NotPrinted && error.reason === 'busy')

/** An address without `..`, so that its start says where it leads. A path leads to this server. */
const resolved = (address: string) => new URL(address, 'http://localhost').href
