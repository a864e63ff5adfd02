import {createHash} from 'node:crypto'
import {expect, test, type APIRequestContext, type APIResponse, type Page} from '@playwright/test'
import {z} from 'zod'
import {visit} from './visit.ts'

const PATHS = [
  '/',
  '/designs',
  '/designs?view=all',
  '/designs?view=list',
  '/designs/flower-pot',
  '/designs/tandur-stone?item=TS-001',
  '/designs/concrete',
  '/about',
  '/testimonials',
  '/contact',
  '/privacy',
  '/rate-us',
  '/admin',
  '/file-upload',
  '/file/gate.jpg',
  '/setup-owner-phone',
  '/nothing-here',
]

const API = '/lake/v2025-02-19/data'
const headers = {Authorization: `Bearer ${process.env.LAKE_TOKEN}`}

async function commit(request: APIRequestContext, mutations: unknown[]) {
  const response = await request.post(`${API}/mutate/production`, {headers, data: {mutations}})
  expect(response.status()).toBe(200)
}

test('no address redirects to itself, whatever is escaped in it', async ({request, baseURL}) => {
  for (const path of [
    '/%5E',
    '/designs/%5E',
    '/%7C',
    '/te/%5E',
    '//',
    '/%2F',
    '/%5B',
    '/designs/%60?item=%5E',
    '/%7e',
  ]) {
    const seen = new Set<string>()
    let address: string | undefined = `${baseURL}${path}`
    while (address !== undefined) {
      expect([...seen], path).not.toContain(address)
      seen.add(address)
      const response: APIResponse = await request.get(address, {maxRedirects: 0})
      const target: string | undefined = response.headers()['location']
      address = target === undefined ? undefined : new URL(target, address).href
    }
  }
})

const documents = z.object({result: z.array(z.looseObject({_id: z.string()}))})

async function query(request: APIRequestContext, groq: string) {
  const response = await request.get(`${API}/query/production?query=${encodeURIComponent(groq)}`)
  return documents.parse(await response.json()).result
}

test('no page has style or handler attributes, and its policy allows its inline scripts and no other unsafe source', async ({
  request,
}) => {
  for (const path of PATHS) {
    const response = await request.get(path)
    const html = await response.text()
    const policy = response.headers()['content-security-policy'] ?? ''
    const outsideScripts = html.replaceAll(/<script[^]*?<\/script>/g, '')
    expect(outsideScripts.match(/<[^>]*\s(?:style|on[a-z]+)=/g) ?? [], path).toEqual([])
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self'/)
    expect(policy, path).not.toContain('unsafe')
    const scripts = html.matchAll(/<script(?![^>]*(?: src=|json"))[^>]*>([^]*?)<\/script>/g)
    const hashes = [...scripts].map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
    const allowed = [...(/script-src ([^;]*)/.exec(policy)?.[1]?.matchAll(/'sha256-(.*?)'/g) ?? [])]
    expect(hashes.length, path).toBeGreaterThan(0)
    expect(new Set(allowed.map(([, hash]) => hash)), path).toEqual(new Set(hashes))
  }
})

/** The images in the served HTML of a page, read by the browser's parser. */
const imagesOf = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address)
    const parsed = new DOMParser().parseFromString(await response.text(), 'text/html')
    // A drifting strip holds each image twice, and the browser loads it once.
    const images = parsed.querySelectorAll(':not([aria-hidden=true]) > li picture, picture:not(li *)')
    return [...images].map((picture) => {
      const image = picture.querySelector('img')
      const addresses = [...picture.querySelectorAll('[srcset]')].flatMap((source) =>
        String(source.getAttribute('srcset')).split(', '),
      )
      return {
        isEager: image?.getAttribute('loading') === 'eager' && image.getAttribute('fetchpriority') === 'high',
        isLazy: image?.getAttribute('loading') === 'lazy' && !image.hasAttribute('fetchpriority'),
        sized:
          image !== null && ['sizes', 'width', 'height', 'alt'].every((name) => image.hasAttribute(name)),
        plain: addresses.filter((each) => !/&auto=format \d+w$/.test(each)),
        choices: addresses.length,
      }
    })
  }, path)

