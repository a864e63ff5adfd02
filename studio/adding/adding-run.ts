import {reasonFor} from '../live/reason.ts'
import type {MadeProduct} from './create-products.ts'
import type {Photograph} from './photographs.ts'

type Phase =
  | 'choosing'
  | 'looking'
  | 'reviewing'
  | 'uploading'
  | 'stopped'
  | 'making'
  | 'made'
  | 'publishing'
  | 'published'
  | 'undoing'
  | 'undone'

/** Key of a sentence about a failure. */
export type Failure = 'add-many.failed' | 'add-many.undo-failed' | 'add-many.publish-failed'

/** State of one run, as the screen shows it. */
export interface Run {
  phase: Phase
  /** Category of the products, from the start of the uploads on; empty before. */
  categoryId: string
  photographs: Photograph[]
  /** Files that were chosen while the lake did not answer. */
  waiting: File[]
  /** Number of chosen files that are no pictures. */
  others: number
  /** Whether an upload waits for the connection. */
  isOffline: boolean
  /** The server's own sentence about why it rejects uploads or failed, such as a full disk. */
  obstacle?: string | undefined
  /** Drafts that undoing kept, because somebody has changed them since. */
  kept: number
  /** Title of the release that the products are made in, from the start of the uploads on; absent for drafts. */
  release?: string | undefined
  /** Revision that the publication gave to every product. Another one reveals a change by somebody else. */
  publication?: string | undefined
  /** Products that were published. */
  published: number
  /** Numbers of products that could not be published, with the reasons. */
  refused: {product: string; errors: string[]}[]
  failure?: Failure | undefined
}

export const EMPTY_RUN: Run = {
  phase: 'choosing',
  categoryId: '',
  photographs: [],
  waiting: [],
  others: 0,
  isOffline: false,
  kept: 0,
  published: 0,
  refused: [],
}

/** Products that a run has made, in the order of their photographs. */
export const madeIn = ({photographs}: Pick<Run, 'photographs'>): MadeProduct[] =>
  photographs.flatMap(({product}) => product ?? [])

export const NO_FAILURE: Pick<Run, 'failure' | 'obstacle'> = {failure: undefined, obstacle: undefined}

/** A failure, with the server's reason where it sent one. */
export const failed = (failure: Failure, error: unknown) => ({failure, obstacle: reasonFor(error)})

/** Phases before the products are made. */
const BEFORE: ReadonlySet<Run['phase']> = new Set(['looking', 'reviewing', 'uploading', 'stopped', 'making'])

/**
 * Codes of the photographs, by their keys: of the product that was made from each, or, before that, of the one that
 * will be. A photograph that is left out or was refused has no code.
 * @param proposed the next free codes
 */
export function rowCodes(
  {phase, photographs}: Pick<Run, 'phase' | 'photographs'>,
  proposed: readonly string[],
): ReadonlyMap<number, string> {
  const codes = new Map<number, string>()
  let next = 0
  for (const {key, isChosen, failure, product} of photographs) {
    const isAwaited = BEFORE.has(phase) && isChosen && failure === undefined
    const code = isAwaited ? proposed[next++] : product?.productId
    if (code !== undefined) codes.set(key, code)
  }
  return codes
}
