interface Options {
  /** Time before the first run. Default: the same as between runs. */
  firstAfterMs?: number
  /** Receives the failure of a run, after which the next run follows as usual. Default: a warning of the process. */
  onError?: (error: unknown) => void
}

/**
 * Runs a task again and again, until stopped. The pause begins when a run ends, so runs never overlap. The timer does
 * not keep the process alive.
 * @param task its signal aborts when it is stopped; later failures are not reported
 * @returns stops it
 */
export function every(
  everyMs: number,
  task: (stopped: AbortSignal) => Promise<void> | void,
  {firstAfterMs = everyMs, onError = warn}: Options = {},
): () => void {
  const stopping = new AbortController()
  const {signal} = stopping
  let timer = setTimeout(run, firstAfterMs).unref()
  return () => {
    stopping.abort()
    clearTimeout(timer)
  }

  function run() {
    try {
      const result = task(signal)
      if (result instanceof Promise) void result.catch(fail).then(runLater)
      else runLater()
    } catch (error) {
      fail(error)
      runLater()
    }
  }

  function fail(error: unknown) {
    if (!signal.aborted) onError(error)
  }

  function runLater() {
    if (!signal.aborted) timer = setTimeout(run, everyMs).unref()
  }
}

/** Milliseconds before a run: after the start, after the last of several changes, and after a failure. */
export interface Delays {
  start: number
  change: number
  failure: number
  /** The pause doubles with each failure in a row, up to this one. Default: the pause stays the same. */
  longestFailure?: number
}

/**
 * Runs a task after the start, and again after changes and failures. One run begins after the other has ended. The timer
 * does not keep the process alive.
 * @param task its signal aborts when it is stopped; later failures are not reported
 * @param onError receives the failure of a run. A change that came meanwhile is dealt with sooner than the failure
 * @returns `stop` resolves when no run is under way
 */
export function afterChanges(
  delays: Delays,
  task: (stopped: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): {changed: () => void; stop: () => Promise<void>} {
  const stopping = new AbortController()
  const {signal} = stopping
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  let failures = 0
  schedule(delays.start)

  function schedule(afterMs: number) {
    clearTimeout(timer)
    if (signal.aborted) return
    timer = setTimeout(() => {
      timer = undefined
      last = last.then(run)
    }, afterMs).unref()
  }

  async function run() {
    if (signal.aborted) return
    try {
      await task(signal)
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      onError(error)
      const {failure, longestFailure = failure} = delays
      if (!timer) schedule(Math.min(failure * 2 ** failures, longestFailure))
      failures += 1
    }
  }

  return {
    changed: () => schedule(delays.change),
    stop() {
      clearTimeout(timer)
      stopping.abort()
      return last
    },
  }
}

function warn(error: unknown) {
  process.emitWarning(error instanceof Error ? error : String(error))
}
