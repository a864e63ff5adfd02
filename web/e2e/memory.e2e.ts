import {expect, test, type Page} from '@playwright/test'
import {leaveAndReturn, REMEMBERING, type Fate} from './memory.ts'
import {test as tracked} from './tracked-shop.ts'
import {visit} from './visit.ts'

test.use({launchOptions: REMEMBERING})

/** Every page but that of a missing address: Chromium keeps none with a status other than 200. */
const PATHS = [
  '/',
  '/te',
  '/hi/designs/fountain',
  '/designs',
  '/designs?view=all',
  '/designs?view=all&q=ganesh',
  '/designs?view=list',
  '/designs/flower-pot',
  '/designs/fountain?item=FOU-001',
  '/about',
  '/testimonials',
  '/contact',
  '/privacy',
  '/rate-us',
  '/admin',
  '/file-upload',
  '/file',
  '/file/list.docx',
  '/setup-owner-phone',
]

/** State of the page's one event stream. */
const CLOSED = '2'

/** Opens a page and waits until it follows the content, the last thing that it starts. */
async function open(page: Page, path: string) {
  const following = page.waitForResponse(/live\/events/)
  const response = await visit(page, path)
  await following
  return response?.headers()['cache-control']
}

test('Back shows every page as it was left, out of the browser’s memory', async ({page}) => {
  test.setTimeout(180_000)
  // The best that this browser can do, with a page without script: a headless shell keeps no page, for its own reasons.
  await page.goto('/sitemap.xml')
  const best = await leaveAndReturn(page)
  const fates: Record<string, Fate> = {}
  const rules: Record<string, string | undefined> = {}
  for (const path of PATHS) {
    rules[path] = await open(page, path)
    fates[path] = await leaveAndReturn(page)
  }
  expect(fates).toEqual(Object.fromEntries(PATHS.map((path) => [path, best])))
  // Other browsers than Chromium keep no page that must not be stored.
  expect(rules).toEqual(Object.fromEntries(PATHS.map((path) => [path, 'no-cache, no-transform'])))

  // The proof sees a page that the browser cannot keep.
  await open(page, '/about')
  await page.evaluate(() => addEventListener('unload', () => undefined))
  expect(await leaveAndReturn(page)).toContain('UnloadHandlerExistsInMainFrame')
})

test.describe('with saved copies', () => {
  test.use({serviceWorkers: 'allow'})

  test('Back shows a page out of memory', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('second-visit-from', '2020-01-01T00:00:00.000Z'))
    await page.goto('/sitemap.xml')
    const best = await leaveAndReturn(page)
    // The worker has no part in the first page, and the others are alike to it.
    const paths = ['/', '/designs/fountain']
    const fates: Record<string, Fate> = {}
    for (const path of paths) {
      await open(page, path)
      // The copy is the last thing that the worker does for a page.
      await expect
        .poll(
          () => page.evaluate((address) => caches.match(address, {ignoreVary: true}).then(Boolean), path),
          {
            message: path,
            timeout: 20_000,
          },
        )
        .toBe(true)
      fates[path] = await leaveAndReturn(page)
    }
    expect(fates).toEqual(Object.fromEntries(paths.map((path) => [path, best])))
  })
})

test('a page that is left closes its event stream, and shows on return what changed meanwhile, also in the enquiry list', async ({
  page,
  request,
}) => {
  const rename = async (title: string) => {
    const response = await request.post('/lake/v2025-02-19/data/mutate/production', {
      headers: {Authorization: `Bearer ${process.env.LAKE_TOKEN}`},
      data: {mutations: [{patch: {id: 'category-temple', set: {title}}}]},
    })
    expect(response.status()).toBe(200)
  }
  const named = (title: string) => page.getByRole('heading', {level: 1, name: `Explore ${title}`})
  await page.addInitScript(() => {
    const opened: EventSource[] = []
    class Noted extends EventSource {
      constructor(address: string) {
        super(address)
        opened.push(this)
      }
    }
    Object.assign(window, {EventSource: Noted})
    // The last event of a page that goes into memory.
    const note = () => (localStorage['streams'] = opened.map(({readyState}) => readyState).join())
    document.addEventListener('freeze', note)
    document.addEventListener('visibilitychange', () => queueMicrotask(note))
  })
  await open(page, '/designs/temple')
  const list = (name: string) => page.getByRole('link', {name, exact: true}).first()
  await expect(list('Enquiry list')).toBeAttached()
  await page.goto('/robots.txt')
  await expect.poll(() => page.evaluate(() => localStorage['streams'])).toBe(CLOSED)
  await page.evaluate(() =>
    localStorage.setItem('enquiry', JSON.stringify({version: 1, pieces: ['fountain/FOU-001']})),
  )
  await rename('Temples meanwhile')
  try {
    await page.goBack({waitUntil: 'commit'})
    await expect(named('Temples meanwhile')).toBeVisible()
    await expect(list('Enquiry list, 1 piece')).toBeAttached()
  } finally {
    await rename('Temple')
  }
  await expect(named('Temple')).toBeVisible()
})

tracked(
  'a page with trackers that comes back after the visitor has said no is loaded again without them',
  async ({page, sent}) => {
    await visit(page, '/about')
    await page.getByRole('button', {name: 'Accept all'}).click()
    const trackers = page.locator('script[src*="googletagmanager"], script[src*="facebook"]')
    await expect(trackers).toHaveCount(2)
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      const choice = JSON.parse(localStorage.getItem('consent') ?? '{}')
      localStorage.setItem('consent', JSON.stringify({...choice, at: new Date().toISOString(), purposes: []}))
    })
    sent.splice(0)
    await page.goBack({waitUntil: 'commit'})
    await expect(trackers).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(sent).toEqual([])
  },
)
