import {z} from 'zod'

/** Names of what can be wrong, for monitors. The Studio has words for each. */
export const PROBLEMS = [
  'disk',
  'disk space',
  'content',
  'clock',
  'outbox',
  'room for enquiries',
  'copies of pages',
  'backup',
  'feeds',
  'contacts for Meta',
  'alerts',
  'proxy',
  'pictures',
  'PDF',
] as const

/** `GET /readyz`. Staff get a sentence and a figure for each problem, in the same order. */
export const health = z.object({
  status: z.enum(['ok', 'attention', 'failing']),
  problems: z.array(z.string()).default([]),
  sentences: z.array(z.string()).default([]),
  /** The figure in each sentence: a number, or a time as ISO 8601. */
  figures: z.array(z.union([z.number(), z.string(), z.null()])).default([]),
})

/** The answer as the server sends it. */
export type Health = z.input<typeof health>
