import {expect, test as base, type BrowserContext, type Page} from '@playwright/test'
import {z} from 'zod'
import * as hindiDialog from '../messages/hi/contact-dialog.ts'
import * as hindiContact from '../messages/hi/contact.ts'
import * as hindi from '../messages/hi/offline.ts'
import * as teluguDialog from '../messages/te/contact-dialog.ts'
import * as teluguContact from '../messages/te/contact.ts'
import * as teluguList from '../messages/te/enquiry-page.ts'
import * as telugu from '../messages/te/offline.ts'
import {addImages} from './more-images.ts'
import {takeScreenshots} from './take-screenshots.ts'
import {openUnsteadyShop} from './unsteady-shop.ts'
import {hydrated} from './visit.ts'

const API = '/lake/v2025-02-19/data'

interface Fixtures {
  shop: Awaited<ReturnType<typeof openUnsteadyShop>>
}

const test = base.extend<Fixtures>({
  shop: async ({baseURL}, use) => {
    const shop = await openUnsteadyShop(baseURL ?? '')
    await use(shop)
    shop.close()
  },
})

test.use({serviceWorkers: 'allow'})

/** For what comes after a page has loaded, on a slow machine. */
const PATIENT = {timeout: 20_000}

/** Makes this the second visit. */
const comeBack = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('second-visit-from', '2020-01-01T00:00:00.000Z'))

/** Reasons for which the browser offers no installation, and faults of the manifest. */
async function obstacles(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  const {installabilityErrors} = await session.send('Page.getInstallabilityErrors')
  const {errors, url} = await session.send('Page.getAppManifest')
  // A second session would let the next page believe that it is online.
  await session.detach()
  expect(url).toMatch(/\/manifest\.webmanifest$/)
  // Playwright's windows are private.
  const reasons = installabilityErrors.map(({errorId}) => errorId).filter((id) => id !== 'in-incognito')
  return [...reasons, ...errors.map(({message}) => message)]
}

/** Waits until the page at an address has a copy that was saved after a time. */
const kept = (page: Page, address: string, since = 0) =>
  expect
    .poll(
      () =>
        page.evaluate(async (path) => {
          const copy = await (await caches.open('pages')).match(path, {ignoreVary: true})
          const [, at = ''] = /name="saved-copy" content="(.*?)"/.exec((await copy?.text()) ?? '') ?? []
          return Date.parse(at) || -1
        }, address),
      {timeout: 20_000},
    )
    .toBeGreaterThan(since)

const MARK = /^Saved copy of \d+ \w+ 20\d\d/

/** The line of a copy comes with the last work of a page. A product that is open has another one. */
const isCopy = (page: Page) => expect(page.getByText(MARK).first()).toBeVisible({timeout: 20_000})

