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
 * Levels by which two pictures of one category must differ on average. One piece rendered twice, at another
 * size and with other samples, differs by 2.2 to 2.5; the two most alike of the first 75 pots differ by 7.2.
 */
const MIN_DISTANCE = 4

const ownDesigns = siteDesigns()

const masters = (await readdir(PICTURES, {recursive: true}))
  .filter((name) => name.endsWith('.webp'))
  .toSorted()

test('every master belongs to a product or to the site', () => {
  const valid = new Set([
    ...CATEGORIES.flatMap((category) => itemIds(category).map((id) => `${category.slug}/${id}.webp`)),
    ...ownDesigns.map(({name}) => `site/${name}.webp`),
    'site/collage.webp',
  ])
  expect(masters.filter((name) => !valid.has(name))).toEqual([])
})

/** Width x height of a master: fixed for the site's own pictures, 4:5 and at least 800 wide for products. */
function isRightShape(name: string, width: number, height: number): boolean {
  const own = ownDesigns.find((design) => name === `site/${design.name}.webp`)
  if (own) return width === own.width && height === own.height
  return name === 'site/collage.webp' || (width >= 800 && height * 4 === width * 5)
}

test('masters have the right shape and weight, and carry no metadata', {timeout: 60_000}, async () => {
  const wrong: string[] = []
  let totalBytes = 0
  for (const name of masters) {
    const {width, height, format, exif, icc} = await sharp(`${PICTURES}/${name}`).metadata()
    const {size} = await stat(`${PICTURES}/${name}`)
    totalBytes += size
    if (size > MAX_BYTES) wrong.push(`${name} weighs ${size} bytes`)
    if (format !== 'webp' || exif || icc) wrong.push(`${name} is not plain WebP`)
    if (!isRightShape(name, width, height)) wrong.push(`${name} is ${width} x ${height}`)
  }
  expect(wrong).toEqual([])
  expect(totalBytes).toBeLessThanOrEqual(MAX_TOTAL_BYTES)
})

test('no two masters of a category are near-duplicates', {timeout: 60_000}, async () => {
  for (const {slug} of CATEGORIES) {
    if (!existsSync(`${PICTURES}/${slug}`)) continue
    const own = masters.filter((name) => name.startsWith(`${slug}/`))
    const prints = await Promise.all(
      own.map(async (name) => ({name, print: await fingerprint(`${PICTURES}/${name}`)})),
    )
    const twins = prints.flatMap((a, index) =>
      prints
        .slice(index + 1)
        .flatMap((b) => (distance(a.print, b.print) < MIN_DISTANCE ? [`${a.name} and ${b.name}`] : [])),
    )
    expect(twins).toEqual([])
  }
})
