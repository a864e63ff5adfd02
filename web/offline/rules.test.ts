import {expect, test} from 'vitest'
import {assetsIn, buildOf, copyAddress, isKeepable, marked, wayOf} from './rules.ts'

const SHOP = 'https://shop.example'
const addressOf = (address: string) => copyAddress(new URL(address, SHOP))
const PLAIN = {
  method: 'GET',
  mode: 'cors',
  destination: '',
  referrerPolicy: 'strict-origin-when-cross-origin',
}
const way = (url: string, request: Partial<typeof PLAIN> = {}) =>
  wayOf({url: new URL(url, SHOP).href, ...PLAIN, ...request}, SHOP)

test.each([
  ['/', '/'],
  ['/te', '/te'],
  ['/hi/designs/', '/hi/designs'],
  ['/designs/fountain?item=FOU-001&here=1', '/designs/fountain'],
  ['/designs?gclid=Cj0&utm_source=x', '/designs'],
  ['/designs?view=all&q=somebody', '/designs?view=all'],
  ['/designs?view=list', '/designs?view=list'],
  ['/about?view=list', '/about'],
])('the copy of %s is kept under %s, without ids of clicks and words of searches', (address, copy) => {
  expect(addressOf(address)).toBe(copy)
})

const NEVER = [
  ['/studio', '/studio/structure', '/lake/v1/data/query/production', '/forms/submissions', '/uploads/a'],
  [
    '/file/a',
    '/te/file/a',
    '/file-upload',
    '/admin',
    '/preview/enable',
    '/sw.js',
    '/designs/a/b',
    '/nothing',
  ],
]

test.each(NEVER.flat())('%s has no copy and never goes through the worker', (address) => {
  expect(addressOf(address)).toBeUndefined()
  expect(way(address, {mode: 'navigate', destination: 'document'})).toBeUndefined()
})

const HASH = 'a'.repeat(40)

test.each([
  ['/designs', {mode: 'navigate'}, 'page'],
  ['/designs', {mode: 'navigate', destination: 'iframe'}, undefined],
  ['/designs', {}, undefined],
  ['/designs', {mode: 'navigate', method: 'POST'}, undefined],
  ['/designs', {method: 'HEAD'}, 'page'],
  ['/studio', {method: 'HEAD'}, undefined],
  ['/assets/site-1.js', {method: 'HEAD'}, undefined],
  ['https://other.example/designs', {mode: 'navigate'}, undefined],
  ['/assets/site-1.js', {destination: 'script'}, 'asset'],
  ['https://other.example/assets/a.js', {}, undefined],
  [`/lake/images/p/production/${HASH}-8x8.png?w=160`, {destination: 'image'}, 'picture'],
  [`https://cdn.sanity.io/images/p/production/${HASH}-8x8.png`, {destination: 'image'}, 'picture'],
  [`/lake/images/p/production/${HASH}-8x8.png`, {}, undefined],
  // Images of the Studio.
  [
    `/lake/images/p/production/${HASH}-8x8.png`,
    {destination: 'image', referrerPolicy: 'same-origin'},
    undefined,
  ],
  [
    `https://cdn.sanity.io/images/p/production/${HASH}-8x8.png`,
    {destination: 'image', referrerPolicy: 'same-origin'},
    undefined,
  ],
  ['/designs', {mode: 'navigate', referrerPolicy: 'same-origin'}, 'page'],
  ['/uploads/letter.png', {destination: 'image'}, undefined],
  ['https://www.facebook.com/tr?id=1', {destination: 'image'}, undefined],
] as const)('%s with %o goes the way %s', (url, request, expected) => {
  expect(way(url, request)).toBe(expected)
})

const answered = (headers: Record<string, string>, rest: object = {}) =>
  isKeepable(
    {
      status: 200,
      type: 'basic',
      url: `${SHOP}/about`,
      headers: new Headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        ...headers,
      }),
      ...rest,
    },
    '/about',
  )

test('only a whole page that everybody gets is kept', () => {
  expect(answered({})).toBe(true)
  expect(answered({'Cache-Control': 'private, no-store'})).toBe(false)
  expect(answered({'Content-Type': 'application/json'})).toBe(false)
  for (const rest of [{status: 404}, {status: 503}, {url: `${SHOP}/te/about`}, {type: 'opaque'}])
    expect(answered({}, rest)).toBe(false)
})

test('a page that a static host redirects to its address with a slash is kept', () => {
  expect(answered({}, {url: `${SHOP}/about/`})).toBe(true)
})

const HTML = `<html><head><link rel="stylesheet" href="/assets/style-1.css"/>
<link rel="preload" href="/assets/font-1.woff2"/></head>
<body><script type="module" async="" src="/assets/entry-1.js"></script>{"scripts":["/assets/site-1.js","/assets/site-1.js"]}</body></html>`

test('a page names its build and its assets', () => {
  expect(buildOf(HTML)).toBe('/assets/entry-1.js')
  expect(buildOf('<p>Sorry</p>')).toBeUndefined()
  expect(assetsIn(HTML)).toEqual([
    '/assets/style-1.css',
    '/assets/font-1.woff2',
    '/assets/entry-1.js',
    '/assets/site-1.js',
  ])
})

test('a copy says at the end of its head when it was saved', () => {
  expect(marked(HTML, new Date(0))).toContain(
    '<meta name="saved-copy" content="1970-01-01T00:00:00.000Z"/></head>',
  )
})
