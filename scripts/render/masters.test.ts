import {existsSync} from 'node:fs'
import {readdir, stat} from 'node:fs/promises'
import sharp from 'sharp'
import {expect, test} from 'vitest'
import {CATEGORIES, itemIds} from '../seed/catalogue.ts'
import {MAX_BYTES} from './encode.ts'
import {siteDesigns} from './parameters/index.ts'
import {PICTURES} from './paths.ts'
import {fingerprint, distance} from './fingerprint.ts'

const MAX_TOTAL_BYTES = 45_000_000

/**
 * Bits of 256 in which two pictures of one category must differ. Two renders of one scene with another seed
 * differ in 0 to 6; the nearest honest pair (two ribbed urlis in the same marble) in 14.
 */
const MIN_DISTANCE = 8

const masters = (await readdir(PICTURES, {recursive: true})).filter((name) => name.endsWith('.webp')).toSorted()

test('every master belongs to a product or to the site', () => {
  const valid = new Set([
    ...CATEGORIES.flatMap((category) => itemIds(category).map((id) => `${category.slug}/${id}.webp`)),
    ...siteDesigns().map(({name}) => `site/${name}.webp`),
    'site/collage.webp',
  ])
  expect(masters.filter((name) => !valid.has(name))).toEqual([])
})

test('masters have the right shape and weight, and carry no metadata', {timeout: 60_000}, async () => {
  const sizes = new Map(siteDesigns().map(({name, width, height}) => [`site/${name}.webp`, `${width}x${height}`]))
  let total = 0
  for (const name of masters) {
    const {width, height, format, exif, icc} = await sharp(`${PICTURES}/${name}`).metadata()
    const {size} = await stat(`${PICTURES}/${name}`)
    total += size
    expect(size, name).toBeLessThanOrEqual(MAX_BYTES)
    expect(format, name).toBe('webp')
    expect(exif ?? icc, name).toBeUndefined()
    const expected = sizes.get(name)
    if (expected) expect(`${width}x${height}`, name).toBe(expected)
    if (name.startsWith('site/')) continue
    expect(width, name).toBeGreaterThanOrEqual(800)
    expect(height * 4, name).toBe(width * 5)
  }
  expect(total).toBeLessThanOrEqual(MAX_TOTAL_BYTES)
})

test('no two masters of a category are near-duplicates', {timeout: 60_000}, async () => {
  for (const {slug} of CATEGORIES) {
    if (!existsSync(`${PICTURES}/${slug}`)) continue
    const own = masters.filter((name) => name.startsWith(`${slug}/`))
    const prints = await Promise.all(own.map(async (name) => ({name, print: await fingerprint(`${PICTURES}/${name}`)})))
    const twins = prints.flatMap((a, index) =>
      prints.slice(index + 1).flatMap((b) => (distance(a.print, b.print) < MIN_DISTANCE ? [`${a.name} and ${b.name}`] : [])),
    )
    expect(twins).toEqual([])
  }
})
