import {join} from 'node:path'
import {build} from 'vite'
import {expect, test} from 'vitest'
import {pureModules} from './chunks.ts'
import {bundlesNone, inFolder, unmatched} from './patterns.ts'

test('patch A8: reports each pattern that matches no module', () => {
  const ids = ['/shop/web/about/AboutPage.tsx', '/shop/node_modules/react/index.js']
  expect(unmatched([/\/react\//, /\/web\/moved\//, /AboutPage/], ids)).toEqual([/\/web\/moved\//])
})

test('a pattern of a folder matches nothing in another folder of that name', () => {
  const pattern = inFolder('/home/web/web', 'image/')
  expect(pattern.test('/home/web/web/image/ContentImage.tsx')).toBe(true)
  expect(pattern.test('/home/web/image/ContentImage.tsx')).toBe(false)
  expect(pattern.test('/home/web/web/node_modules/x/web/image/index.js')).toBe(false)
})

test.each([
  ['/shop/web/about/AboutPage.tsx', true],
  ['/shop/web/shell/fresh-load.ts', true],
  ['/shop/contract/text/plain.ts', true],
  ['/shop/web/app/hydrate.tsx', false],
  ['/shop/web/app/entry.client.ts', false],
  ['/shop/node_modules/react/index.ts', false],
])('the bundler may drop %s when it is unused: %s', (id, isPure) => {
  expect(pureModules('/shop/web').test(id)).toBe(isPure)
})

/** Builds a script for browsers that imports an answer of the server. @param use what it takes from there */
const scriptWith = (use: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    root: join(import.meta.dirname, '../..'),
    build: {write: false, rolldownOptions: {input: 'entry'}},
    plugins: [
      bundlesNone(/node_modules\/zod\//),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? join(import.meta.dirname, 'entry-of-test.ts') : undefined),
        load: (id) => (id.endsWith('entry-of-test.ts') ? use : undefined),
      },
    ],
  })

test('a build in which a script of the page has zod fails, and types of zod cost nothing', async () => {
  const from = "'../../contract/services/measurements.ts'"
  await expect(scriptWith(`import {figures} from ${from}; console.log(figures)`)).rejects.toThrow(
    'only types and small pure functions',
  )
  await scriptWith(
    `import type {Figure} from ${from}; const week = (each: Figure) => each.week; console.log(week)`,
  )
})
