import {expect, test, type Page} from '@playwright/test'
import {openBeside, type SiteBeside} from './beside.ts'
import {atEase, atRest, standInForOutside, visit as visitPage} from './visit.ts'

let site: SiteBeside

test.beforeAll(async ({baseURL}) => {
  test.setTimeout(180_000)
  site = await openBeside('scripts/e2e/development-site.ts', String(baseURL))
})

test.afterAll(() => site.close())

/** Console messages without a fault: the 404 of a missing page, and React's hint at its developer tools. */
const EXPECTED = /status of 404|React DevTools/

const PATHS = [
  '/?utm_source=a&gclid=1',
  '/designs',
  '/designs?view=all',
  '/designs?view=all&page=2',
  '/designs?view=all&q=founten&category=fountain&price=under-20000&sort=price',
  '/designs?view=all&q=bicycle',
  '/designs?view=list',
  '/designs/wall-mural',
  '/designs/fountain?item=FOU-002',
  '/designs/tandur-stone?item=TS-001&fbclid=1',
  '/designs/fountain?item=nothing',
  '/designs/concrete',
  '/about',
  '/testimonials',
  '/contact',
  '/privacy',
  '/nowhere',
  '/designs/a/b',
  '/admin',
  '/rate-us',
  '/setup-owner-phone',
  '/file-upload',
  '/file',
  '/file/list.docx',
  '/file/plan.pdf',
  '/file/gate.jpg',
  // The last one, where the links begin.
  '/',
]

function complaintsOf(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!EXPECTED.test(message.text())) complaints.push(`${page.url()} ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`))
  return complaints
}

/** Opens a page, and waits until all parts of it are hydrated and its first work in the background has begun. */
async function visit(page: Page, path: string) {
  await visitPage(page, site.url + path)
  await atEase(page)
}

test('every page hydrates without a complaint, loaded directly or reached by a link', async ({page}) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(page)
  for (const path of PATHS) await visit(page, path)
  for (const [name, heading] of [
    ['Designs', 'Designs'],
    ['Contact', 'Contact Us'],
    ['Testimonials', 'Testimonials'],
    ['About', 'About Us'],
    ['Home', /^Natural Stone Crafts/],
  ] as const) {
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading)
  }
  expect(complaints).toEqual([])
})

test('pages hydrate without a complaint for a visitor with stored products and for the owner', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const list = JSON.stringify({version: 1, pieces: ['fountain/FOU-001', 'jalli/1', 'gone/1']})
    localStorage.setItem('recent', list)
    localStorage.setItem('enquiry', list)
    localStorage.setItem('owner', 'true')
  })
  const complaints = complaintsOf(page)
  for (const path of [
    '/',
    '/designs?view=list',
    '/designs?view=all',
    '/designs/fountain',
    '/admin',
    '/setup-owner-phone',
  ]) {
    await visit(page, path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await atRest(page)
    await atEase(page)
  }
  await expect(page.getByRole('link', {name: 'Owner Page'})).toBeVisible()
  expect(complaints).toEqual([])
})

test('dialogs open and close without a complaint in the console', async ({page, context}) => {
  await standInForOutside(context)
  const complaints = complaintsOf(page)
  await visit(page, '/designs/fountain')
  const openers = [
    page.getByRole('article').nth(1).getByRole('link').first(),
    page.getByRole('article').nth(1).getByRole('link', {name: 'Ask Price'}),
    page.getByRole('main').getByRole('link', {name: 'Call Us'}),
    page.getByRole('main').getByRole('link', {name: 'Shop Location'}),
    page.getByRole('link', {name: 'Search'}),
  ]
  for (const opener of openers) {
    await opener.click()
    await expect(page.locator('dialog:modal')).toBeVisible()
    await atEase(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog:modal')).toHaveCount(0)
  }
  expect(complaints).toEqual([])
})
