import {devices, expect} from '@playwright/test'
import type {BrowserContext, Locator, Page} from '@playwright/test'
import sharp from 'sharp'
import {z} from 'zod'
import {SLOW_MS, complaintsOf, go, openDocument, signInWith, test, textOf} from './studio.ts'

test.setTimeout(4 * SLOW_MS)

const patience = {timeout: SLOW_MS}
/** A phone of 390 pixels. The tests' browser is Chromium, so the kind of browser is left out. */
const {defaultBrowserType: _browser, ...PHONE} = devices['iPhone 13']
const MOST_TAPS = 8
/** Pixels of a target that a thumb hits. */
const THUMB = 32
const CATEGORY = 'category-house-name-plate'
const IN_ORDER = '*[_type == "product" && category._ref == $id] | order(orderRank)'
const CATEGORIES_IN_ORDER =
  '*[_type == "category" && !(_id in path("drafts.**"))] | order(orderRank){_id, orderRank}'
const ranked = z.array(z.object({_id: z.string(), orderRank: z.string()}))

/** A slow mobile network, in milliseconds and bytes a second; and one without limits. */
const SLOW = {offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 200_000}
const FAST = {offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1}

/** A photograph as a phone takes it. No other upload has its shade. */
async function image() {
  const channel = () => Math.floor(Math.random() * 256)
  const background = {r: channel(), g: channel(), b: channel()}
  const noise = {type: 'gaussian' as const, mean: 120, sigma: 40}
  const buffer = await sharp({create: {width: 1200, height: 1500, channels: 3, background, noise}})
    .jpeg()
    .toBuffer()
  return {name: 'IMG_20261122_101500.jpg', mimeType: 'image/jpeg', buffer}
}

/** Counts the taps of a person, and checks that a thumb can hit what they tap. */
function thumbOn(page: Page) {
  let count = 0
  return {
    taps: () => count,
    async tap(target: Locator) {
      await expect(target).toBeVisible(patience)
      // The Studio draws some parts twice while it starts.
      await expect(async () => {
        const box = await target.boundingBox()
        expect(box?.height ?? 0, String(target)).toBeGreaterThanOrEqual(THUMB)
        const right = (box?.x ?? 0) + (box?.width ?? 0)
        expect(right, String(target)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      }).toPass({timeout: 5000})
      await target.tap()
      count += 1
    },
    /** A tap in a list or dialog of the phone itself. */
    countOne() {
      count += 1
    },
  }
}

/** A Studio on a phone, which stays open from test to test. */
let context: BrowserContext
let page: Page
let complaints: string[]

test.beforeAll(async ({browser, baseURL}) => {
  context = await browser.newContext({...PHONE, baseURL: baseURL ?? ''})
  await signInWith(context, process.env.LAKE_TOKEN ?? '')
  page = await context.newPage()
  complaints = complaintsOf(page)
  await page.goto('/studio')
})

test.beforeEach(() => void complaints.splice(0))

test.afterAll(() => context.close())

test('on a phone with a slow network, a photograph becomes a published product in eight taps; what is typed without a network is kept', async ({
  content,
}) => {
  await go(page, '/today')
  const thumb = thumbOn(page)
  const network = await context.newCDPSession(page)

  const add = page.getByRole('link', {name: 'Add a product'})
  await expect(add).toBeVisible(patience)
  const cutWords = (link: Element) =>
    [...link.querySelectorAll('span')]
      .filter((words) => getComputedStyle(words).textOverflow === 'ellipsis')
      .map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)
  await expect.poll(() => add.evaluate(cutWords)).toEqual([0])
  await thumb.tap(add)
  await expect(page.getByLabel('Category', {exact: true})).toBeVisible(patience)
  await network.send('Network.emulateNetworkConditions', SLOW)
  const category = page.getByLabel('Category', {exact: true})
  await thumb.tap(category)
  // The phone shows the categories in a list of its own.
  await category.selectOption(CATEGORY)
  thumb.countOne()
  const choosing = page.waitForEvent('filechooser')
  await thumb.tap(page.getByRole('button', {name: 'Choose photographs'}))
  // The camera, or the gallery.
  await (await choosing).setFiles([await image()])
  thumb.countOne()
  await thumb.tap(page.getByLabel(/^Name of the product of/))
  await page.keyboard.insertText('Name plate of the phone')
  await thumb.tap(page.getByRole('button', {name: 'Add 1 product'}))
  await thumb.tap(page.getByRole('button', {name: 'Publish 1'}))
  // The validation once waited half a minute for a moment in which Chromium called itself idle.
  await expect(page.getByText('1 product is published.')).toBeVisible({timeout: 25_000})
  expect(thumb.taps()).toBeLessThanOrEqual(MOST_TAPS)
  const onSite = page.getByRole('link', {name: 'Open on site'})
  await expect(onSite).toHaveAttribute('href', /^\/designs\/house-name-plate\?item=/, patience)

  const made = z
    .object({_id: z.string(), category: z.string()})
    .parse(
      await content.query(
        '*[_type == "product" && name == "Name plate of the phone"][0]{_id, "category": category._ref}',
      ),
    )
  content.removeAfterwards(made._id)
  expect(made.category).toBe(CATEGORY)
  expect(await content.isPublished(made._id)).toBe(true)
  expect(complaints).toEqual([])

  await network.send('Network.emulateNetworkConditions', FAST)
  await openDocument(page, 'product', made._id)
  const name = textOf(page, 'name')
  await expect(name).toBeEditable(patience)
  await page.route('**/data/actions/**', (route) => route.abort('internetdisconnected'))
  await name.fill('Typed without a network')
  await expect(page.getByRole('alert')).toContainText('Not saved yet. The server does not answer.', patience)
  await page.unroute('**/data/actions/**')
  await expect
    .poll(() => content.find(`drafts.${made._id}`), patience)
    .toMatchObject({name: 'Typed without a network'})
  await expect(page.getByText('Not saved yet.')).toBeHidden(patience)
  const keptTexts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('stone-designs.unsent')))
  await expect.poll(keptTexts, patience).toEqual([])
  await network.detach()
  await go(page, '/today')
})

