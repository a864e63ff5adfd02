import {expect, test} from 'vitest'
import {inFolder, unmatched} from './patterns.ts'
import {pureModules} from './chunks.ts'

test('reports each pattern that matches no module', () => {
  const ids = ['/shop/web/about/AboutPage.tsx', '/shop/node_modules/react/index.js']
  expect(unmatched([/\/react\//, /\/web\/moved\//, /AboutPage/], ids)).toEqual([/\/web\/moved\//])
})

test('a pattern of a folder matches nothing in another folder of that name', () => {
  const pattern = inFolder('/home/web/web', 'photo/')
  expect(pattern.test('/home/web/web/photo/Photo.tsx')).toBe(true)
  expect(pattern.test('/home/web/photo/Photo.tsx')).toBe(false)
  expect(pattern.test('/home/web/web/node_modules/x/web/photo/index.js')).toBe(false)
})

test.each([
  ['/shop/web/about/AboutPage.tsx', true],
  ['/shop/web/shell/fresh-load.ts', true],
  ['/shop/web/app/hydrate.tsx', false],
  ['/shop/web/app/entry.client.ts', false],
  ['/shop/node_modules/react/index.ts', false],
])('the bundler may drop %s when it is unused: %s', (id, isPure) => {
  expect(pureModules('/shop/web').test(id)).toBe(isPure)
})
