import {describe, expect, test} from 'vitest'
import {mendedAddress, mendedSearch, tidyPath} from './meant-address.ts'

test.each([
  ['/designs/fountain.', '/designs/fountain'],
  ['/designs/fountain)', '/designs/fountain'],
  ['/designs/Fountain%20', '/designs/fountain'],
  ['/te/designs/%E2%80%8Bgarden%20statue%E2%80%9D', '/te/designs/garden-statue'],
  ['/Contact,', '/contact'],
  ['/file/Photo-abc.JPG.', '/file/photo-abc.jpg'],
  ['/designs/garden%E2%80%91statue', '/designs/garden-statue'],
  ['/', '/'],
])('%s was pasted for %s', (pasted, meant) => {
  expect(tidyPath(pasted)).toBe(meant)
  expect(tidyPath(meant)).toBe(meant)
})

describe('addresses that a careless template broke', () => {
  test.each([
    ['?item=FOU-001?gclid=C&utm_source=google', '?item=FOU-001&gclid=C&utm_source=google'],
    ['?item=FOU-001&amp;gclid=C&amp;amp;utm_source=g', '?item=FOU-001&gclid=C&utm_source=g'],
    ['?item=FOU-001&amp%3Bgclid=C', '?item=FOU-001&gclid=C'],
    ['?item=FOU-001?srsltid=S', '?item=FOU-001&srsltid=S'],
    ['?item=FOU-001%3Fgclid%3DC%26utm_source%3Dgoogle', '?item=FOU-001&gclid=C&utm_source=google'],
    ['?utm_source=google?item=FOU-001', '?utm_source=google&item=FOU-001'],
    ['??gclid=C', '?&gclid=C'],
    ['?amp;gclid=C', '?gclid=C'],
  ])('%s shows the product and keeps the click', (search, mended) => {
    expect(mendedSearch(search)).toBe(mended)
    expect(mendedSearch(mended)).toBe(mended)
  })

  test.each([
    '?gclid=a%26b%3Fc&utm_content=x%26amp%3Bgclid%3D1',
    '?q=what?&item=1',
    '?utm_term=a?b=c',
    '?_gl=1*abc*_ga*MTIz',
    '',
  ])('%s is in order and stays', (search) => {
    expect(mendedSearch(search)).toBe(search)
    expect(mendedAddress('/designs/fountain', search)).toBe(`/designs/fountain${search}`)
  })

  test.each([
    ['/designs/fountain&gclid=C', '', '/designs/fountain?gclid=C'],
    ['/designs/fountain&amp;item=FOU-001', '?gclid=C', '/designs/fountain?item=FOU-001&gclid=C'],
    ['/designs/fountain%3Fitem%3DFOU-001%26gclid%3DC', '', '/designs/fountain?item=FOU-001&gclid=C'],
    ['/designs/fountain;gclid=C&item=FOU-001', '', '/designs/fountain?gclid=C&item=FOU-001'],
    ['/designs/a&b', '', '/designs/a&b'],
  ])('%s%s leads to %s', (pathname, search, mended) => {
    expect(mendedAddress(pathname, search)).toBe(mended)
    const again = new URL(mended, 'https://shop.example')
    expect(mendedAddress(again.pathname, again.search)).toBe(mended)
  })
})