test('after a reload, texts that were never saved come back over what nobody else has changed; the others wait for a choice', async ({
  content,
}) => {
  const id = await content.testimonial('Asha')
  await openDocument(page, 'testimonial', id)
  const name = textOf(page, 'name')
  await expect(name).toBeEditable(patience)
  await page.route('**/data/actions/**', (route) => route.abort('internetdisconnected'))
  await name.fill('Asha of Kota')
  await textOf(page, 'role').fill('Hotel owner')
  await expect(page.getByRole('alert')).toContainText('Not saved yet.', patience)
  const address = page.url()
  await page.goto('about:blank')
  await content.mutate({patch: {id, set: {name: 'Asha Rao'}}})

  // The server still does not answer, as after a session that has ended.
  await page.goto(address)
  const offer = page.getByRole('alert').filter({hasText: 'it was not saved'})
  await expect(offer).toContainText('Somebody has changed this since. It is now: Asha Rao', patience)
  const mine = offer.getByRole('checkbox', {name: /Asha of Kota/})
  const putBack = offer.getByRole('button', {name: 'Put it back'})
  await expect(mine).not.toBeChecked()
  await page.unroute('**/data/actions/**')
  await putBack.click()
  const stored = () => content.find(`drafts.${id}`)
  await expect.poll(stored, patience).toMatchObject({name: 'Asha Rao', role: 'Hotel owner'})
  await expect(putBack).toBeDisabled()
  await mine.check()
  await putBack.click()
  await expect.poll(stored, patience).toMatchObject({name: 'Asha of Kota', role: 'Hotel owner'})
  await expect(offer).toHaveCount(0)
  await go(page, '/today')
})

test('patch A14: on a phone, taps change the order of a category, also of a product that is being written, and the open page follows', async ({
  content,
}) => {
  const before = ranked.parse(await content.query(`${IN_ORDER}{_id, orderRank}`, {id: CATEGORY}))
  const [first, second, third] = before.map(({_id}) => _id)
  if (!first || !second || !third) throw new TypeError('The category has too few products')
  const draft = Object(await content.find(third))
  await content.mutate({create: {...draft, _id: `drafts.${third}`, specialNote: 'Being written'}})

  const site = await context.newPage()
  await site.goto('/designs/house-name-plate')
  const shown = () =>
    site
      .locator('main article a, main a[href*="item="]')
      .evaluateAll((links) =>
        links.flatMap(
          (link) =>
            new URL(link instanceof HTMLAnchorElement ? link.href : '').searchParams.get('item') ?? [],
        ),
      )
  await go(page, `/structure/products-by-category;${CATEGORY}`)
  const thumb = thumbOn(page)
  await thumb.tap(page.getByRole('button', {name: 'Change the order'}))
  const order = () => content.query(`(${IN_ORDER}[!(_id in path("drafts.**"))])[0...3]._id`, {id: CATEGORY})
  const rows = page
    .getByRole('list')
    .filter({has: page.getByRole('button', {name: /to the top$/})})
    .getByRole('listitem')
  const buttonOf = (row: number, name: RegExp) => rows.nth(row).getByRole('button', {name})

  await thumb.tap(buttonOf(2, /to the top$/))
  await expect.poll(order, patience).toEqual([third, first, second])
  const ids = Object(await content.query('{"moved": *[_id == $id][0].productId}', {id: third}))
  await expect.poll(async () => (await shown())[0], patience).toBe(ids.moved)
  expect(await content.find(`drafts.${third}`)).toMatchObject({specialNote: 'Being written'})
  expect(await content.find(third)).not.toHaveProperty('specialNote', 'Being written')

  await expect(buttonOf(0, / up$/)).toHaveAccessibleName(new RegExp(`^Move ${ids.moved} `), patience)
  await expect(buttonOf(0, / up$/)).toHaveAttribute('aria-disabled', 'true')
  await thumb.tap(buttonOf(0, / down$/))
  await expect.poll(order, patience).toEqual([first, third, second])
  await expect(buttonOf(1, / up$/)).toHaveAccessibleName(new RegExp(`^Move ${ids.moved} `), patience)
  await thumb.tap(buttonOf(2, / up$/))
  await expect.poll(order, patience).toEqual([first, second, third])
  await thumb.tap(page.getByRole('button', {name: 'Done'}))
  await expect(page.getByRole('button', {name: 'Add a product'})).toBeVisible(patience)

  // Categories have an order of their own.
  const categories = await content.query(CATEGORIES_IN_ORDER)
  const [top, below] = ranked.parse(categories)
  await site.close()
  await go(page, '/structure/categories')
  await thumb.tap(page.getByRole('button', {name: 'Change the order'}))
  const firstCategories = () => content.query(`(${CATEGORIES_IN_ORDER})[0...2]._id`)
  await thumb.tap(buttonOf(1, /to the top$/))
  await expect.poll(firstCategories, patience).toEqual([below?._id, top?._id])
  await expect(rows.first()).toContainText('Gazebo', patience)
  await thumb.tap(buttonOf(0, / down$/))
  await expect.poll(firstCategories, patience).toEqual([top?._id, below?._id])
  expect(complaints).toEqual([])
  await content.mutate(
    {delete: {id: `drafts.${third}`}},
    ...before.map(({_id: id, orderRank}) => ({patch: {id, set: {orderRank}}})),
  )
})
