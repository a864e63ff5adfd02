import {expect, test} from 'vitest'
import {closed, filled, largestPiece, opened, withoutEdge, type Shape} from './shape.ts'

/** A shape from lines of characters, in which `#` is inside. */
const shapeOf = (...lines: string[]): Shape => ({
  inside: Uint8Array.from(lines.join(''), (character) => (character === '#' ? 1 : 0)),
  width: lines[0]?.length ?? 0,
  height: lines.length,
})

const linesOf = ({inside, width, height}: Shape) =>
  Array.from({length: height}, (_, y) =>
    Array.from(inside.subarray(y * width, (y + 1) * width), (is) => (is ? '#' : '.')).join(''),
  )

test('a hole is filled, and a bay that leads to the edge is not', () => {
  const shape = shapeOf('.......', '.#####.', '.#.#.#.', '.###.#.', '.......')
  expect(linesOf(filled(shape))).toEqual(['.......', '.#####.', '.###.#.', '.###.#.', '.......'])
})

test('pieces that touch at a corner alone are two, of which the larger is kept', () => {
  expect(linesOf(largestPiece(shapeOf('##...', '##...', '..###', '..###')))).toEqual([
    '.....',
    '.....',
    '..###',
    '..###',
  ])
})

test('what is thin is opened, and a narrow gap is closed', () => {
  const shape = shapeOf('.......', '.###...', '.######', '.###...', '.......')
  expect(linesOf(opened(shape, 1))).toEqual(['.......', '..##...', '.####..', '..##...', '.......'])
  const gap = shapeOf('.......', '..#.#..', '..#.#..', '..#.#..', '.......')
  expect(linesOf(closed(gap, 1))[2]).toBe('..###..')
})

test('a piece at the edge is left out', () => {
  expect(linesOf(withoutEdge(shapeOf('#....', '#.#..', '.....')))).toEqual(['.....', '..#..', '.....'])
})
