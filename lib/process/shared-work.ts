interface Work<Result> {
  result: Promise<Result>
  /** Requests that wait for the result. */
  waiting: number
  isDone: boolean
  abandoned: AbortController
}

interface Job<Result> {
  /** Does the work. The signal aborts when no request waits any more. */
  start: (signal: AbortSignal) => Promise<Result>
  /** Stores the result. No request waits for this. Requests that arrive before it is done get the same result. */
  keep?: (result: Result) => Promise<void>
}

/** Work that equal requests share. It is done once, and stopped when no request waits for it any more. */
export class SharedWork<Result> {
  readonly #works = new Map<string, Work<Result>>()

  /**
   * Waits for the work with this key, and starts it if necessary.
   * @param signal aborts when the client disconnects; absent: the request waits to the end
   * @throws the signal's reason, and the errors of the work
   */
  async run(key: string, signal: AbortSignal | undefined, job: Job<Result>): Promise<Result> {
    signal?.throwIfAborted()
    const work = this.#works.get(key) ?? this.#start(key, job)
    work.waiting += 1
    const gone = Promise.withResolvers<never>()
    const leave = () => gone.reject(signal?.reason)
    signal?.addEventListener('abort', leave)
    try {
      return await Promise.race([work.result, gone.promise])
    } finally {
      signal?.removeEventListener('abort', leave)
      work.waiting -= 1
      if (work.waiting === 0 && !work.isDone) {
        this.#forget(key, work)
        work.abandoned.abort()
      }
    }
  }

  #start(key: string, {start, keep}: Job<Result>): Work<Result> {
    const abandoned = new AbortController()
    const work = {result: start(abandoned.signal), waiting: 0, isDone: false, abandoned}
    this.#works.set(key, work)
    void work.result
      .finally(() => (work.isDone = true))
      .then((result) => keep?.(result))
      .catch(() => undefined)
      .finally(() => this.#forget(key, work))
    return work
  }

  #forget(key: string, work: Work<Result>) {
    if (this.#works.get(key) === work) this.#works.delete(key)
  }
}
