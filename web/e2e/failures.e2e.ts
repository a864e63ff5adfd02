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

test('a part that is gone after a new release reloads the page on a click, not under the mouse, and once', async ({
  page,
}) => {
  await visit(page, '/about')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route('**/assets/*estimonial*.js', (route) => route.fulfill({status: 404, body: ''}))
  await menu(page, 'Testimonials').hover()
  await page.waitForTimeout(800)
  expect(loads).toBe(0)
  await menu(page, 'Testimonials').click()
  await expect.poll(() => loads).toBeGreaterThan(0)
  await expect(page).toHaveURL(/\/testimonials$/)
  // Each of the page's two parts, what it loads and what it shows, is asked for anew once, and then no more.
  await page.waitForTimeout(4_000)
  expect(loads).toBeLessThanOrEqual(2)
})

test('where the contact dialog cannot be had, the link does what it says, and is counted', async ({
  page,
  context,
}) => {
  await context.route(/wa\.me/, (route) => route.fulfill({contentType: 'text/html', body: ''}))
  await page.route('**/assets/ContactDialog*.js', (route) => route.abort())
  await visit(page, '/designs/gazebo')
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname))
  const popup = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('link', {name: 'Ask Price'}).first().click()
  expect((await popup).url()).toContain('wa.me/919000000000')
  await expect.poll(() => posted.toSorted()).toEqual(['/forms/qualified-leads', '/forms/submissions'])
  expect((await eventsOf(page)).map(([name]) => name)).toEqual([
    'PageView',
    'CONTACT_INTENT_CLICK',
    'conversion',
  ])
})
