import {makePatches, stringifyPatches} from '@sanity/diff-match-patch'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {patchText, withEveryInsertion} from './text-patch.ts'

const patchBetween = (from: string, to: string) => stringifyPatches(makePatches(from, to))

test('a letter whose surroundings were split comes beside what is left of them', () => {
  const patch = '@@ -16,8 +16,9 @@\n BCDE6789\n+0\n'
  const now = '123SandstoneA45BCDEFGHIJ6789KLMNOP'
  expect(patchText(now, patch)).toBe(now)
  expect(withEveryInsertion(now, patch)).toBe('123SandstoneA45BCDEFGHIJ67890KLMNOP')
})

test('words whose sentence was removed come between two words, near their former offset', () => {
  const patch = patchBetween('Cut of one stone.', 'Cut of one red stone.')
  const now = 'They deliver it all over India and put it up'
  expect(withEveryInsertion(now, patch)).toMatch(/^They deliver( red|red ) it all over India and put it up$/)
})

test('an insertion that would be lost beyond the end of a text comes at the end', () => {
  const patch = patchBetween('ddb😀', 'ddb😀x')
  expect(patchText('😀ab', patch)).toBe('😀ab\u0001')
  expect(withEveryInsertion('😀ab', patch)).toBe('😀abx')
})

test('a deletion that matches nowhere is dropped', () => {
  const patch = patchBetween('The basin is of polished granite', 'The basin is of rough granite')
  const now = 'Temple steps, hand-cut, in twelve pieces'
  expect(patchText(now, patch)).toBe(now)
  expect(withEveryInsertion(now, patch)).toBe('Temple steps, hand-cut,rough in twelve pieces')
})

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'శి', 'ల్ప', '😀', 'é', ' '),
  maxLength: 40,
})

test('a patch whose parts all match gives the result of @sanity/mutator', () => {
  fc.assert(
    fc.property(word, word, (before, after) => {
      expect(withEveryInsertion(before, patchBetween(before, after))).toBe(after)
    }),
  )
})

test('every insertion is in the result for any text, and no character is split', () => {
  fc.assert(
    fc.property(
      word,
      word,
      fc.nat(),
      fc.uniqueArray(fc.constantFrom('X', 'Y', 'Z', 'Ž', '🪨', 'శ'), {minLength: 1}),
      (before, now, at, letters) => {
        const prefix = Array.from(before)
          .slice(0, at % (before.length + 1))
          .join('')
        const words = letters.join('')
        const patched = withEveryInsertion(
          now,
          patchBetween(before, prefix + words + before.slice(prefix.length)),
        )
        expect(Array.from(patched)).toEqual(expect.arrayContaining(Array.from(words)))
        expect(patched.isWellFormed()).toBe(true)
      },
    ),
    {numRuns: 2000},
  )
})
