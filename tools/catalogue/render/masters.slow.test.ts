import {expect, test} from 'vitest'
import {distance, fingerprint} from './fingerprint.ts'
import {wantedPictures} from './wanted.ts'

/**
 * Minimum mean difference of two pictures, in levels of 0..255. Two renders of one product, in different sizes and
 * with different samples, differ by 2.2 to 2.5. The two most similar masters, two white urlis, differ by 4.7.
 */
const MIN_DISTANCE = 4

test('no two masters are near-duplicates', {timeout: 120_000}, async () => {
  const prints: {label: string; print: Uint8Array}[] = []
  for (const {label, master} of wantedPictures({width: 800})) {
    prints.push({label, print: await fingerprint(master)})
  }
  const twins = prints.flatMap((a, index) =>
    prints
      .slice(index + 1)
      .flatMap((b) => (distance(a.print, b.print) < MIN_DISTANCE ? [`${a.label} and ${b.label}`] : [])),
  )
  expect(twins).toEqual([])
})
