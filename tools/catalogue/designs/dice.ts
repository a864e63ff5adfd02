import type {Dice} from './types.ts'

/** FNV-1a of the text, 32 bits. The last step spreads the bits, so that `1` and `2` give very different numbers. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d)
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b)
  return (value ^ (value >>> 16)) >>> 0
}

/** A random number generator (Mulberry32): small, and good enough for proportions. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (share) => next() < share,
  }
}

/**
 * Deals the choices like cards: every choice comes once before any comes again. The order changes each round, and the
 * last choice of a round is never the first of the next.
 */
export function deal<T>(index: number, salt: string, choices: readonly [T, ...T[]]): T {
  const size = choices.length
  const round = Math.floor(index / size)
  const order = shuffled(size, `${salt}/${round}`)
  const before = round > 0 ? shuffled(size, `${salt}/${round - 1}`).at(-1) : undefined
  if (size > 2 && order[0] === before) order.push(...order.splice(0, 1))
  return choices[order[index % size] ?? 0] ?? choices[0]
}

function shuffled(size: number, seed: string): number[] {
  const dice = diceOf(hash(seed))
  return Array.from({length: size}, (_, position) => ({position, key: dice.between(0, 1)}))
    .sort((a, b) => a.key - b.key)
    .map(({position}) => position)
}

/** Golden-ratio sequence in [low, high): neighbours differ, and the range is covered evenly. */
export function spread(index: number, salt: string, low: number, high: number): number {
  const start = hash(salt) / 2 ** 32
  return low + ((start + (index + 1) * 0.6180339887498949) % 1) * (high - low)
}

/** Rounds to millimetres, so that scene descriptions stay readable. */
export function mm(metres: number): number {
  return Math.round(metres * 1000) / 1000
}
