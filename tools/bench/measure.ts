/** One measured value, with its limits. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** Upper and lower limit; a figure without limits is only shown. */
  atMost?: number
  atLeast?: number
}

/** Whether a figure is within its limits. */
export const holds = ({value, atMost = Infinity, atLeast = -Infinity}: Figure) =>
  value <= atMost && value >= atLeast

/** The median; NaN without numbers. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The smallest number that `percent` % of the numbers do not exceed; NaN without numbers. */
export function percentile(numbers: number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN
}

/**
 * Measures variants by turns, so that a machine that grows slower is slower for all of them. The first turn does not count:
 * it fills the shop's caches.
 * @returns the results of each variant
 */
export async function byTurns<Result>(
  turns: number,
  variants: readonly (() => Promise<Result>)[],
): Promise<Result[][]> {
  const results: Result[][] = variants.map(() => [])
  for (let turn = 0; turn <= turns; turn += 1)
    for (const [index, measure] of variants.entries()) {
      const result = await measure()
      if (turn > 0) results[index]?.push(result)
    }
  return results
}