test('after a second visit to one category it opens without network, each product says so, and an enquiry waits', async ({
  page,
  shop,
  context,
}) => {
  await comeBack(page)
  await page.goto(`${shop.url}/designs?gclid=Cj0secret`)
  await hydrated(page.getByRole('link', {name: /^Fountain's/}))
  await page.getByRole('link', {name: /^Fountain's/}).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await kept(page, '/designs/fountain')
  await kept(page, '/')
  const stored = await page.evaluate(async () => {
    const pages = await caches.open('pages')
    const copies = await Promise.all((await pages.matchAll()).map((copy) => copy.text()))
    return [...(await pages.keys()).map(({url}) => url), ...copies].join()
  })
  expect(stored).not.toContain('Cj0secret')
  expect(await obstacles(context, page)).toEqual([])

  const logo = page.getByRole('banner').getByRole('link').first()
  shop.become('failing')
  await logo.click()
  await isCopy(page)
  // The header of home lies over its image, but not over the line.
  const [line, header] = await Promise.all(
    [page.getByText(MARK), page.getByRole('banner')].map((part) => part.boundingBox()),
  )
  expect(header?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0))
  await takeScreenshots(page, 'saved-home')
  await expect(page).toHaveURL(`${shop.url}/?gclid=Cj0secret`)

  const before = Date.now()
  shop.become('well')
  await page.goto(`${shop.url}/designs/fountain`)
  await kept(page, '/designs/fountain', before)
  shop.become('silent')
  await logo.click()
  // The page waits 3 seconds for the network. The worker does not wait once more.
  await expect(page.locator('meta[name=saved-copy]')).toHaveCount(1, {timeout: 5800})
  await expect(page).toHaveURL(`${shop.url}/`)
  await isCopy(page)

  await context.setOffline(true)
  await page.goto(`${shop.url}/designs/fountain?item=FOU-002`)
  await isCopy(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('dl')).toContainText('FOU-002')
  // The dialog covers the line at the top of the page.
  await expect(dialog.getByText(MARK)).toBeVisible()
  await takeScreenshots(page, 'saved-product')
  await dialog.getByRole('button', {name: 'Close'}).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('article').nth(12).getByRole('link').first().click()
  await expect(dialog.getByText(MARK)).toBeVisible()
  await dialog.getByRole('link', {name: 'Previous piece'}).click()
  await expect(dialog.getByText(MARK)).toHaveCount(1)
  await dialog.getByRole('link', {name: 'Ask Price'}).click()
  await expect(page.getByText(/^You are offline\. WhatsApp sends this message/)).toBeVisible()
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  const waiting = () => page.evaluate(() => JSON.parse(localStorage['outbox'] ?? '[]').length)
  await expect.poll(waiting).toBeGreaterThan(0)

  shop.become('well')
  const enquiry = page.waitForResponse(/\/forms\/submissions$/)
  await context.setOffline(false)
  expect((await enquiry).status()).toBe(204)
  await expect.poll(waiting, PATIENT).toBe(0)
  await expect(page.getByText(/^Saved copy of/)).toHaveCount(0, PATIENT)
})

for (const [language, words] of [
  ['te', {...telugu, ...teluguDialog, ...teluguContact}],
  ['hi', {...hindi, ...hindiDialog, ...hindiContact}],
] as const) {
  test(`${language}: a category opens without network, says so, and an enquiry waits`, async ({
    page,
    shop,
    context,
  }) => {
    await comeBack(page)
    const address = `/${language}/designs/fountain`
    await page.goto(shop.url + address)
    await kept(page, address)
    expect(await obstacles(context, page)).toEqual([])
    await context.setOffline(true)
    await page.goto(`${shop.url}${address}?item=FOU-002`)
    const dialog = page.getByRole('dialog')
    const mark = new RegExp(`^${words.savedCopy('[^a-zA-Z]+20\\d\\d[^a-zA-Z]+')}$`)
    await expect(dialog.getByText(mark)).toBeVisible(PATIENT)
    await takeScreenshots(page, `saved-product-${language}`)
    await dialog.getByRole('link', {name: words.askPrice}).click()
    await page.getByRole('button', {name: words.openWhatsApp}).click()
    await expect.poll(() => page.evaluate(() => localStorage['outbox'] ?? '')).toContain(`${address}?`)
  })
}

test('a copy that names no position in the event stream shows current content before it says that it is current', async ({
  page,
  shop,
  context,
  request,
}) => {
  await comeBack(page)
  const path = '/designs/stone-gate'
  await page.goto(shop.url + path)
  await kept(page, path)
  await page.evaluate(async (address) => {
    const pages = await caches.open('pages')
    const copy = await pages.match(address, {ignoreVary: true})
    const html = (await copy?.text())?.replace(/,"position":"[^"]*"/, '')
    await pages.put(address, new Response(html, {headers: copy?.headers}))
  }, path)
  await context.setOffline(true)
  await page.goto(shop.url + path)
  await isCopy(page)
  const [gate] = z.object({result: z.array(z.object({_id: z.string(), name: z.string()}))}).parse(
    await (
      await request.get(`${API}/query/production`, {
        params: {query: '*[_type == "product" && category->slug.current == "stone-gate"][0...1]{_id, name}'},
      })
    ).json(),
  ).result
  const rename = async (name: string | undefined) => {
    const data = {mutations: [{patch: {id: gate?._id, set: {name}}}]}
    const headers = {authorization: `Bearer ${process.env.LAKE_TOKEN}`}
    expect((await request.post(`${API}/mutate/production`, {headers, data})).status()).toBe(200)
  }
  await rename('The new gate')
  await context.setOffline(false)
  await expect(page.getByText(/^Saved copy of/)).toHaveCount(0, PATIENT)
  await expect(page.getByText('The new gate').first()).toBeVisible({timeout: 1000})
  await rename(gate?.name)
})

test('without network, a search shows the copy of all designs; a page that the worker leaves to the browser is requested once', async ({
  page,
  shop,
  context,
}) => {
  await comeBack(page)
  await page.goto(`${shop.url}/designs?view=all`)
  await kept(page, '/designs?view=all')
  const before = shop.requests.length
  await page.goto(`${shop.url}/rate-us`)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  const pages = () => shop.requests.slice(before).filter((path) => path === '/rate-us')
  expect(pages()).toEqual(['/rate-us'])

  await context.setOffline(true)
  await page.goto(`${shop.url}/designs?view=all&q=buddha&gclid=Cj0`)
  await isCopy(page)
  await expect(page).toHaveURL(`${shop.url}/designs?view=all&gclid=Cj0`)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a page without a copy says that a silent network does not answer, and opens once it does', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/about`)
  const logo = page.getByRole('banner').getByRole('link').first()
  await hydrated(logo)
  await page.clock.install()
  shop.become('silent')
  await logo.click()
  await expect(page.getByRole('heading', {name: 'Loading'})).toBeVisible()
  // The page asks for its content twice.
  await page.clock.runFor(32_000)
  await expect(page.getByRole('heading', {name: 'Something went wrong'})).toBeVisible(PATIENT)
  shop.become('well')
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(page.getByRole('heading', {level: 1})).toContainText('Natural Stone', PATIENT)
})

test('a list that is kept in the first visit opens in the showroom without network, follows changes, and can be dropped', async ({
  page,
  shop,
  context,
  request,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('enquiry'))
      localStorage.setItem('enquiry', JSON.stringify({version: 1, pieces: ['gazebo/GAZ-001', 'temple/7']}))
    // A visitor of Firefox may leave the question open.
    navigator.storage.persist = () => {
      document.documentElement.dataset.persists = 'asked'
      return new Promise(() => undefined)
    }
  })
  const removeImages = await addImages(request, 'temple-7', {
    'temple-8': 'The back',
    'temple-9': 'The roof',
  })
  /** Codes of the products that the browser keeps. */
  const keptCodes = () =>
    page.evaluate(async () => {
      const stored = await (await caches.open('list')).match('/kept-list')
      const products: {productId: string}[] = stored ? await stored.json() : []
      return products.map(({productId}) => productId)
    })
  const rows = page.getByRole('main').getByRole('listitem')
  await page.goto(`${shop.url}/designs?view=list`)
  await page.getByRole('button', {name: 'Keep this list for the showroom'}).click()
  await expect(page.getByText('This list opens without network.')).toBeVisible(PATIENT)
  expect(await keptCodes()).toEqual(['GAZ-001', '7'])
  await expect(page.locator('html')).toHaveAttribute('data-persists', 'asked')

  await context.setOffline(true)
  await page.goto(`${shop.url}/designs?view=list`)
  await isCopy(page)
  await expect(rows.filter({hasText: 'GAZ-001'})).toContainText('₹', PATIENT)
  await expect(rows).toHaveCount(2)
  await expect
    .poll(
      () =>
        rows
          .locator('picture img')
          .evaluateAll((images) =>
            images.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
          ),
      PATIENT,
    )
    .toEqual([true, true])
  await takeScreenshots(page, 'kept-list')
  // A message that is sent now waits; the server, which makes PDFs, is not there.
  await expect(page.getByText(/^You are offline\. WhatsApp sends this message/)).toBeVisible()
  await expect(page.getByRole('link', {name: 'Save the list as PDF'})).toHaveCount(0)
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', {name: 'Send on WhatsApp'}).click(),
  ])
  await opened.close()
  const outbox = () => page.evaluate(() => localStorage['outbox'] ?? '[]')
  await expect.poll(outbox).toContain('/designs/temple?item=7')

  await rows.getByRole('link', {name: /GAZ-001/}).click()
  await expect(page.getByRole('dialog').locator('dl')).toContainText('GAZ-001', PATIENT)
  await expect(page.getByRole('dialog').getByRole('link', {name: 'Save as PDF'})).toHaveCount(0)
  await isCopy(page)
  await page.goto(`${shop.url}/designs/temple?item=7`)
  await page.getByRole('dialog').getByRole('button', {name: 'Picture 3 of 3: The roof'}).click()
  const roof = page.getByRole('dialog').getByRole('img', {name: 'The roof'})
  const widthOf = (image: Element) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)
  await expect.poll(() => roof.evaluate(widthOf), PATIENT).toBeGreaterThan(400)

  await context.setOffline(false)
  await page.goto(`${shop.url}/designs?view=list`)
  await expect.poll(outbox, PATIENT).toBe('[]')
  await expect(page.getByRole('link', {name: 'Save the list as PDF'})).toBeVisible()
  await page.getByRole('button', {name: /^Remove .* GAZ-001/}).click()
  await expect.poll(keptCodes, PATIENT).toEqual(['7'])
  // Only a tap on the button asks.
  await expect(page.locator('html')).not.toHaveAttribute('data-persists')

  // A page in another language leaves the list as it is. The event stream is the last thing that a page starts.
  const following = page.waitForResponse(/live\/events/)
  await page.goto(`${shop.url}/te/designs?view=list`)
  await following
  await expect(page.getByRole('button', {name: teluguList.keepForShowroom})).toBeVisible(PATIENT)
  await page.goto(`${shop.url}/designs?view=list`)
  await page.getByRole('button', {name: 'Stop keeping this list'}).click()
  await expect(page.getByRole('button', {name: 'Keep this list for the showroom'})).toBeVisible(PATIENT)
  await expect.poll(keptCodes).toEqual([])
  await removeImages()
})

