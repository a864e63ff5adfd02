import {
  adjustIndiciesToUcs2,
  applyPatches,
  DIFF_INSERT,
  parsePatch,
  type Patch,
} from '@sanity/diff-match-patch'

/** The options with which `@sanity/mutator` applies text patches. */
const OPTIONS = {allowExceedingIndices: true}

/**
 * Padding that diff-match-patch puts around a text while it patches the text. A part may match within the padding. Then
 * its insertion is removed with the padding, and a padding character can stay: inserting `x` after `ddb😀` turns `😀ab`
 * into `😀ab\u0001`.
 */
const PADDING = ['\u0001', '\u0002', '\u0003', '\u0004']

/** Fewest characters beside an insertion that locate it. Shorter parts occur everywhere in a text. */
const SHORTEST_ANCHOR = 4
/** Most characters beside an insertion that are compared with the text. */
const LONGEST_ANCHOR = 32

/** The text around an insertion, according to its patch. */
interface InsertionContext {
  before: string
  after: string
  /** Offset of the insertion in the text that the patch was made for. */
  expected: number
}

/** A text after a text patch, as `@sanity/mutator` applies it: parts that match nowhere are dropped. */
export function patchText(text: string, patch: string): string {
  const [patched] = applyPatches(parsePatch(patch), text, OPTIONS)
  return patched
}

/**
 * A text after a text patch, with every insertion of the patch. `@sanity/mutator` silently drops a part that no longer
 * matches the text. Here its insertions are placed beside what is left of their surroundings; its deletions are dropped.
 * @param patch in the format of `diffMatchPatch`
 * @returns the same text as `patchText` when every part matches
 * @throws Error when the patch cannot be parsed
 */
export function withEveryInsertion(text: string, patch: string): string {
  const parts = parsePatch(patch)
  return (
    tryPatch(text, parts) ??
    parts.reduce((before, part) => tryPatch(before, [part]) ?? withInsertions(before, part), text)
  )
}

/** @returns undefined when a part matches nowhere, or in the padding around the text */
function tryPatch(text: string, parts: Patch[]): string | undefined {
  const [patched, found] = applyPatches(parts, text, OPTIONS)
  const isBeyond = PADDING.some((character) => patched.includes(character) && !text.includes(character))
  return found.includes(false) || isBeyond ? undefined : patched
}

function withInsertions(text: string, part: Patch): string {
  const [start = 0] = adjustIndiciesToUcs2([part], text, OPTIONS).map(({start2}) => start2)
  let result = text
  let before = ''
  for (const [index, [kind, words]] of part.diffs.entries()) {
    if (kind === DIFF_INSERT) {
      const rest = part.diffs.slice(index + 1).filter(([other]) => other !== DIFF_INSERT)
      const after = rest.map(([, kept]) => kept).join('')
      const at = offsetFor(result, {before, after, expected: start + before.length})
      result = result.slice(0, at) + words + result.slice(at)
    }
    before += words
  }
  return result
}

/** The offset beside the longest part of the surroundings that the text still has. Without one, a gap between words. */
function offsetFor(text: string, {before, after, expected}: InsertionContext): number {
  const longest = Math.min(LONGEST_ANCHOR, Math.max(before.length, after.length))
  const shortest = Math.min(SHORTEST_ANCHOR, longest)
  for (let length = longest; length >= shortest && length > 0; length -= 1) {
    const offsets = [
      ...(length > before.length ? [] : offsetsOf(before.slice(-length), text).map((at) => at + length)),
      ...(length > after.length ? [] : offsetsOf(after.slice(0, length), text)),
    ]
    if (offsets.length > 0) return nearest(offsets, expected)
  }
  return nearest([0, ...[...text.matchAll(/\s+/g)].map(({index}) => index), text.length], expected)
}

function offsetsOf(part: string, text: string): number[] {
  const offsets: number[] = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) offsets.push(at)
  return offsets
}

function nearest(offsets: number[], expected: number): number {
  return offsets.reduce((best, at) => (Math.abs(at - expected) < Math.abs(best - expected) ? at : best))
}
