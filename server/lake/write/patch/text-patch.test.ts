import {makePatches, stringifyPatches} from '@sanity/diff-match-patch'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {patchText, withEveryInsertion} from './text-patch.ts'

const patchBetween = (from: string, to: string) => stringifyPatches(makePatches(from, to))

test('a letter whose surroundings somebody else has torn apart stands beside what is left of them', () => {
  const patch = '@@ -16,8 +16,9 @@\n BCDE6789\n+0\n'
  const now = '123SandstoneA45BCDEFGHIJ6789KLMNOP'
  expect(patchText(now, patch)).toBe(now)
  expect(withEveryInsertion(now, patch)).toBe('123SandstoneA45BCDEFGHIJ67890KLMNOP')
})

test('words that belong into a sentence that is gone stand between two words, near to where they were', () => {
  const patch = patchBetween('Cut of one stone.', 'Cut of one red stone.')
  const now = 'They deliver it all over India and put it up'
  expect(withEveryInsertion(now, patch)).toMatch(/^They deliver( red|red ) it all over India and put it up$/)
})

test('what would be put behind the end of a text, and be cut off there, stands at the end', () => {
  const patch = patchBetween('ddb😀', 'ddb😀x')
  expect(patchText('😀ab', patch)).toBe('😀ab\u0001')
  expect(withEveryInsertion('😀ab', patch)).toBe('😀abx')
})

test('what a patch deletes stays where it finds no place', () => {
  const patch = patchBetween('The basin is of polished granite', 'The basin is of rough granite')
  const now = 'Temple steps, hand-cut, in twelve pieces'
  expect(patchText(now, patch)).toBe(now)
  expect(withEveryInsertion(now, patch)).toBe('Temple steps, hand-cut,rough in twelve pieces')
})

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'శి', 'ల్ప', '😀', 'é', ' '),
  maxLength: 40,
})

test('a patch that finds its places gives what it gives to others', () => {
  fc.assert(
    fc.property(word, word, (before, after) => {
      expect(withEveryInsertion(before, patchBetween(before, after))).toBe(after)
    }),
  )
})

test('whatever became of a text, all that is inserted into it is there, and no character is cut in two', () => {
  fc.assert(
    fc.property(
      word,
      word,
      fc.nat(),
      fc.uniqueArray(fc.constantFrom('X', 'Y', 'Z', 'Ž', '🪨', 'శ'), {minLength: 1}),
      (before, now, at, letters) => {
        const place = Array.from(before)
          .slice(0, at % (before.length + 1))
          .join('')
        const words = letters.join('')
        const patched = withEveryInsertion(
          now,
          patchBetween(before, place + words + before.slice(place.length)),
        )
        expect(Array.from(patched)).toEqual(expect.arrayContaining(Array.from(words)))
        expect(patched.isWellFormed()).toBe(true)
      },
    ),
    {numRuns: 2000},
  )
})
