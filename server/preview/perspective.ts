import {z} from 'zod'

/** More layers than the Studio's list of releases will ever name. The lake has the same limit. */
const MAX_LAYERS = 32

/** `drafts`, `published` or the name of a release. `raw` is none: it shows all versions of a document at once. */
const layer = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,128}$/)
  .refine((name) => name !== 'raw')

/** The layers in which a preview looks for each document, the strongest first. Published documents come last. */
export const perspective = z.array(layer).min(1).max(MAX_LAYERS)

export type Perspective = z.infer<typeof perspective>

export const DRAFTS: Perspective = ['drafts']

/**
 * Reads the perspective that the Studio names: one layer, or several with commas between them.
 * @returns undefined for anything else
 */
export const perspectiveOf = (text: string): Perspective | undefined =>
  perspective.safeParse(text.split(',')).data
