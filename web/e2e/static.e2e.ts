import {readFile, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test, type Page} from '@playwright/test'
import {z} from 'zod'
import {openBeside, type SiteBeside} from './beside.ts'
import {visit} from './visit.ts'

// The output of `npm run build`, on a file server that ignores query parameters, with the lake beside it.
const folder = join(import.meta.dirname, '../../.build/static')
const API = '/lake/v2025-02-19/data'
const headers = {Authorization: `Bearer ${process.env.LAKE_TOKEN}`}

let site: SiteBeside

test.beforeAll(async ({baseURL}) => {
  test.setTimeout(180_000)
  site = await openBeside('scripts/e2e/static-site.ts', String(baseURL))
})

test.afterAll(() => site.close())

function messagesOf(page: Page) {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}

const open = (page: Page, address: string) => visit(page, site.url + address)

test('every route and every address of the sitemap has a file', async () => {
  const tree = await readFile(join(import.meta.dirname, '../routeTree.gen.ts'), 'utf8')
  const [, routes = ''] = /interface FileRoutesByFullPath \{(?<routes>[^}]*)\}/.exec(tree) ?? []
  const paths = [...routes.matchAll(/'(?<path>\/[^$']*)'/g)].map(([, path]) => String(path))
  expect(paths.length).toBeGreaterThanOrEqual(10)
  for (const path of paths) expect((await stat(join(folder, path, 'index.html'))).size).toBeGreaterThan(5000)

  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8')
  const addresses = [...sitemap.matchAll(/<loc>(?<address>[^<]*)/g)].map(
    ([, address]) => new URL(String(address).replaceAll('&amp;', '&')),
  )
  expect(addresses).toHaveLength(8 + 12 + 20 + 601)
  for (const {origin, pathname, search} of addresses) {
    expect(origin).toBe(site.url)
    const file = search ? `by-query${pathname}/${search.slice(1)}.html` : join(pathname, 'index.html')
    const html = await readFile(join(folder, file), 'utf8')
    expect(html).toContain(
      `<link rel="canonical" href="${`${origin}${pathname}${search}`.replaceAll('&', '&amp;')}"`,
    )
  }
  for (const file of ['robots.txt', 'manifest.webmanifest', 'icon.svg', '_headers', '404.html']) {
    expect((await stat(join(folder, file))).size).toBeGreaterThan(20)
  }
})

test('each page holds its Content-Security-Policy, and the _headers file the rest', async () => {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const policy =
    /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="(?<policy>[^"]*)"/i.exec(
      html,
    )
  expect(policy?.groups?.['policy']).toMatch(/default-src 'none'; script-src 'self' 'sha256-/)
  expect(policy?.groups?.['policy']).not.toContain('unsafe')
  expect(await readFile(join(folder, '_headers'), 'utf8')).toContain("frame-ancestors 'none'")
})

