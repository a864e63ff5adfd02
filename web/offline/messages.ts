/** A list to keep for use without network. */
export interface ListToKeep {
  /** Addresses of pages as `copyAddress` makes them. */
  pages: readonly string[]
  /** Addresses of pictures, each in one size. */
  pictures: readonly string[]
  /** Formats of pictures that the browser shows, as in an `Accept` header. Requests of a worker accept anything. */
  formats: string
  /** The products as the page wants them back: plain JSON. */
  products: unknown
}

/**
 * Message from a page to the worker: keep this page, or keep this list instead of the one before. An undefined list means
 * that none is kept any more. The worker sends `kept` or `failed` to the port of the message when it has finished.
 */
export type KeepRequest = {page: string} | {list: ListToKeep | undefined}
