import {join} from 'node:path'
import {devices, expect, test, type Page} from '@playwright/test'
import sharp from 'sharp'
import {atRest, scriptLoaded, standInForOutside, visit} from './visit.ts'

test.beforeEach(({context}) => standInForOutside(context))

test('every picture has its size in the HTML, and a blur until it has loaded', async ({page}) => {
  await page.route(/\/lake\/images\//, (route) => route.abort())
  for (const path of ['/', '/designs', '/designs/jalli', '/about', '/designs/fountain?item=FOU-002']) {
    await visit(page, path)
    const sizes = await page
      .locator('img')
      .evaluateAll(
        (images) =>
          images.filter((image) => !image.getAttribute('width') || !image.getAttribute('height')).length,
      )
    expect(sizes, path).toBe(0)
    const blurs = page.locator('img.blur')
    expect(await blurs.count(), path).toBe(await page.locator('picture').count())
    const areDecoded = (images: Element[]) =>
      images.every(
        (image) => image instanceof HTMLImageElement && image.naturalWidth === 4 && image.clientWidth > 20,
      )
    await expect.poll(() => blurs.evaluateAll(areDecoded), path).toBe(true)
  }
})

test('a phone requests the first picture of home once, as wide as it is shown', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({...devices['Pixel 7'], baseURL})
  const page = await context.newPage()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/')
  const image = page.locator('main picture img').first()
  await atRest(page)
  const {width, source} = await image.evaluate((element) =>
    element instanceof HTMLImageElement
      ? {
          // The image fills its frame in height too, and is cut at its sides.
          width: Math.max(
            element.clientWidth,
            (element.clientHeight * element.naturalWidth) / element.naturalHeight,
          ),
          source: element.currentSrc,
        }
      : {width: 0, source: ''},
  )
  const [asset = ''] = /[0-9a-f]{40}/.exec(source) ?? []
  expect(requested.filter((url) => url.includes(asset))).toEqual([source])
  expect(width).toBeGreaterThan(412)
  // Phones get 2.25 dots per CSS pixel.
  expect(Number(new URL(source).searchParams.get('w'))).toBeGreaterThanOrEqual(2 * width)
  await context.close()
})

test('pages rendered in the browser have blurs too', async ({page}) => {
  await page.route(/\/lake\/images\//, (route) => route.abort())
  await visit(page, '/designs')
  const link = page.getByRole('link', {name: /^Jalli's/})
  // The script that makes blurs loads when a visitor may be about to follow a link. A page that comes sooner has no
  // blurs.
  await link.hover()
  await scriptLoaded(page, 'blur')
  await link.click()
  await expect(page.getByRole('heading', {name: 'Explore Jalli'})).toBeVisible()
  const isDecoded = (images: Element[]) =>
    images.every((image) => image instanceof HTMLImageElement && image.naturalWidth === 4)
  const blurs = page.locator('article img.blur')
  await expect(blurs).toHaveCount(40)
  await expect.poll(() => blurs.evaluateAll(isDecoded)).toBe(true)
})

test('a product that opens over a served page has the blur of its card', async ({page}) => {
  await page.route(/\/lake\/images\//, (route) => route.abort())
  await visit(page, '/designs/jalli')
  // The page holds each blur once.
  expect(await page.locator('#content').textContent()).not.toContain('"blur"')
  const card = page.locator('article').first()
  await card.hover()
  await scriptLoaded(page, 'blur')
  await card.getByRole('link').first().click()
  const [own, shown] = [card, page.locator('dialog[open]')].map((part) =>
    part.locator('img.blur').first().getAttribute('srcset'),
  )
  expect(await shown).toMatch(/^data:image\/bmp/)
  expect(await shown).toBe(await own)
})

/** Contrast of white words with the pixels behind them. The brightest 1 % of the pixels is ignored. */
async function contrastBehind(page: Page, words: string): Promise<number> {
  const text = page.locator(words).first()
  await text.scrollIntoViewIfNeeded()
  await atRest(page)
  await text.evaluate((element) => {
    if (element instanceof HTMLElement) element.style.opacity = '0'
  })
  const {data} = await sharp(await text.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  const luminances: number[] = []
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]].map((value = 0) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    luminances.push(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  }
  luminances.sort((a, b) => a - b)
  const brightest = luminances[Math.floor(luminances.length * 0.99)] ?? 1
  return 1 / (brightest + 0.05)
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`words on pictures have enough contrast at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height})
    const read: Record<string, number> = {}
    await visit(page, '/')
    for (const words of ['.words h1', '.words h1 + p']) read[words] = await contrastBehind(page, words)
    if (width > 1000) {
      read['navigation'] = await contrastBehind(page, 'header nav > a:last-of-type')
      await visit(page, '/designs/temple')
      read['category'] = await contrastBehind(page, '.words p')
    }
    await visit(page, '/designs')
    for (const slug of ['marble-urli', 'temple', 'jalli', 'garden-stepping', 'wall-cladding']) {
      read[slug] = await contrastBehind(page, `a[href="/designs/${slug}"] .more`)
    }
    for (const [words, contrast] of Object.entries(read))
      expect.soft(contrast, words).toBeGreaterThanOrEqual(words.endsWith('h1') ? 3 : 4.5)
  })
}

/** Pages that show each kind of image. */
const SHOWING = [
  '/',
  '/te',
  '/hi/designs',
  '/designs?view=all',
  '/designs/flower-pot',
  '/designs/fountain?item=FOU-001',
  '/about',
  '/testimonials',
  '/contact',
]

test('pages offer pictures only in the cuts and widths that the server makes ahead', async ({
  request,
  baseURL,
}) => {
  const pages = await Promise.all(SHOWING.map(async (path) => (await request.get(path)).text()))
  const env: unknown = JSON.parse(
    /<script id="env"[^>]*>(?<json>[^<]*)/.exec(pages[0] ?? '')?.groups?.json ?? '',
  )
  const {imageAddresses} = await import(join(import.meta.dirname, '../../.build/site/server/entry.server.js'))
  const fetchContent = (path: string, init?: RequestInit) => fetch(new URL(path, baseURL), init)
  const ahead = new Set<string>(await imageAddresses({env, fetch: fetchContent}))
  const offered = pages.flatMap((html) =>
    [...html.matchAll(/srcset="(?<text>[^"]*)"/gi)].flatMap(({groups}) =>
      (groups?.text ?? '')
        .replaceAll('&amp;', '&')
        .split(', ')
        .map((each) => each.split(' ')[0] ?? ''),
    ),
  )
  expect(offered.length).toBeGreaterThan(1000)
  // A blur is part of the page.
  const missing = offered.filter((address) => !address.startsWith('data:') && !ahead.has(address))
  expect(missing).toEqual([])
})
