import {LakeError} from '../errors.ts'

/** Of one sender, and of all together, so many may wait. */
const MAX_OF_SENDER = 4
const MAX_WAITING = 100

interface Waiting {
  sender: string | undefined
  start: () => void
}

/** One at a time: who has no sender first, the others as they came. */
export class Turns {
  readonly #waiting: Waiting[] = []
  readonly #countOf = new Map<string, number>()
  #isTaken = false

  /**
   * Resolves when it is one's turn, with what ends it.
   * @throws LakeError `tooManyRequests` when the sender has too many waiting, `unavailable` when there are too many
   */
  async wait(sender: string | undefined): Promise<() => void> {
    const count = sender === undefined ? 0 : (this.#countOf.get(sender) ?? 0)
    if (count >= MAX_OF_SENDER) {
      throw new LakeError(
        'tooManyRequests',
        'Too many of your queries are waiting. Try again in some seconds.',
      )
    }
    if (this.#waiting.length >= MAX_WAITING) {
      throw new LakeError('unavailable', 'Too many queries are waiting. Try again in some seconds.')
    }
    if (sender !== undefined) this.#countOf.set(sender, count + 1)
    if (this.#isTaken) await new Promise<void>((start) => this.#waiting.push({sender, start}))
    this.#isTaken = true
    return () => this.#end(sender)
  }

  #end(sender: string | undefined) {
    if (sender !== undefined) {
      const left = (this.#countOf.get(sender) ?? 1) - 1
      if (left > 0) this.#countOf.set(sender, left)
      else this.#countOf.delete(sender)
    }
    const urgent = this.#waiting.findIndex((waiting) => waiting.sender === undefined)
    const [next] = this.#waiting.splice(Math.max(urgent, 0), 1)
    // The turn is handed on rather than freed, so that a newcomer cannot overtake.
    if (next) next.start()
    else this.#isTaken = false
  }
}
