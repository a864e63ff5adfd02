import {join} from 'node:path'
import {beforeAll, expect, test} from 'vitest'
import {buildWhatIsStale, SITE_PARTS} from '../build/build.ts'
import {root} from '../project/root.ts'
import {firstLoadBytes} from './first-load.ts'

beforeAll(() => buildWhatIsStale(), 300_000)

test.each([
  ['home', 'routes/index.tsx'],
  ['a category', 'routes/designs.$category.tsx'],
  ['the designs', 'routes/designs.index.tsx'],
  ['about', 'routes/about.tsx'],
  ['testimonials', 'routes/testimonials.tsx'],
  ['contact', 'routes/contact.tsx'],
])('the first load of %s is at most 130 kB of JavaScript', async (_, route) => {
  expect(await firstLoadBytes(join(root, SITE_PARTS, 'client'), route)).toBeLessThanOrEqual(130_000)
})
