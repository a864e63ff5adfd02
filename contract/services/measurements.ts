import {z} from 'zod'

export const PAGES = ['home', 'designs', 'category', 'product', 'other'] as const
export const METRICS = ['lcp', 'inp', 'cls'] as const

export type PageKind = (typeof PAGES)[number]
export type Metric = (typeof METRICS)[number]

/**
 * One visit as the browser measured it, for `POST /forms/field`. It names the kind of the page, never its address, and
 * nothing of the visitor but phone or computer.
 */
export const measurement = z.strictObject({
  page: z.enum(PAGES),
  device: z.enum(['phone', 'desktop']),
  /** Milliseconds until the largest thing on the first screen was painted. */
  lcp: z.number().min(0).max(600_000).optional(),
  /** Milliseconds of one of the slowest responses to a touch or a key. Absent: the visitor touched nothing. */
  inp: z.number().min(0).max(600_000).optional(),
  /** How much moved unexpectedly, as a part of the screen. */
  cls: z.number().min(0).max(1000).optional(),
})

export type Measurement = z.infer<typeof measurement>

/** A value that three quarters of the measured visits of a week did not exceed. */
const figure = z.object({
  /** Monday of the week in UTC, such as `2026-11-23`. */
  week: z.string(),
  page: z.string(),
  device: z.string(),
  metric: z.string(),
  p75: z.number(),
  count: z.number(),
})

export type Figure = z.infer<typeof figure>

/** `GET /field`: how fast visitors saw the site. */
export const figures = z.object({figures: z.array(figure)})
