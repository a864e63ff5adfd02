import {expect, test, type Page} from '@playwright/test'
import {startOtherShop} from './other-shop.ts'

test.use({serviceWorkers: 'allow'})

const FOUNTAINS = '/designs/fountain'

/** Addresses that no page of the site has: one for each pattern of the worker. */
const NEVER = [
  '/lake/v2025-02-19/data/query/production?query=1',
  '/forms/submissions',
  '/uploads/none',
  '/upload-service/none',
  '/studio',
  '/preview/none',
  '/ip',
]

const isKept = (page: Page, address: string) =>
  page.evaluate(async (path) => Boolean(await caches.match(path, {ignoreVary: true})), address)

/** Number of workers, and the names of all caches. */
const onDevice = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    ...(await caches.keys()),
  ])

/** Whether the worker got the request for the page. */
const passedWorker = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => entry instanceof PerformanceNavigationTiming && entry.workerStart > 0),
  )

/**
 * Routes of the worker that the browser chose for requests whose address contains this part: `network`, or an empty text
 * when the worker got the request. The browser names the route in the timing, under an old or a new name.
 */
const routesOf = (page: Page, part: string) =>
  page.evaluate((part) => {
    const entries = performance.getEntriesByType('resource').filter(({name}) => name.includes(part))
    const routes = entries.map((entry): unknown => {
      const {workerMatchedRouterSource, workerMatchedSourceType} = entry.toJSON()
      return workerMatchedRouterSource ?? workerMatchedSourceType
    })
    return [...new Set(routes)]
  }, part)

/** Address of an image that the page has loaded, without its size. */
const imageOf = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({name}) => name)
    return names.find((name) => name.includes('/lake/images/'))?.replace(/\?.*/, '')
  })

const showImage = (page: Page, address: string) =>
  page.evaluate(async (src) => Object.assign(new Image(), {src}).decode(), address)

test('the worker gets pictures but no request to the lake, keeps none of the Studio, and OFFLINE=off removes it with every copy', async ({
  page,
}) => {
  const shop = await startOtherShop({})
  await page.addInitScript(() => localStorage.setItem('second-visit-from', '2020-01-01T00:00:00.000Z'))
  await page.goto(shop.url + FOUNTAINS)
  await expect.poll(() => isKept(page, FOUNTAINS), {timeout: 20_000}).toBe(true)
  await page.goto(shop.url + FOUNTAINS)
  expect(await passedWorker(page)).toBe(true)
  await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).arrayBuffer())),
    NEVER,
  )
  for (const path of NEVER) expect(await routesOf(page, path), path).toEqual(['network'])
  expect(await routesOf(page, '/lake/images/')).toEqual([''])

  const image = await imageOf(page)
  const ofStudio = `${image}?w=81`
  const ofPage = `${image}?w=82`
  await page.goto(`${shop.url}/studio/static/none`)
  await showImage(page, ofStudio)
  await page.goto(shop.url + FOUNTAINS)
  await showImage(page, ofPage)
  await expect.poll(() => isKept(page, ofPage)).toBe(true)
  expect(await isKept(page, ofStudio)).toBe(false)

  // A second after a visit the browser looks for a new worker. When the server ends at that very moment, the browser may
  // not look at the next visit.
  await page.waitForTimeout(4000)
  await shop.kill()
  await shop.startAgain({OFFLINE: 'off'})
  await page.goto(shop.url + FOUNTAINS)
  await expect.poll(() => onDevice(page), {timeout: 20_000}).toEqual([0])
  await page.goto(shop.url + FOUNTAINS)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await passedWorker(page)).toBe(false)
  // The last thing that a page starts.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({name}) => name.includes('/background-')),
  )
  expect(await onDevice(page)).toEqual([0])
  await shop.close()
})
