import {expect, test, type Page} from '@playwright/test'
import {eventsOf, visit} from './visit.ts'

const CONTENT = '**/lake/**/data/query/**'

/** Texts that arrived at the error log. */
function logged(page: Page): string[] {
  const messages: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/forms/error-log')) return
    messages.push(new URLSearchParams(request.postData() ?? '').get('message') ?? '')
  })
  return messages
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name})

test('a page that fails says so, is reported once, and comes when tried again', async ({page}) => {
  const messages = logged(page)
  await visit(page, '/?gclid=7')
  await page.route(CONTENT, (route) => route.fulfill({status: 500, body: 'x'}))
  await menu(page, 'About').click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Something went wrong', {timeout: 10_000})
  await expect(page.getByRole('main')).toContainText('The catalogue answered with status 500')
  await expect(page.getByRole('link', {name: 'call us'})).toHaveAttribute('href', 'tel:+919000000000')
  await expect(page.getByRole('link', {name: 'Back to homepage'})).toHaveAttribute('href', '/?gclid=7')
  const faults = (await eventsOf(page)).filter(([name]) => name === 'js_exception')
  expect(faults).toEqual([
    [
      'js_exception',
      {
        description: 'The catalogue answered with status 500',
        fatal: true,
        component_stack: expect.any(String),
      },
    ],
  ])
  expect(messages).toEqual(['The catalogue answered with status 500'])
  await page.unroute(CONTENT)
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('About Us', {timeout: 10_000})
})

test('from a page that failed one gets back to the first page', async ({page}) => {
  await visit(page, '/')
  await page.route(CONTENT, (route) => route.fulfill({status: 500, body: 'x'}))
  await menu(page, 'About').click()
  await page.getByRole('link', {name: 'Back to homepage'}).click({timeout: 10_000})
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', {level: 1})).toContainText('Natural Stone Crafts Suppliers')
})

test('a page that cannot be drawn is reported with the part that failed', async ({page}) => {
  await visit(page, '/about')
  await page.route(CONTENT, (route) => route.fulfill({json: {result: 7, syncTags: []}}))
  await menu(page, 'Testimonials').click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Something went wrong')
  const [[, fault] = []] = (await eventsOf(page)).filter(([name]) => name === 'js_exception')
  expect(fault).toMatchObject({fatal: true, description: expect.stringMatching(/is not/)})
  expect(String(fault?.component_stack).length).toBeGreaterThan(50)
  expect(String(fault?.component_stack).length).toBeLessThanOrEqual(500)
})

test('errors and rejections of ours reach the log; those of others do not', async ({page}) => {
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
})

/** The scripts of a page: what fetches its content, and what shows it. */
type Part = 'loader' | 'component'

/** Takes parts of the page of testimonials away, as a new release does. @returns gives them back */
async function takeAway(page: Page, ...gone: Part[]): Promise<() => void> {
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

/** How often a page has been loaded, all in all. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

/** Time enough for a page that loads itself again and again to show it. */
const LONG_MS = 3_000

for (const gone of [['loader'], ['component'], ['loader', 'component']] as const) {
  const parts = gone.join(' and ')
  test(`a page whose ${parts} is gone after a release comes with one new load, not under the mouse`, async ({
    page,
  }) => {
    const messages = logged(page)
    await visit(page, '/about?gclid=7')
    const loads = countLoads(page)
    const giveBack = await takeAway(page, ...gone)
    const missing = page.waitForResponse((response) => response.status() === 404)
    await menu(page, 'Testimonials').hover()
    await missing
    await expect(page.getByRole('heading', {level: 1})).toHaveText('About Us')
    expect(loads()).toBe(0)
    const anew = page.waitForRequest((request) => request.isNavigationRequest())
    await menu(page, 'Testimonials').click()
    await anew
    giveBack()
    await expect(page).toHaveURL('/testimonials?gclid=7')
    await page.locator('html[data-hydrated]').waitFor()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Testimonials')
    await page.getByRole('region', {name: 'Testimonials'}).scrollIntoViewIfNeeded()
    await page.getByRole('button', {name: 'Go to slide 3'}).click()
    await expect(page.getByRole('button', {name: 'Go to slide 3'})).toHaveAttribute('aria-current', 'true')
    expect(loads()).toBe(1)
    expect(messages).toEqual([])
  })

  test(`a page whose ${parts} stays away is loaded once, for each visit, and nothing of it is a loop`, async ({
    page,
  }) => {
    await visit(page, '/about')
    const loads = countLoads(page)
    await takeAway(page, ...gone)
    await menu(page, 'Testimonials').click()
    await expect.poll(loads).toBe(1)
    await page.waitForTimeout(LONG_MS)
    expect(loads()).toBe(1)
    if (gone.some((part) => part === 'component')) {
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Something went wrong')
      await expect(page.getByRole('main')).toContainText(
        /A part of this page could not be loaded \(testimonials-\S+\.js\)\./,
      )
    }
    // Another visit is another chance.
    await visit(page, '/about')
    await menu(page, 'Testimonials').click()
    await expect.poll(loads).toBe(3)
    await page.waitForTimeout(LONG_MS)
    expect(loads()).toBe(3)
  })
}

test('a page that cannot come without a network is tried again when there is one', async ({
  page,
  context,
}) => {
  await visit(page, '/about')
  const loads = countLoads(page)
  await context.setOffline(true)
  await menu(page, 'Testimonials').click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Something went wrong')
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Something went wrong')
  expect(loads()).toBe(0)
  await context.setOffline(false)
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Testimonials')
})
