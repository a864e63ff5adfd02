import {workers} from '../device/secure.ts'

/** A list to keep for use without network. */
export interface ListToKeep {
  /** Addresses of pages as `copyAddress` makes them. */
  pages: readonly string[]
  /** Addresses of images, each in one size. */
  pictures: readonly string[]
  /** Formats of images that the browser shows, as in an `Accept` header. Requests of a worker accept anything. */
  formats: string
  /** The products as the page wants them back: plain JSON. */
  products: unknown
}

/**
 * Message from a page to the worker: keep this page, or keep this list instead of the one before. An undefined list means
 * that none is kept any more. The worker sends `kept` or `failed` to the port of the message when it has finished.
 */
export type KeepRequest = {page: string} | {list: ListToKeep | undefined}

/** Registers the worker and waits until it runs. @throws Error where the browser refuses, as in some private windows */
export async function openWorker(): Promise<ServiceWorker> {
  await workers()?.register('/sw.js')
  const active = (await workers()?.ready)?.active
  if (!active) throw new Error('The service worker does not run')
  return active
}

/** Milliseconds after which the browser has ended a worker that is still at work. */
const LONGEST_WORK_MS = 5 * 60_000

/** Asks the worker to keep something, and waits until it has tried. @returns whether it could */
export const keep = (worker: ServiceWorker, request: KeepRequest): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), LONGEST_WORK_MS)
    const {port1, port2} = new MessageChannel()
    port1.addEventListener('message', ({data}) => resolve(data === 'kept'), {once: true})
    port1.start()
    worker.postMessage(request, [port2])
  })
