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
}

/**
 * Runs a task after the start, and again after changes and failures. One run begins after the other has ended. The timer
 * does not keep the process alive.
 * @param task its signal aborts when it is stopped; later failures are not reported
 * @param onError receives the failure of a run. A change that came meanwhile is dealt with sooner than the failure
 */
export function afterChanges(
  delays: Delays,
  task: (stopped: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): {changed: () => void; stop: () => void} {
  const stopping = new AbortController()
  const {signal} = stopping
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
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
    } catch (error) {
      if (signal.aborted) return
      onError(error)
      if (!timer) schedule(delays.failure)
    }
  }

  return {
    changed: () => schedule(delays.change),
    stop() {
      clearTimeout(timer)
      stopping.abort()
    },
  }
}

function warn(error: unknown) {
  process.emitWarning(error instanceof Error ? error : String(error))
}
