/** What a page asks of the worker. The answer on the port of the message is sent when the worker has finished. */
export interface KeepRequest {
  /** Address of a page as `copyAddress` makes it. */
  page: string
}
