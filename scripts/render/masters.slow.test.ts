import {existsSync} from 'node:fs'
import {expect, test} from 'vitest'
import {CATEGORIES} from '../seed/catalogue.ts'
import {distance, fingerprint} from './fingerprint.ts'
import {wantedPictures} from './wanted.ts'

/**
 * Levels by which two pictures of one category must differ on average. One piece rendered twice, at another
 * size and with other samples, differs by 2.2 to 2.5; the two most alike of the first 75 pots differ by 7.2.
 */
const MIN_DISTANCE = 4

test.each(CATEGORIES.map(({slug}) => slug))(
  'no two masters of %s are near-duplicates',
  async (category) => {
    const masters = wantedPictures({category, width: 800}).filter(({master}) => existsSync(master))
    const prints = await Promise.all(
      masters.map(async ({label, master}) => ({label, print: await fingerprint(master)})),
    )
    const twins = prints.flatMap((a, index) =>
      prints
        .slice(index + 1)
        .flatMap((b) => (distance(a.print, b.print) < MIN_DISTANCE ? [`${a.label} and ${b.label}`] : [])),
    )
    expect(twins).toEqual([])
  },
  60_000,
)
