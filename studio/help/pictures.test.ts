import {stat} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {TOPICS} from './topics.ts'

const MOST_BYTES = 400_000

test('every question has a picture, and all of them together are small', async () => {
  const folder = join(import.meta.dirname, 'pictures')
  const sizes = await Promise.all(
    TOPICS.map(async ({name}) => (await stat(join(folder, `${name}.avif`))).size),
  )
  expect(sizes.filter((bytes) => bytes > 0)).toHaveLength(TOPICS.length)
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_BYTES)
})
