/** A map that forgets the least recently used entries when they weigh too much together. */
export class Lru<Value> {
  readonly #entries = new Map<string, {value: Value; weight: number}>()
  readonly #capacity: number
  #weight = 0

  /** @param capacity how much the entries may weigh together; each weighs 1 unless told otherwise */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, weight = 1) {
    this.delete(key)
    this.#entries.set(key, {value, weight})
    this.#weight += weight
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#capacity) return
      this.delete(oldest)
    }
  }

  delete(key: string) {
    this.#weight -= this.#entries.get(key)?.weight ?? 0
    this.#entries.delete(key)
  }
}
