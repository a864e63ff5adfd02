/** What a page asks of the worker. The answer on the port of the message is `kept` or `failed`. */
export interface KeepRequest {
  /** Addresses of pages as `copyAddress` makes them. */
  pages: readonly string[]
  /** With pictures, pages and pictures are the list for the showroom, in place of the one before. */
  pictures?: readonly string[]
}
