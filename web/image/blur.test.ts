import {decode, encode} from 'blurhash'
import {expect, test} from 'vitest'
import {blurFrom} from './blur.ts'

/** An image of 32 × 32 pixels, red on the left and blue on the right. */
const redAndBlue = new Uint8ClampedArray(
  Array.from({length: 32 * 32}, (_, index) =>
    index % 32 < 16 ? [230, 20, 20, 255] : [20, 20, 230, 255],
  ).flat(),
)
const hash = encode(redAndBlue, 32, 32, 4, 3)
const of = {width: 800, height: 1000}
const whole = {left: 0, top: 0, ...of, of}

function pixelsOf(url: string | undefined) {
  const bytes = Buffer.from(url?.split(',')[1] ?? '', 'base64')
  return {
    name: bytes.toString('latin1', 0, 2),
    size: bytes.readUInt32LE(2),
    length: bytes.length,
    width: bytes.readUInt16LE(18),
    height: bytes.readUInt16LE(20),
    at: (column: number) => ({blue: bytes[26 + column * 3] ?? 0, red: bytes[28 + column * 3] ?? 0}),
  }
}

test('a blur is a whole bitmap of 4 × 4 pixels in the picture’s colours', () => {
  const {name, size, length, width, height, at} = pixelsOf(blurFrom(hash, whole))
  expect({name, size, length, width, height}).toEqual({name: 'BM', size: 74, length: 74, width: 4, height: 4})
  expect(at(0).red).toBeGreaterThan(at(0).blue + 100)
  expect(at(3).blue).toBeGreaterThan(at(3).red + 100)
})

test('the colours of a blur are near those of the picture, and grey stays grey', () => {
  const bytes = Buffer.from(blurFrom(hash, whole)?.split(',')[1] ?? '', 'base64').subarray(26)
  const exact = decode(hash, 4, 4)
  for (let at = 0; at < 16; at += 1) {
    // A BMP begins with the lowest row.
    const known = ((3 - (at >> 2)) * 4 + (at % 4)) * 4
    const errors = [2, 1, 0].map(
      (colour, index) => (bytes[at * 3 + index] ?? 0) - (exact[known + colour] ?? 0),
    )
    expect(Math.max(...errors.map(Math.abs))).toBeLessThanOrEqual(8)
  }
  const grey = encode(new Uint8ClampedArray(32 * 32 * 4).fill(131), 32, 32, 4, 3)
  const [blue, green, red] = Buffer.from(blurFrom(grey, whole)?.split(',')[1] ?? '', 'base64').subarray(26)
  expect([blue, red]).toEqual([green, green])
})

test('blurs only the shown part of a cut picture', () => {
  const {at} = pixelsOf(blurFrom(hash, {...whole, left: 600, width: 200}))
  for (const column of [0, 3]) expect(at(column).blue).toBeGreaterThan(at(column).red + 100)
})

test('a blur is short enough to be in the page for each picture', () => {
  expect(blurFrom(hash, whole)?.length).toBeLessThanOrEqual(122)
})

test.each(['', 'LEHV6', 'no hash at all'])('makes no blur of “%s”, which is no hash', (text) => {
  expect(blurFrom(text, whole)).toBeUndefined()
})