test('a copy lives on with its own scripts through a half-finished release, and a whole one replaces it', async ({
  page,
  shop,
}) => {
  const isNext = () => page.evaluate(() => document.querySelector('script[src*="/next/"]') !== null)
  const menu = page.getByRole('link', {name: 'Search', exact: true})
  /** Everything that a page loads on demand comes alive: here the search, the last part of the build. */
  async function opensSearch() {
    await hydrated(menu)
    await menu.click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
  }

  await comeBack(page)
  await page.goto(`${shop.url}/about`)
  await kept(page, '/about')

  shop.become('unfinished')
  await page.goto(`${shop.url}/about`)
  expect(await isNext()).toBe(true)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({name}) => name.includes('/next/')),
  )
  shop.become('failing')
  await page.goto(`${shop.url}/about`)
  await isCopy(page)
  expect(await isNext()).toBe(false)
  await opensSearch()

  const before = Date.now()
  shop.become('next')
  await page.goto(`${shop.url}/about`)
  await expect(page.locator('meta[name=saved-copy]')).toHaveCount(0)
  expect(await isNext()).toBe(true)
  await kept(page, '/about', before)
  shop.become('silent')
  await page.goto(`${shop.url}/about`)
  await isCopy(page)
  expect(await isNext()).toBe(true)
})

test('a first visit keeps nothing, and a private window without workers and storage works as ever', async ({
  page,
  shop,
}) => {
  // The last thing that a page starts.
  const following = page.waitForResponse(/live\/events/)
  await page.goto(`${shop.url}/about`)
  await following
  await expect
    .poll(() => page.evaluate(() => localStorage['second-visit-from']), PATIENT)
    .toMatch(/T\d\d:00:00/)
  const kept = () =>
    page.evaluate(async () => [await navigator.serviceWorker.getRegistrations(), await caches.keys()])
  expect(await kept()).toEqual([[], []])

  const errors: string[] = []
  page.on('pageerror', ({message}) => errors.push(message))
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', {get: refuse})
    Object.defineProperty(window, 'caches', {get: refuse})
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('', 'SecurityError'))
  })
  await page.goto(`${shop.url}/about`)
  await hydrated(page.getByRole('link', {name: 'Designs', exact: true}).first())
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({name}) => name.includes('/background-')),
  )
  expect(errors).toEqual([])
})