test('a visitor goes through the pages and opens a product without a message in the console', async ({
  page,
}) => {
  const messages = messagesOf(page)
  await open(page, '/')
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Designs'}).click()
  await page.getByRole('link', {name: /^Fountain's/}).click()
  await page.getByRole('article').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(`${site.url}/designs/fountain?item=FOU-002`)
  await expect(page.getByRole('dialog').locator('dl')).toContainText('FOU-002')
  await page.keyboard.press('Escape')
  // The dialog disappears before the browser goes back, which would cancel the next navigation.
  await expect(page).toHaveURL(`${site.url}/designs/fountain`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const path of ['/about/', '/contact', '/testimonials', '/rate-us', '/privacy', '/designs?view=list']) {
    await open(page, path)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  }
  expect(messages).toEqual([])
})

test('patch A4: an address with parameters shows the content that they select', async ({page}) => {
  const messages = messagesOf(page)
  for (const [address, title, heading] of [
    ['/designs/gazebo?item=GAZ-002', /^GAZ-002 \| Gazebo/, 'Explore Gazebo'],
    ['/designs?view=all&page=2&utm_source=a', /^All Products, Page 2/, 'All Products'],
    ['/designs?view=all&q=lamp', /lamp/, 'All Products'],
    ['/designs/fountain/?gclid=1', /^Fountain/, 'Explore Fountain'],
  ] as const) {
    await open(page, address)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading)
    const wanted = new URL(site.url + address.replace('/?', '?'))
    await expect(page).toHaveURL(({pathname, searchParams}) => {
      searchParams.sort()
      wanted.searchParams.sort()
      return pathname === wanted.pathname && searchParams.toString() === wanted.searchParams.toString()
    })
    const advertising = /(?:utm_source|gclid)=\w+/.exec(address)?.[0]
    if (advertising)
      await expect(
        page.locator(`main a[href^="/"]:not([href^="/pdf/"], [href*="${advertising}"])`),
      ).toHaveCount(0)
    if (address.includes('item=')) {
      await expect(page.locator('dialog:modal').locator('dl')).toContainText('GAZ-002')
      await page.getByRole('button', {name: 'Close'}).click()
      await expect(page).toHaveURL(`${site.url}/designs/gazebo`)
    }
    expect(messages, address).toEqual([])
  }
})

test('a host that serves the file in by-query shows the product with and without scripts', async ({
  browser,
}) => {
  const html = await readFile(join(folder, 'by-query/designs/fountain/item=FOU-003.html'), 'utf8')
  expect(html).toContain('<meta property="og:type" content="product"')
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({javaScriptEnabled})
    const page = await context.newPage()
    const messages = messagesOf(page)
    await page.route(
      ({pathname}) => pathname === '/designs/fountain',
      (route) => route.fulfill({contentType: 'text/html', body: html}),
    )
    await page.goto(`${site.url}/designs/fountain?item=FOU-003`)
    if (javaScriptEnabled) await page.locator('dialog:modal').waitFor()
    await expect(page.getByRole('dialog').locator('dl')).toContainText('FOU-003')
    expect(messages).toEqual([])
    await context.close()
  }
})

test('an unknown address answers 404, and a category published after the build is shown', async ({
  page,
  request,
}) => {
  const response = await open(page, '/nowhere?utm_source=x')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/^Page Not Found \| /)
  await expect(page.getByRole('heading', {name: 'Page Not Found'})).toBeVisible()
  const back = page.getByRole('link', {name: 'Back to homepage'})
  await expect(back).toHaveAttribute('href', /utm_source=x/)
  await back.click()
  await expect(page).toHaveURL(`${site.url}/designs?utm_source=x`)
  const query = '*[_type == "category"][0].background'
  const found = await request.get(`${API}/query/production?query=${encodeURIComponent(query)}`)
  const category = {
    background: z.object({result: z.unknown()}).parse(await found.json()).result,
    _id: 'category-static',
    _type: 'category',
    title: 'Sundial',
    slug: {_type: 'slug', current: 'sundial'},
    value: 1,
  }
  await request.post(`${API}/mutate/production`, {headers, data: {mutations: [{create: category}]}})
  await open(page, '/designs/sundial')
  await expect(page.getByRole('heading', {name: 'Explore Sundial'})).toBeVisible()
  await request.post(`${API}/mutate/production`, {headers, data: {mutations: [{delete: {id: category._id}}]}})
})

test('a page shows changes made after the build, and later ones while it is open', async ({
  page,
  request,
}) => {
  const rename = (name: string) =>
    request.post(`${API}/mutate/production`, {
      headers,
      data: {mutations: [{patch: {id: 'product-tandur-stone-TS-001', set: {name}}}]},
    })
  const html = await readFile(join(folder, 'designs/tandur-stone/index.html'), 'utf8')
  const name = /<h3[^>]*>(?<name>[^<]*)<\/h3>/.exec(html)?.groups?.['name'] ?? ''
  await rename('Stone of the morning')
  await open(page, '/designs/tandur-stone')
  await expect(page.getByRole('heading', {name: 'Stone of the morning'})).toBeVisible()
  await rename('Stone of the evening')
  await expect(page.getByRole('heading', {name: 'Stone of the evening'})).toBeVisible({timeout: 2000})
  await rename(name)
  await expect(page.getByRole('heading', {name, exact: true})).toBeVisible({timeout: 2000})
})
