type Generation<Value> = Map<string, {value: Value; weight: number}>

/**
 * A map that evicts the least recently used entries when their total weight exceeds the capacity. Entries are kept in
 * two generations: a look-up moves an entry from the older one to the younger one, and eviction drops the older one.
 */
export class Lru<Value> {
  #young: Generation<Value> = new Map()
  #old: Generation<Value> = new Map()
  readonly #capacity: number
  /** Total weight of the younger generation. */
  #weight = 0

  /** @param capacity the largest total weight of all entries; an entry's weight is 1 by default */
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
    // Each generation has half of the capacity. A heavier entry has the whole map to itself.
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
