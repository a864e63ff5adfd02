/** A map that forgets the least recently used entry when it is full. */
export class Lru<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) {
      this.#entries.delete(key)
      this.#entries.set(key, value)
    }
    return value
  }

  set(key: string, value: Value) {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    const oldest = this.#entries.size > this.#size ? this.#entries.keys().next().value : undefined
    if (oldest !== undefined) this.#entries.delete(oldest)
  }

  delete(key: string) {
    this.#entries.delete(key)
  }
}
