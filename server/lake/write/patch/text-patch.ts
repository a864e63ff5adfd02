import {
  adjustIndiciesToUcs2,
  applyPatches,
  DIFF_INSERT,
  parsePatch,
  type Patch,
} from '@sanity/diff-match-patch'

/** As `@sanity/mutator` applies text patches. */
const OPTIONS = {allowExceedingIndices: true}

/**
 * What diff-match-patch lays around a text while it patches it. When a part finds its place there, what it inserts is cut
 * off with it and some of this stays: `x` inserted behind `ddb😀` makes `😀ab` into `😀ab\u0001`.
 */
const PADDING = ['\u0001', '\u0002', '\u0003', '\u0004']

/** So many characters beside an insertion, or all there are, tell its place; fewer are found anywhere. */
const ANCHOR_LENGTH = 4
const LONGEST_ANCHOR = 32

/** What a text patch knows of the place of an insertion. */
interface Surroundings {
  before: string
  after: string
  /** Where it was in the text that the patch was made of. */
  expected: number
}

/** A text after a text patch, as `@sanity/mutator` has it: what finds no place is left out. */
export function patchText(text: string, patch: string): string {
  const [patched] = applyPatches(parsePatch(patch), text, OPTIONS)
  return patched
}

/**
 * A text after a text patch, with everything that the patch inserts. Where the text was changed so much since the patch
 * was made that a part finds no place, `@sanity/mutator` leaves that part out without a word: here what it inserts
 * stands beside what is left of its surroundings, and what it deletes stays.
 * @param patch as `diffMatchPatch` has it
 * @returns what `@sanity/mutator` gives when every part finds its place
 * @throws Error when the patch cannot be read
 */
export function withEveryInsertion(text: string, patch: string): string {
  const parts = parsePatch(patch)
  return (
    tryPatch(text, parts) ??
    parts.reduce((before, part) => tryPatch(before, [part]) ?? withInsertions(before, part), text)
  )
}

/** `undefined` when a part finds no place, or one beyond the end of the text. */
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
      const at = placeIn(result, {before, after, expected: start + before.length})
      result = result.slice(0, at) + words + result.slice(at)
    }
    before += words
  }
  return result
}

/** Beside the longest piece of the surroundings that is still there, or else between two words. */
function placeIn(text: string, {before, after, expected}: Surroundings): number {
  const longest = Math.min(LONGEST_ANCHOR, Math.max(before.length, after.length))
  const shortest = Math.min(ANCHOR_LENGTH, longest)
  for (let length = longest; length >= shortest && length > 0; length -= 1) {
    const places = [
      ...(length > before.length ? [] : targetsOf(before.slice(-length), text).map((at) => at + length)),
      ...(length > after.length ? [] : targetsOf(after.slice(0, length), text)),
    ]
    if (places.length > 0) return nearest(places, expected)
  }
  return nearest([0, ...[...text.matchAll(/\s+/g)].map(({index}) => index), text.length], expected)
}

function targetsOf(piece: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) places.push(at)
  return places
}

function nearest(places: number[], expected: number): number {
  return places.reduce((best, at) => (Math.abs(at - expected) < Math.abs(best - expected) ? at : best))
}
