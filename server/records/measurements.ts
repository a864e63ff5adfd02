import {z} from 'zod'
import {METRICS, type Figure, type Measurement, type Metric} from '../../contract/services/measurements.ts'
import {inTransaction} from '../../lib/disk/database-file.ts'
import type {RecordsDatabase} from '../records/index.ts'

export type Measurements = ReturnType<typeof openMeasurements>

/**
 * Upper bounds of the classes that values are counted in. Limits of good and poor values are among them.
 * @see https://web.dev/articles/vitals
 */
const BOUNDS: Record<Metric, readonly number[]> = {
  lcp: [
    250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 12_000,
    600_000,
  ],
  inp: [8, 16, 25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1000, 2000, 600_000],
  cls: [0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.35, 0.5, 1, 1000],
}

/** Weeks that are kept: a year, to compare a season with the last one. */
export const MAX_WEEKS = 53
/** Weeks that the dashboard shows. */
export const SHOWN_WEEKS = 8
const DAY_MS = 86_400_000

/** Counts visits. A visit is not stored itself: it raises at most three counts. */
export function openMeasurements({sql}: RecordsDatabase) {
  const raise = sql.prepare(`
    INSERT INTO visits VALUES (?, ?, ?, ?, ?, 1)
    ON CONFLICT DO UPDATE SET count = count + 1
  `)
  // A week of a wrong clock removes one week, neither all that are older nor all that are later.
  const tidy = sql.prepare(`
    DELETE FROM visits
    WHERE week = (SELECT max(week) FROM visits WHERE week > ?)
      OR week IN (SELECT DISTINCT week FROM visits ORDER BY week DESC LIMIT -1 OFFSET ${MAX_WEEKS})
  `)
  const select = sql.prepare(`
    SELECT week, page, device, metric, bound, count FROM visits
    WHERE week IN (SELECT DISTINCT week FROM visits WHERE week <= ? ORDER BY week DESC LIMIT ?)
    ORDER BY week, page, device, metric, bound
  `)
  let lastWeek: string | undefined
  return {
    /** Counts a visit. @throws when the disk does not work */
    add({page, device, ...values}: Measurement, now: number) {
      const week = weekOf(now)
      inTransaction(sql, () => {
        for (const metric of METRICS) {
          const value = values[metric]
          const bound = value === undefined ? undefined : BOUNDS[metric].find((each) => value <= each)
          if (bound !== undefined) raise.run(week, page, device, metric, bound)
        }
        if (week !== lastWeek) tidy.run(week)
      })
      lastWeek = week
    },
    /**
     * Figures of the newest weeks that have visits, the oldest first.
     * @param now milliseconds since 1970. Later weeks were counted by a wrong clock
     * @param weeks number of weeks; eight if absent
     */
    figures: (now: number, weeks = SHOWN_WEEKS) =>
      figuresOf(z.array(row).parse(select.all(weekOf(now), weeks))),
  }
}

const row = z.object({
  week: z.string(),
  page: z.string(),
  device: z.string(),
  metric: z.enum(METRICS),
  bound: z.number(),
  count: z.number(),
})

type Row = z.infer<typeof row>

function weekOf(now: number): string {
  const daysSinceMonday = (new Date(now).getUTCDay() + 6) % 7
  return new Date(now - daysSinceMonday * DAY_MS).toISOString().slice(0, 10)
}

function figuresOf(rows: Row[]): Figure[] {
  const groups = Map.groupBy(rows, ({week, page, device, metric}) => [week, page, device, metric].join(' '))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const {week, page, device, metric} = first
    const count = group.reduce((sum, each) => sum + each.count, 0)
    return [{week, page, device, metric, p75: quartileOf(group, metric, count), count}]
  })
}

/** The value of the visit at three quarters, as if the visits of a class were evenly distributed in it. */
function quartileOf(group: Row[], metric: Metric, total: number): number {
  const bounds = BOUNDS[metric]
  let below = 0
  for (const {bound, count} of group) {
    if (below + count >= total * 0.75) {
      const lower = bounds[bounds.indexOf(bound) - 1] ?? 0
      // The last class has no end, so its beginning is the figure.
      if (bound === bounds.at(-1)) return lower
      return lower + (bound - lower) * ((total * 0.75 - below) / count)
    }
    below += count
  }
  return 0
}
