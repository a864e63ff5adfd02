/** Milliseconds from a signal until the process ends, whatever is under way. Acknowledged work is on disk already. */
const LONGEST_END_MS = 8000

const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

interface Ending {
  signals?: NodeJS.Signals[]
  /** Called at the first signal. */
  onBegin?: () => void
  /** Receives a failure to close. Default: it is a rejection that nobody handles. */
  fail?: (error: unknown) => never
  longestMs?: number
}

/**
 * Closes what is open at the first signal, then ends this process. The process ends 8 seconds after the signal also when
 * closing takes longer. Further signals do nothing.
 * @returns a function that ends the process without a signal
 */
export function endOnSignal(
  close: () => Promise<unknown>,
  {signals = SIGNALS, onBegin, fail, longestMs = LONGEST_END_MS}: Ending = {},
): () => void {
  let isEnding = false
  function end() {
    if (isEnding) return
    isEnding = true
    onBegin?.()
    setTimeout(() => process.exit(0), longestMs).unref()
    void close().then(() => process.exit(0), fail)
  }
  for (const signal of signals) process.on(signal, end)
  return end
}
