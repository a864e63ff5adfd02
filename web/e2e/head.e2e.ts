import {expect, test, type Page} from '@playwright/test'
import {z} from 'zod'
import {factsSchema, graph, itemList, product} from './head-facts.ts'

const UNLISTED = ['/rate-us', '/admin', '/file-upload', '/file', '/setup-owner-phone', '/designs?view=list']

/** Metadata of a page, read from the served HTML by the browser's parser. */
interface Head {
  status: number
  titles: string[]
  /** Contents by `name` or `property`. */
  meta: Record<string, string[]>
  canonical: string[]
  facts: string[]
  lang: string | null
  headings: number
}

/** Fetches pages and parses their metadata. No script of the pages runs. */
function readHeads(page: Page, addresses: string[]): Promise<Head[]> {
  return page.evaluate(async (addresses) => {
    const heads: Head[] = []
    for (const address of addresses) {
      const response = await fetch(address)
      const read = new DOMParser().parseFromString(await response.text(), 'text/html')
      const meta: Record<string, string[]> = {}
      for (const element of read.head.querySelectorAll('meta[name], meta[property]')) {
        const name = element.getAttribute('name') ?? element.getAttribute('property') ?? ''
        ;(meta[name] ??= []).push(element.getAttribute('content') ?? '')
      }
      heads.push({
        status: response.status,
        titles: [...read.querySelectorAll('title')].map((title) => title.textContent),
        meta,
        canonical: [...read.head.querySelectorAll('link[rel=canonical]')].map(
          (link) => link.getAttribute('href') ?? '',
        ),
        facts: [...read.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => script.textContent,
        ),
        lang: read.documentElement.getAttribute('lang'),
        headings: read.querySelectorAll('h1').length,
      })
    }
    return heads
  }, addresses)
}

const ONCE = [
  'description',
  'keywords',
  'og:title',
  'og:description',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'og:url',
  'og:type',
  'og:site_name',
  'twitter:card',
  'viewport',
]

const one = ({meta}: Head, name: string) => meta[name]?.[0] ?? ''

function expectComplete(address: string, head: Head) {
  // The set-up page shows nothing until the device has stored the owner flag.
  const headings = address.endsWith('/setup-owner-phone') ? 0 : 1
  expect([address, head.status, head.lang, head.headings]).toEqual([address, 200, 'en-IN', headings])
  expect([address, head.titles.length, head.canonical]).toEqual([address, 1, [address]])
  const counts = Object.fromEntries(ONCE.map((name) => [name, head.meta[name]?.filter(Boolean).length]))
  expect([address, counts]).toEqual([address, Object.fromEntries(ONCE.map((name) => [name, 1]))])
  expect(one(head, 'og:url')).toBe(address)
  expect(one(head, 'og:title')).toBe(head.titles[0])
  expect(one(head, 'og:description')).toBe(one(head, 'description'))
  expect(one(head, 'description').length).toBeGreaterThan(15)
  expect(head.titles[0]?.length).toBeLessThan(80)
  const isProduct = address.includes('?item=')
  expect(one(head, 'og:type')).toBe(isProduct ? 'product' : 'website')
  expect([one(head, 'og:image:width'), one(head, 'og:image:height')]).toEqual(['1200', '630'])
  expect(one(head, 'twitter:card')).toBe('summary_large_image')

  const schema = factsSchema(new URL(address))
  expect([address, head.facts.length]).toEqual([address, schema ? 1 : 0])
  if (schema) {
    const read = schema.safeParse(JSON.parse(head.facts[0] ?? ''))
    expect([address, read.error?.issues]).toEqual([address, undefined])
  }
}

const graphOf = <Second extends z.ZodType>(head: Head | undefined, second: Second) =>
  graph(second).parse(JSON.parse(head?.facts[0] ?? ''))['@graph']

let addresses: string[]
let heads: Map<string, Head>

test.beforeAll(async ({browser, request, baseURL}) => {
  test.setTimeout(180_000)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  addresses = [...sitemap.matchAll(/<loc>(?<address>[^<]*)/g)].map(([, address]) =>
    String(address).replaceAll('&amp;', '&'),
  )
  const page = await browser.newPage()
  await page.goto(`${baseURL}/robots.txt`)
  const all = [...addresses, ...UNLISTED.map((path) => baseURL + path)]
  const read = await readHeads(page, all)
  heads = new Map(
    all.flatMap((address, index) => {
      const head = read[index]
      return head ? [[address, head] as const] : []
    }),
  )
  await page.close()
})

test('every route and all 601 products state each metadata field exactly once', () => {
  expect(addresses.filter((address) => address.includes('?item='))).toHaveLength(601)
  for (const [address, head] of heads) expectComplete(address, head)
})

test('titles and descriptions are unique in the sitemap, and exactly the pages outside it are noindex', () => {
  const listed = addresses.map((address) => heads.get(address))
  for (const of of [(head?: Head) => head?.titles[0], (head?: Head) => head?.meta['description']?.[0]]) {
    const seen = new Map<string | undefined, number>()
    for (const head of listed) seen.set(of(head), (seen.get(of(head)) ?? 0) + 1)
    expect([...seen].filter(([, count]) => count > 1)).toEqual([])
  }
  for (const [address, head] of heads) {
    expect([address, head.meta['robots']?.[0]?.includes('noindex') ?? false]).toEqual([
      address,
      !addresses.includes(address),
    ])
  }
})

