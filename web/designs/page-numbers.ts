/** The pages that get a link, in order: the first, the last, and those around the current one. */
export function pageNumbers(current: number, count: number): number[] {
  const near = [1, current - 1, current, current + 1, count]
  return [...new Set(near)].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b)
}
