import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {withoutCompression} from './phone-fonts.ts'

const WOFF = fileURLToPath(
  import.meta.resolve('@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff'),
)

test('a font without compression has all tables, whole and where its directory says', () => {
  const woff = readFileSync(WOFF)
  const font = withoutCompression(woff)
  // The size of the font that was compressed, as the file names it.
  expect(font.length).toBe(woff.readUInt32BE(16))
  const count = font.readUInt16BE(4)
  expect(count).toBe(woff.readUInt16BE(12))
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const name = font.toString('latin1', at, at + 4)
    // Its checksum leaves out the one of the whole font.
    if (name === 'head') continue
    const [sum = 0, offset = 0, length = 0] = [4, 8, 12].map((field) => font.readUInt32BE(at + field))
    let found = 0
    for (let word = offset; word < offset + length; word += 4) found = (found + font.readUInt32BE(word)) >>> 0
    expect(found, name).toBe(sum)
  }
})
