type Generation<Value> = Map<string, {value: Value; weight: number}>

/**
 * A map that forgets the entries that were least recently used when they weigh too much together. Entries are in two
 * generations; what is found in the older one moves to the younger, so that finding what is often asked for is cheap.
 */
export class Lru<Value> {
  #young: Generation<Value> = new Map()
  #old: Generation<Value> = new Map()
  readonly #capacity: number
  /** Of the younger generation. */
  #weight = 0

  /** @param capacity how much the entries may weigh together; each weighs 1 unless told otherwise */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young.value
    const old = this.#old.get(key)
    if (old === undefined) return undefined
    this.set(key, old.value, old.weight)
    return old.value
  }

  set(key: string, value: Value, weight = 1) {
    this.delete(key)
    const half = this.#capacity / 2
    if (weight > this.#capacity) return
    if (this.#weight > 0 && this.#weight + weight > half) {
      this.#old = this.#weight <= half ? this.#young : new Map()
      this.#young = new Map()
      this.#weight = 0
    }
    // Each generation may weigh half; an entry that is heavier is there alone.
    if (weight > half) this.#old = new Map()
    this.#young.set(key, {value, weight})
    this.#weight += weight
  }

  delete(key: string) {
    this.#weight -= this.#young.get(key)?.weight ?? 0
    this.#young.delete(key)
    this.#old.delete(key)
  }
}
