import {expect, test} from 'vitest'
import {pageKind} from './measure.ts'

test.each([
  ['/', '', 'home'],
  ['/te', '/te', 'home'],
  ['/?gclid=x', '', 'home'],
  ['/designs', '', 'designs'],
  ['/hi/designs?view=all&page=2', '/hi', 'designs'],
  ['/designs/fountain', '', 'category'],
  ['/te/designs/fountain?item=FOU-001&gclid=x', '/te', 'product'],
  ['/testimonials', '/te', 'other'],
  ['/about', '', 'other'],
])('%s in the language of "%s" is measured as %s', (address, prefix, kind) => {
  expect(pageKind(address, prefix)).toBe(kind)
})
