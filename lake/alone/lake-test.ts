import type {SanityClient} from '@sanity/client'
import {test} from 'vitest'
import {createLake, type CreateLake, type LocalLake} from './create-lake.ts'

export interface LakeFixtures {
  /** A lake of the test's own, with the content of the seed. */
  lake: LocalLake
  /** A client of that lake, with an administrator's token. */
  client: SanityClient
}

/**
 * Vitest's `test` with a lake and a client for each test. The seed is loaded once for a file, and each test gets a copy in
 * memory. A test fails with a sentence when something in it requested what the lake does not have; a test that means such
 * a request empties `lake.requests`.
 */
export const lakeTest = (options: CreateLake = {}) =>
  test.extend<LakeFixtures & {seeded: LocalLake}>({
    seeded: [
      // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted
      async ({}, use) => {
        const seeded = await createLake(options)
        await use(seeded)
        await seeded.close()
      },
      {scope: 'file'},
    ],
    lake: async ({seeded}, use) => {
      const lake = seeded.clone()
      await use(lake)
      await lake.close()
      const [first, ...more] = lake.requests
      if (!first) return
      const others = more.length > 0 ? ` (and ${more.length} more)` : ''
      throw new Error(`The lake does not have ${first.method} ${first.path}${others}: ${first.sentence}`)
    },
    client: async ({lake}, use) => use(lake.client()),
  })
