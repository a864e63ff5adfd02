import {createHash} from 'node:crypto'
import type {Admission} from '../admission/admission.ts'
import type {AllowanceLimit} from '../admission/allowance.ts'
import {Refusal} from '../http/refusal.ts'
import type {Site} from '../site/site.ts'
import type {Printer} from './chromium.ts'
import type {PdfCache} from './pdf-cache.ts'
import {withFont} from './fonts.ts'
import {selfContained, type Part} from './self-contained.ts'

export interface PdfOptions {
  site: Pick<Site, 'file'>
  cache: PdfCache
  /** Fetches a picture, at its address on the page, as the sender's. */
  fetchPicture: (address: string, signal: AbortSignal, sender?: string) => Promise<Response>
  admission: Admission
  /** Receives failures of Chromium and of the disk. */
  report: (problem: string, error: unknown) => void
}

/** Chromium prints one page at a time, in one to three seconds. */
const LIMIT: AllowanceLimit = {perSender: 30, overall: 120, seconds: 600}
/** Milliseconds for the pictures of a catalogue. Those that nobody has seen are made first. */
const PICTURES_MS = 60_000

/**
 * Makes PDFs of pages. A page names its pictures, prices and styles, so its hash is the key under which its PDF is kept:
 * nothing has to be evicted when the content changes.
 */
export function openPdfs({site, cache, fetchPicture, admission, report}: PdfOptions) {
  const allowance = admission.allowance('printed files', LIMIT)
  const making = new Map<string, Promise<Buffer>>()

  async function partAt(address: string, signal: AbortSignal, sender?: string): Promise<Part | undefined> {
    const file = await site.file(address)
    if (file) return {type: file.headers['Content-Type'] ?? '', body: file.body}
    if (!address.includes('/images/')) return undefined
    const response = await fetchPicture(address, signal, sender)
    if (response.status === 404) return undefined
    if (response.status === 429)
      throw new Refusal(429, 'This connection has requested too many pictures.', 60)
    if (!response.ok) throw new Error(`A picture has the status ${response.status}: ${address}`)
    return {type: response.headers.get('Content-Type') ?? '', body: await response.bytes()}
  }

  function make(printer: Printer, html: string, sender?: string): Promise<Buffer> {
    return printer.print(
      async () => {
        const signal = AbortSignal.timeout(PICTURES_MS)
        return withFont(await selfContained(html, (address) => partAt(address, signal, sender)))
      },
      {sender},
    )
  }

  /**
   * The PDF of a page. Simultaneous requests for one page share the work.
   * @throws Refusal, NotPrinted; Error when a picture cannot be read
   */
  return async (printer: Printer, html: string, sender?: string): Promise<Buffer> => {
    const key = createHash('sha256').update(html).digest('base64url')
    const kept = await cache.get(key)
    if (kept) return kept
    if (!making.has(key) && sender !== undefined) await allowance.take(sender)
    const shared = making.get(key)
    if (shared) return shared
    const own = make(printer, html, sender)
    making.set(key, own)
    try {
      const bytes = await own
      await cache.put(key, bytes).catch((error: unknown) => report('A PDF could not be stored', error))
      return bytes
    } finally {
      making.delete(key)
    }
  }
}
