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

function warn(error: unknown) {
  process.emitWarning(error instanceof Error ? error : String(error))
}
