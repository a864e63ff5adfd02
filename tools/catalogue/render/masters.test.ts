import {existsSync} from 'node:fs'
import {readdir, stat} from 'node:fs/promises'
import sharp from 'sharp'
import {expect, test} from 'vitest'
import {MAX_BYTES} from './encode.ts'
import {PICTURES} from './paths.ts'
import {wantedPictures} from './wanted.ts'

const MAX_TOTAL_BYTES = 45_000_000
const COLLAGE = 'site/collage.webp'

const wanted = new Map(
  wantedPictures({width: 800}).map(({label, width, height}) => [`${label}.webp`, {width, height}]),
)
const masters = (await readdir(PICTURES, {recursive: true, withFileTypes: true}))
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath.slice(PICTURES.length + 1)}/${entry.name}`)
  .toSorted()

test('every product and every picture of the site has a master', () => {
  expect([...wanted.keys(), COLLAGE].filter((name) => !existsSync(`${PICTURES}/${name}`))).toEqual([])
})

test('every master belongs to a product or to the site', () => {
  expect(masters.filter((name) => !wanted.has(name) && name !== COLLAGE)).toEqual([])
})

/** Pictures of the site have fixed sizes; pictures of products are 4:5 and at least 800 pixels wide. */
function isRightShape(name: string, width: number, height: number): boolean {
  if (name === COLLAGE) return width === 1920 && height === 1080
  if (!name.startsWith('site/')) return width >= 800 && height * 4 === width * 5
  const own = wanted.get(name)
  return width === own?.width && height === own.height
}

test('masters have the right shape and weight, and carry no metadata', {timeout: 30_000}, async () => {
  const wrong: string[] = []
  let totalBytes = 0
  for (const name of masters) {
    const {width, height, format, exif, icc, xmp} = await sharp(`${PICTURES}/${name}`).metadata()
    const {size} = await stat(`${PICTURES}/${name}`)
    totalBytes += size
    if (size > MAX_BYTES) wrong.push(`${name} weighs ${size} bytes`)
    if (format !== 'webp' || exif || icc || xmp) wrong.push(`${name} is not plain WebP`)
    if (!isRightShape(name, width, height)) wrong.push(`${name} is ${width} x ${height}`)
  }
  expect(wrong).toEqual([])
  expect(totalBytes).toBeLessThanOrEqual(MAX_TOTAL_BYTES)
})
