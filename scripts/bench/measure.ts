/** One figure, with what it has to keep to. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** The figure must not be above, or below, this; absent: told for its own sake. */
  atMost?: number
  atLeast?: number
}

/** Whether a figure keeps to its bounds. */
export const holds = ({value, atMost = Infinity, atLeast = -Infinity}: Figure) =>
  value <= atMost && value >= atLeast

/** The middle one of some numbers; NaN of none. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
