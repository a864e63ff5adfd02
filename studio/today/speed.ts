import {
  METRICS,
  PAGES,
  type Figure,
  type Metric,
  type PageKind,
} from '../../contract/services/measurements.ts'

export type Rating = 'good' | 'fair' | 'poor'

/**
 * Largest good value and largest fair value, in milliseconds and parts of the screen.
 * @see https://web.dev/articles/vitals
 */
const LIMITS: Record<Metric, readonly [good: number, fair: number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
}

export function ratingOf(metric: Metric, value: number): Rating {
  const [good, fair] = LIMITS[metric]
  if (value <= good) return 'good'
  return value <= fair ? 'fair' : 'poor'
}

/** One metric of one page: its weeks, the oldest first. */
export interface SpeedCell {
  metric: Metric
  /** Absent in a week without a measured visit. */
  weeks: (Figure | undefined)[]
}

export interface SpeedRow {
  page: PageKind
  cells: SpeedCell[]
}

/** The pages that visitors with one kind of device opened, in a fixed order, with the same weeks everywhere. */
export function speedRows(figures: readonly Figure[], device: string): SpeedRow[] {
  const weeks = [...new Set(figures.map(({week}) => week))].toSorted()
  const ofDevice = figures.filter((figure) => figure.device === device)
  return PAGES.flatMap((page) => {
    const ofPage = ofDevice.filter((figure) => figure.page === page)
    if (ofPage.length === 0) return []
    const cells = METRICS.map((metric) => ({
      metric,
      weeks: weeks.map((week) => ofPage.find((figure) => figure.week === week && figure.metric === metric)),
    }))
    return [{page, cells}]
  })
}

/** Weeks in which a page was measured, the newest first. */
export const weeksOf = (cells: readonly SpeedCell[]): string[] =>
  [...new Set(cells.flatMap(({weeks}) => weeks.flatMap((figure) => figure?.week ?? [])))]
    .toSorted()
    .toReversed()

/** A value as people read it: seconds, milliseconds, or a part of the screen. */
export function valueOf(metric: Metric, value: number, locale: string): string {
  if (metric === 'cls') return value.toLocaleString(locale, {maximumFractionDigits: 2})
  if (metric === 'inp') return `${value.toLocaleString(locale, {maximumFractionDigits: 0})} ms`
  const seconds = {minimumFractionDigits: 1, maximumFractionDigits: 1}
  return `${(value / 1000).toLocaleString(locale, seconds)} s`
}