test('titles of categories and products have the form that the specification gives', () => {
  for (const [address, head] of heads) {
    const [, category, item] = /\/designs\/([a-z-]+)(?:\?item=(.+))?$/.exec(address) ?? []
    if (!category) continue
    const parts = head.titles[0]?.split(' | ')
    expect(parts?.at(-1)).toBe('Stone Designs')
    expect(parts).toHaveLength(item ? 3 : 2)
    if (item) expect(parts?.[0]).toBe(item)
  }
})

const priced = z.object({
  result: z.array(z.object({category: z.string(), productId: z.string(), value: z.number().nullable()})),
})

test('exactly the products with a price state an offer, at that price', async ({request, baseURL}) => {
  const query = '*[_type == "product"]{"category": category->slug.current, productId, value}'
  const answer = await request.get(
    `/lake/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`,
  )
  const {result} = priced.parse(await answer.json())
  expect(result).toHaveLength(601)
  expect(result.filter(({value}) => value !== null)).toHaveLength(79)
  for (const {category, productId, value} of result) {
    const address = `${baseURL}/designs/${category}?item=${productId}`
    const [crumbs, facts] = graphOf(heads.get(address), product)
    expect([address, facts.offers?.price ?? null, facts.sku]).toEqual([address, value, productId])
    expect(crumbs.itemListElement.map(({item}) => item)).toEqual([
      `${baseURL}/`,
      `${baseURL}/designs`,
      `${baseURL}/designs/${category}`,
      address,
    ])
  }
})

test('category pages and the pages of all products list every product with its position', ({baseURL}) => {
  const inCategories: string[] = []
  const inPages: string[] = []
  for (const [address, head] of heads) {
    const {pathname, searchParams} = new URL(address)
    if (!pathname.startsWith('/designs') || searchParams.has('item') || address.includes('view=list'))
      continue
    const [, list] = graphOf(head, itemList)
    const first = (Number(searchParams.get('page') ?? 1) - 1) * 48
    expect(list.itemListElement.map(({position}) => position)).toEqual(
      list.itemListElement.map((_, index) => first + index + 1),
    )
    expect(list.numberOfItems).toBe(list.itemListElement.length)
    const urls = list.itemListElement.map(({url}) => url)
    if (pathname !== '/designs') inCategories.push(...urls)
    else if (searchParams.has('view')) inPages.push(...urls)
    else expect(urls).toHaveLength(20)
  }
  const products = addresses.filter(
    (address) => address.startsWith(`${baseURL}/designs/`) && address.includes('?item='),
  )
  expect(inCategories.toSorted()).toEqual(products.toSorted())
  expect(inPages.toSorted()).toEqual(products.toSorted())
})

test('every preview picture has an absolute address, exists, and has the stated size', async ({
  page,
  request,
  baseURL,
}) => {
  const query = '*[_type == "sanity.imageAsset"].path'
  const answer = await request.get(
    `/lake/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`,
  )
  const existing = new Set(z.object({result: z.array(z.string())}).parse(await answer.json()).result)
  const images = new Map([...heads].map(([address, head]) => [address, one(head, 'og:image')]))
  for (const [address, image] of images) {
    expect(image.startsWith(`${baseURL}/lake/images/`)).toBe(true)
    expect([address, existing.has(new URL(image).pathname.slice('/lake/'.length))]).toEqual([address, true])
  }
  // The server takes 0.1 s to cut an image, so only one of each category and those of the other pages are loaded.
  const chosen = [...images].filter(([address]) => !address.includes('?')).map(([, image]) => image)
  expect(chosen.length).toBeGreaterThan(25)
  await page.goto('/robots.txt')
  const sizes = await page.evaluate(
    async (addresses) => {
      const sizes: string[] = []
      for (const address of addresses) {
        const response = await fetch(address)
        const {width, height} = await createImageBitmap(await response.blob())
        sizes.push(`${response.headers.get('Content-Type')} ${width}x${height}`)
      }
      return sizes
    },
    [...new Set(chosen)],
  )
  expect(new Set(sizes)).toEqual(new Set(['image/jpeg 1200x630']))
})

test('the canonical address, og:url and JSON-LD of a page hold no advertising parameters', async ({
  page,
  baseURL,
}) => {
  const clean = ['/', '/designs', '/designs/fountain?item=FOU-001', '/designs?view=all&page=2', '/contact']
  await page.goto('/robots.txt')
  const tracked = clean.map(
    (path) => `${baseURL}${path}${path.includes('?') ? '&' : '?'}gclid=1&utm_source=a&hsa_cam=7`,
  )
  for (const [index, head] of (await readHeads(page, tracked)).entries()) {
    const address = `${baseURL}${clean[index]}`
    expect([head.canonical[0], one(head, 'og:url')]).toEqual([address, address])
    expect(head.facts.join()).not.toContain('gclid')
  }
})

test('a missing page answers 404 with its own title and noindex', async ({page, baseURL}) => {
  await page.goto('/robots.txt')
  const read = await readHeads(
    page,
    ['/nowhere', '/designs/a/b', '/designs/concrete'].map((path) => baseURL + path),
  )
  expect(read.map(({status, titles, meta}) => [status, titles, meta['robots']])).toEqual([
    [404, ['Page Not Found | Stone Designs'], ['noindex']],
    [404, ['Page Not Found | Stone Designs'], ['noindex']],
    [404, ['Category Not Found | Stone Designs'], ['noindex']],
  ])
})
