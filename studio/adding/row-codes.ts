import type {Run} from './run.ts'

/** Phases before the products are made. */
const BEFORE: ReadonlySet<Run['phase']> = new Set(['looking', 'reviewing', 'uploading', 'stopped', 'making'])

/**
 * Codes of the photographs, by their keys: of the product that was made from each, or, before that, of the one that will
 * be. A photograph that is left out or was refused has none.
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
