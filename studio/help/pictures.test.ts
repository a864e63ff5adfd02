import {stat} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {LOCALES} from '../languages/chosen.ts'
import {TOPICS} from './topics.ts'

const MOST_BYTES = 400_000

test.each(LOCALES)(
  'every question has a picture of the Studio in %s, and all of them together are small',
  async (locale) => {
    const folder = join(import.meta.dirname, 'pictures', locale)
    const sizes = await Promise.all(
      TOPICS.map(async ({name}) => (await stat(join(folder, `${name}.avif`))).size),
    )
    expect(sizes.filter((bytes) => bytes > 0)).toHaveLength(TOPICS.length)
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_BYTES)
  },
)
