import {Readable} from 'node:stream'

/** Reads the result pipe of a query process: the JSON results of consecutive questions. */
export class Results {
  #parts: Buffer[] = []
  #length = 0
  #wanted: {bytes: number; result: PromiseWithResolvers<Buffer[]>} | undefined

  constructor(pipe: unknown) {
    if (!(pipe instanceof Readable)) throw new TypeError('The process has no pipe for results')
    pipe.on('error', () => undefined)
    pipe.on('data', (part: Buffer) => {
      this.#parts.push(part)
      this.#length += part.length
      this.#give()
    })
  }

  /** Reads the next `bytes` bytes. No more arrive until the next question. */
  take(bytes: number): Promise<Buffer[]> {
    const result = Promise.withResolvers<Buffer[]>()
    this.#wanted = {bytes, result}
    this.#give()
    return result.promise
  }

  end(error: Error) {
    this.#wanted?.result.reject(error)
  }

  #give() {
    if (!this.#wanted || this.#length < this.#wanted.bytes) return
    this.#wanted.result.resolve(this.#parts)
    this.#wanted = undefined
    this.#parts = []
    this.#length = 0
  }
}
