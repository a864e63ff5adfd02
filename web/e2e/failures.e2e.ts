import {expect, test, type Page} from '@playwright/test'
import {startOtherShop} from './other-shop.ts'
import {takeScreenshots} from './take-screenshots.ts'
import {atEase, eventsOf, hydrated, standInForOutside, visit} from './visit.ts'

const CONTENT = '**/lake/**/data/query/**'

/** Messages that the page sends to the error log from now on. */
function logged(page: Page): string[] {
  const messages: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/forms/error-log')) return
    messages.push(new URLSearchParams(request.postData() ?? '').get('message') ?? '')
  })
  return messages
}

/** The failures that the page has reported. It does so a moment after it shows one. */
const faultsOf = async (page: Page) => (await eventsOf(page)).filter(([name]) => name === 'js_exception')

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name})

/** The content fails from now on, and the server has no copy of the page about the shop. */
async function failAbout(page: Page) {
  await page.route(CONTENT, (route) => route.fulfill({status: 500, body: 'x'}))
  await page.route(/\/about(?:\?|$)/, async (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({status: 503}) : route.fallback(),
  )
}

test('while the server cannot read its content, a visitor of a stale copy opens a product and asks for its price', async ({
  page,
  context,
}) => {
  await standInForOutside(context)
  const shop = await startOtherShop({})
  try {
    const address = `${shop.url}/designs/fountain`
    await visit(page, address)
    await shop.kill()
    await shop.damageContent()
    await shop.startAgain()
    const copy = await visit(page, address)
    expect([copy?.status(), copy?.headers()['x-last-good-copy']]).toEqual([200, expect.any(String)])
    await page.getByRole('link', {name: 'Makrana Two-Tier Lotus Fountain'}).first().click()
    const product = page.getByRole('dialog', {name: 'Makrana Two-Tier Lotus Fountain'})
    await expect(product).toContainText('₹25,000')
    await takeScreenshots(page, 'last-good-copy')
    await product.getByRole('link', {name: 'Ask Price'}).click()
    const stored = page.waitForResponse('**/forms/submissions')
    await page.getByRole('button', {name: 'Open WhatsApp'}).click()
    expect((await stored).status()).toBe(204)
    const ready = await page.request.get(`${shop.url}/readyz`)
    expect((await ready.json()).problems).toEqual(['content', 'outbox', 'copies of pages'])
  } finally {
    await shop.close()
  }
})

test('a page whose content fails is loaded whole, because the server has a copy of it', async ({page}) => {
  const messages = logged(page)
  await visit(page, '/?gclid=7')
  const loads = countLoads(page)
  await page.route(CONTENT, (route) => route.fulfill({status: 503, body: 'x'}))
  await menu(page, 'About').click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('About Us', {timeout: 10_000})
  await expect(page).toHaveURL('/about?gclid=7')
  await hydrated(menu(page, 'Testimonials'))
  await menu(page, 'Testimonials').click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Testimonials', {timeout: 10_000})
  await expect.poll(loads).toBe(2)
  await hydrated(menu(page, 'About'))
  await page.goBack()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('About Us')
  expect(messages).toEqual([])
})

test('a failed page says so, is reported once, and loads on Try again', async ({page}) => {
  const messages = logged(page)
  const title = page.getByRole('heading', {level: 1})
  await visit(page, '/?gclid=7')
  await failAbout(page)
  await menu(page, 'About').click()
  await expect(title).toHaveText('Something went wrong', {timeout: 10_000})
  await expect(page.getByRole('main')).toContainText('The catalogue answered with status 500')
  await expect(page.getByRole('link', {name: 'call us'})).toHaveAttribute('href', 'tel:+919000000000')
  await expect
    .poll(() => faultsOf(page))
    .toEqual([
      [
        'js_exception',
        {
          description: 'The catalogue answered with status 500',
          fatal: true,
          component_stack: expect.any(String),
        },
      ],
    ])
  await expect.poll(() => messages).toEqual(['The catalogue answered with status 500'])

  await page.unrouteAll()
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(title).toHaveText('About Us', {timeout: 10_000})
})

test('a failed page leads back to the homepage', async ({page}) => {
  await visit(page, '/?gclid=7')
  await failAbout(page)
  await menu(page, 'About').click()
  await page.getByRole('link', {name: 'Back to homepage'}).click({timeout: 10_000})
  await expect(page).toHaveURL('/?gclid=7')
  await expect(page.getByRole('heading', {level: 1})).toContainText('Natural Stone Crafts Suppliers')
})

test('uncaught errors and rejections of the site reach the log, those of foreign scripts do not, and a page that cannot be rendered is reported with its component stack', async ({
  page,
}) => {
  const messages = logged(page)
  await visit(page, '/about')
  await page.evaluate(() => {
    const filename = location.origin
    dispatchEvent(
      new ErrorEvent('error', {message: 'Uncaught Error: ours', filename, error: new Error('ours')}),
    )
    dispatchEvent(new ErrorEvent('error', {message: 'Script error.'}))
    dispatchEvent(new ErrorEvent('error', {message: 'theirs', filename: 'https://ads.example/a.js'}))
    void Promise.reject(new Error('nobody waits for this'))
  })
  await expect.poll(() => messages).toEqual(['Uncaught Error: ours', 'nobody waits for this'])

  await page.route(CONTENT, (route) => route.fulfill({json: {result: 7, syncTags: []}}))
  await menu(page, 'Testimonials').click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Something went wrong')
  const fatal = async () => (await faultsOf(page)).map(([, fault]) => fault).filter((fault) => fault['fatal'])
  await expect.poll(fatal).toHaveLength(1)
  const [fault] = await fatal()
  expect(fault).toMatchObject({description: expect.stringMatching(/is not/)})
  expect(String(fault?.component_stack).length).toBeGreaterThan(50)
  expect(String(fault?.component_stack).length).toBeLessThanOrEqual(500)
})

/** The two chunks of a page: the loader fetches its content, the component shows it. */
type Part = 'loader' | 'component'

/** Answers 404 for chunks of the testimonials page, as after a release. @returns a function that restores them */
async function removeChunks(page: Page, ...gone: Part[]): Promise<() => void> {
  let isGone = true
  await page.route('**/assets/testimonials-*.js', async (route) => {
    const response = await route.fetch()
    const source = await response.text()
    if (isGone && gone.some((part) => source.includes(` as ${part}}`))) {
      return route.fulfill({status: 404, body: ''})
    }
    return route.fulfill({response})
  })
  return () => {
    isGone = false
  }
}

/** Counts the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

for (const gone of [['loader'], ['component'], ['loader', 'component']] as const) {
  const parts = gone.join(' and ')
  test(`a page without its ${parts} after a release reloads once for each visit, on the click and not on hover`, async ({
    page,
  }) => {
    const title = page.getByRole('heading', {level: 1})
    const messages = logged(page)
    await visit(page, '/about?gclid=7')
    const loads = countLoads(page)
    const restore = await removeChunks(page, ...gone)
    const missing = page.waitForResponse((response) => response.status() === 404)
    await menu(page, 'Testimonials').hover()
    await missing
    await expect(title).toHaveText('About Us')
    expect(loads()).toBe(0)

    // The parts stay missing.
    await menu(page, 'Testimonials').click()
    await expect.poll(loads).toBe(1)
    if (gone.some((part) => part === 'component')) {
      await expect(title).toHaveText('Something went wrong')
      await expect(page.getByRole('main')).toContainText(
        /A part of this page could not be loaded \(testimonials-\S+\.js\)\./,
      )
    } else {
      await hydrated(menu(page, 'About'))
      await expect(title).toHaveText('Testimonials')
    }
    await atEase(page)
    expect(loads()).toBe(1)

    // A new visit may reload once more.
    await visit(page, '/about?gclid=7')
    messages.splice(0)
    const anew = page.waitForRequest((request) => request.isNavigationRequest())
    await menu(page, 'Testimonials').click()
    await anew
    restore()
    await expect(page).toHaveURL('/testimonials?gclid=7')
    await page.locator('html[data-hydrated]').waitFor()
    await expect(title).toHaveText('Testimonials')
    await page.getByRole('region', {name: 'Testimonials'}).scrollIntoViewIfNeeded()
    await page.getByRole('button', {name: 'Go to slide 3'}).click()
    await expect(page.getByRole('button', {name: 'Go to slide 3'})).toHaveAttribute('aria-current', 'true')
    expect(loads()).toBe(3)
    expect(messages).toEqual([])
  })
}

test('a page whose scripts are there, but whose content is not, says so without network', async ({
  page,
  context,
}) => {
  const loaded = page.waitForResponse(/designs\._category-.*\.js/)
  await visit(page, '/designs')
  await loaded
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page
    .getByRole('main')
    .getByRole('link', {name: /Fountain/})
    .first()
    .click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Something went wrong')
  await expect(page.getByText('The catalogue cannot be reached')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(page.getByRole('heading', {level: 1})).toContainText('Fountain')
})

test('a filter without network says so, Back shows the designs again, and the filter works once the network is back', async ({
  page,
  context,
}) => {
  await visit(page, '/designs?view=all')
  // The page and its loader.
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource')
    return loaded.filter(({name}) => name.includes('/assets/designs.index-')).length === 2
  })
  // The scripts that they import may arrive later.
  await page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({name}) => name)
    for (const name of loaded.filter((each) => each.includes('/assets/designs.index-'))) await import(name)
  })
  const prices = page.getByRole('combobox', {name: 'Price'})
  const title = page.getByRole('heading', {level: 1})
  await context.setOffline(true)
  await prices.selectOption('Under ₹15,000')
  await expect(title).toHaveText('Something went wrong')
  await expect(page.getByText('The catalogue cannot be reached')).toBeVisible()
  await page.goBack()
  await expect(title).toHaveText('All Products')
  await expect(page.getByText('48 of 601')).toBeVisible()
  await context.setOffline(false)
  await prices.selectOption('Under ₹15,000')
  await expect(page).toHaveURL('/designs?view=all&price=under-15000')
  await expect(page.getByText('48 of 601')).toBeHidden()
  await expect(page.getByRole('article').first()).toContainText('₹')
})

test('a page that fails offline loads on Try again once the network is back', async ({page, context}) => {
  await visit(page, '/about')
  const loads = countLoads(page)
  await context.setOffline(true)
  await menu(page, 'Testimonials').click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Something went wrong')
  // The first failure's heading stays until this failure has happened.
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', {name: 'Try again'}).click()
  await failed
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Something went wrong')
  expect(loads()).toBe(0)
  await context.setOffline(false)
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Testimonials')
})