test('the pictures seen first load eagerly, the others lazily', async ({page}) => {
  await page.goto('/robots.txt')
  for (const [path, first] of [
    ['/', 1],
    ['/designs', 2],
    ['/designs?view=all', 2],
    ['/designs/flower-pot', 3],
    ['/about', 1],
  ] as const) {
    const images = await imagesOf(page, path)
    expect(images.length, path).toBeGreaterThan(first)
    for (const [index, image] of images.entries()) {
      const place = `${path}, picture ${index}`
      expect([image.isEager, image.isLazy], place).toEqual([index < first, index >= first])
      expect(image, place).toMatchObject({sized: true, plain: []})
      expect(image.choices, place).toBeGreaterThan(3)
    }
  }
})

test('a product without a productId, a name or a picture is shown nowhere', async ({request}) => {
  const [whole] = await query(
    request,
    '*[_type == "product" && category._ref == "category-stone-gate"][0...1]',
  )
  const lacking = ['productId', 'name', 'image'].map((field) => ({
    ...whole,
    productId: `LACK-${field}`,
    name: `Gate without ${field}`,
    [field]: undefined,
    _id: `product-lacking-${field}`,
  }))
  await commit(
    request,
    lacking.map((document) => ({createOrReplace: document})),
  )
  try {
    for (const path of ['/designs/stone-gate', '/designs?view=all&category=stone-gate', '/sitemap.xml']) {
      const text = await (await request.get(path)).text()
      expect(text, path).toContain('/designs/stone-gate?item=1')
      expect(text, path).not.toMatch(/LACK-|Gate without/)
    }
  } finally {
    await commit(
      request,
      lacking.map(({_id}) => ({delete: {id: _id}})),
    )
  }
})

test('pages say so when there are no testimonials', async ({request}) => {
  const testimonials = await query(request, '*[_type == "testimonial"]')
  expect(testimonials).toHaveLength(6)
  await commit(
    request,
    testimonials.map(({_id}) => ({delete: {id: _id}})),
  )
  try {
    for (const path of ['/', '/testimonials']) {
      expect(await (await request.get(path)).text()).toContain('No testimonials available.')
    }
  } finally {
    await commit(
      request,
      testimonials.map((document) => ({create: document})),
    )
  }
  expect(await (await request.get('/testimonials')).text()).not.toContain('No testimonials available.')
})

test('the first tab stop skips the navigation', async ({page}) => {
  await visit(page, '/designs/fountain')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', {name: 'Skip to content'})
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

for (const [screen, viewport] of [
  ['phone', {width: 390, height: 844}],
  ['desktop', {width: 1440, height: 900}],
] as const) {
  test(`on a ${screen} every tab stop has a visible focus mark, clear of header and banner`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    await page.emulateMedia({reducedMotion: 'reduce'})
    for (const path of ['/', '/designs/stone-gate', '/designs?view=all&q=GAZ', '/contact']) {
      await visit(page, path)
      const troubles: string[] = []
      for (let stop = 0; stop < 45; stop += 1) {
        await page.keyboard.press('Tab')
        const trouble = await page.evaluate(() => {
          const {activeElement: focused} = document
          if (!focused || focused === document.body || focused.tagName === 'IFRAME') return undefined
          const name = focused.getAttribute('aria-label') ?? focused.textContent
          if (getComputedStyle(focused).outlineStyle === 'none') return `${name} has no mark`
          const {left, right, top, bottom} = focused.getBoundingClientRect()
          // An element higher than the screen has to show its upper 80 pixels.
          const points = [top + 2, Math.min(bottom, top + 80) - 2].map((y) =>
            document.elementFromPoint((Math.max(left, 0) + Math.min(right, innerWidth)) / 2, y),
          )
          const isSeen = points.every((point) => focused.contains(point) || point?.contains(focused))
          return isSeen ? undefined : `${name} is hidden at ${Math.round(top)} to ${Math.round(bottom)}`
        })
        if (trouble) troubles.push(trouble)
      }
      expect.soft(troubles, path).toEqual([])
    }
  })
}
