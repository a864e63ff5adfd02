/**
 * What work returns; undefined when it throws. For the browser's storage, which may be full, turned off, or hold a text that
 * another version wrote: what was to be kept then stays while the page is open.
 */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
