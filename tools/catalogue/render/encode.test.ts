import {randomBytes} from 'node:crypto'
import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import sharp from 'sharp'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {encode, MAX_BYTES} from './encode.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encode-'))
})

afterEach(() => rm(folder, {recursive: true}))

/** A raw render of noise, which compresses worst. */
async function noise(side: number): Promise<string> {
  const file = join(folder, 'raw.png')
  const raw = {width: side, height: side, channels: 3} as const
  await sharp(randomBytes(side * side * 3), {raw})
    .withMetadata({exif: {IFD0: {Copyright: 'someone'}}})
    .png()
    .toFile(file)
  return file
}

test('writes a master as WebP without metadata and returns its size', async () => {
  const master = join(folder, 'pot', '1.webp')
  const bytes = await encode(await noise(64), master)
  const {format, width, exif, icc, xmp} = await sharp(master).metadata()
  expect([format, width, exif, icc, xmp]).toEqual(['webp', 64, undefined, undefined, undefined])
  expect((await readFile(master)).length).toBe(bytes)
})

test('lowers the quality of a picture that is too large', async () => {
  const png = await noise(820)
  const usual = await sharp(png).webp({quality: 80, effort: 5}).toBuffer()
  expect(usual.length).toBeGreaterThan(MAX_BYTES)
  expect(await encode(png, join(folder, 'wall.webp'))).toBeLessThanOrEqual(MAX_BYTES)
})

test('rejects a picture that stays too large and leaves no file', async () => {
  const png = await noise(1600)
  await expect(encode(png, join(folder, 'a', 'wall.webp'))).rejects.toThrow(
    'over 400000 bytes even at low quality',
  )
  expect(await readdir(join(folder, 'a'))).toEqual([])
})

test('keeps the existing master when the render is incomplete', async () => {
  const master = join(folder, 'a', 'pot.webp')
  const png = await noise(64)
  await encode(png, master)
  const before = await readFile(master)
  await writeFile(png, (await readFile(png)).subarray(0, 4000))
  await expect(encode(png, master)).rejects.toThrow(/./)
  expect(await readFile(master)).toEqual(before)
  expect(await readdir(join(folder, 'a'))).toEqual(['pot.webp'])
})
