/** Milliseconds for which a helper that failed is left alone. */
const REST_MS = 3 * 60_000

/**
 * Knows whether a helper program works on this machine. The helper is tried once, in the background, and again
 * minutes after each failure: no request waits for a helper that never works.
 */
export class Trial {
  readonly #attempt: () => Promise<unknown>
  #isTried = false
  #isRunning = false
  /** On the clock of `performance.now()`; undefined when it did not fail. */
  #failedAt: number | undefined

  /** @param attempt uses the helper. It rejects only when the helper does not work */
  constructor(attempt: () => Promise<unknown>) {
    this.#attempt = attempt
  }

  /** Whether it failed so lately that no request should use it. */
  get rests(): boolean {
    return this.#failedAt !== undefined && performance.now() - this.#failedAt < REST_MS
  }

  /**
   * Whether it fails, as far as is known. Tries again when nothing is known, or when the rest after a failure is over.
   */
  isFailing(): boolean {
    if (!this.rests && (!this.#isTried || this.#failedAt !== undefined)) this.repeat()
    return this.#failedAt !== undefined
  }

  /** Tries it now. */
  repeat() {
    if (this.#isRunning) return
    this.#isTried = this.#isRunning = true
    const run = async () => {
      try {
        await this.#attempt()
        this.#failedAt = undefined
      } catch {
        this.#failedAt = performance.now()
      } finally {
        this.#isRunning = false
      }
    }
    void run()
  }

  /** Takes in whether the helper worked for a request. */
  saw(works: boolean) {
    this.#isTried = true
    this.#failedAt = works ? undefined : performance.now()
  }
}
