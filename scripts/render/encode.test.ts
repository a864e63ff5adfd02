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

/** A raw render of noise: what compresses worst. */
async function noise(side: number): Promise<string> {
  const file = join(folder, 'raw.png')
  const raw = {width: side, height: side, channels: 3} as const
  await sharp(randomBytes(side * side * 3), {raw})
    .withMetadata({exif: {IFD0: {Copyright: 'someone'}}})
    .png()
    .toFile(file)
  return file
}

test('a master is WebP without metadata, and its size is told', async () => {
  const master = join(folder, 'pot', '1.webp')
  const bytes = await encode(await noise(64), master)
  const {format, width, exif, icc, xmp} = await sharp(master).metadata()
  expect([format, width, exif, icc, xmp]).toEqual(['webp', 64, undefined, undefined, undefined])
  expect((await readFile(master)).length).toBe(bytes)
})

test('what is too heavy at the usual quality is made lighter', async () => {
  const png = await noise(820)
  const usual = await sharp(png).webp({quality: 80, effort: 5}).toBuffer()
  expect(usual.length).toBeGreaterThan(MAX_BYTES)
  expect(await encode(png, join(folder, 'wall.webp'))).toBeLessThanOrEqual(MAX_BYTES)
})

test('a picture that stays too heavy is refused, and nothing is left', async () => {
  const png = await noise(1600)
  await expect(encode(png, join(folder, 'a', 'wall.webp'))).rejects.toThrow(
    'over 400000 bytes even at low quality',
  )
  expect(await readdir(join(folder, 'a'))).toEqual([])
})

test('half a render never becomes a master, and the master that stood there stays', async () => {
  const master = join(folder, 'a', 'pot.webp')
  const png = await noise(64)
  await encode(png, master)
  const before = await readFile(master)
  await writeFile(png, (await readFile(png)).subarray(0, 4000))
  await expect(encode(png, master)).rejects.toThrow(/./)
  expect(await readFile(master)).toEqual(before)
  expect(await readdir(join(folder, 'a'))).toEqual(['pot.webp'])
})
