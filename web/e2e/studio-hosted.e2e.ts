import {readFile} from 'node:fs/promises'
import {expect, type Page} from '@playwright/test'
import {z} from 'zod'
import {CDN_ORIGIN, HOSTS, PROJECT, STUDIO_ORIGIN, startHostedSanity} from './hosted-sanity.ts'
import {startOtherShop} from './other-shop.ts'
import {photograph} from './test-image.ts'
import {
  SLOW_MS,
  TOUR_STEPS,
  complaintsOf,
  go,
  openDocument,
  publish,
  test as base,
  textOf,
  tourSeen,
  type Content,
} from './studio.ts'

const patience = {timeout: SLOW_MS}
const PRODUCT = 'product-fountain-FOU-001'
const CATEGORY = 'category-tulshi-pota'
const DRAFTS = '*[_type == "product" && category._ref == $id && _id in path("drafts.**")]'
/** The browser's own complaint about a request without a network. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED/

/** A browser in which the hosts of hosted Sanity lead to the lake of a shop with a copy of the content. */
const test = base.extend<object, {shop: {url: string; flag: string}}>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are wanted
    async ({}, use) => {
      const shop = await startOtherShop({PUBLIC_URL: CDN_ORIGIN})
      const hosted = await startHostedSanity(shop.url)
      await use({url: shop.url, flag: hosted.flag})
      hosted.close()
      await shop.close()
    },
    {scope: 'worker', timeout: 60_000},
  ],
  launchOptions: [
    async ({launchOptions, shop}, use) =>
      use({...launchOptions, args: [...(launchOptions.args ?? []), shop.flag]}),
    {scope: 'worker'},
  ],
  baseURL: async ({shop}, use) => use(shop.url),
})

test.setTimeout(4 * SLOW_MS)
test.use({ignoreHTTPSErrors: true})

const row = (page: Page, words: string) => page.locator('[data-ui=PaneItem]').filter({hasText: words})

test('on hosted Sanity the owner counts, adds, writes, publishes, imports, reorders and sets a focal point without a request to the shop’s server', async ({
  context,
  page,
  content,
}) => {
  await tourSeen(context.request, TOUR_STEPS)
  const session = [`__studio_auth_token_${PROJECT}`, JSON.stringify({token: process.env.LAKE_TOKEN})] as const
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), session)
  const complaints = complaintsOf(page, HOSTS)

  await page.goto(`${STUDIO_ORIGIN}/studio`)
  const heading = (name: string) => page.getByRole('heading', {name, exact: true})
  await expect(heading('Needs attention')).toBeVisible(patience)
  await expect(heading('Newest enquiries')).toBeVisible()
  await expect(heading('Backup and storage')).toHaveCount(0)

  await go(page, '/structure/products-by-category')
  const tulsi = row(page, 'Tulshi').first()
  await expect(tulsi.locator('[data-ui=Badge]').last()).toHaveText(
    String(await content.query('count(*[_type == "product" && category._ref == $id])', {id: CATEGORY})),
    patience,
  )

  await go(page, `/add-many/${CATEGORY}`)
  await expect(page.getByLabel('Category')).toHaveValue(CATEGORY, patience)
  const names = ['stone-tulsi-pot.jpg', 'IMG_1.jpg', 'IMG_2.jpg']
  const files = await Promise.all(names.map((name) => photograph(name)))
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.getByRole('button', {name: 'Add 3 products'}).click(patience)
  await expect(page.getByText(/^3 drafts were added: /)).toBeVisible(patience)
  expect(await content.query(`count(${DRAFTS}[defined(image.asset->url)])`, {id: CATEGORY})).toBe(3)

  await openDocument(page, 'product', PRODUCT)
  const name = textOf(page, 'name')
  await expect(name).toHaveValue(/Fountain$/, patience)
  await name.fill('Lotus fountain of the hosted test')
  await publish(page, content, PRODUCT)

  // Sanity's own client drops what is typed without a network.
  await expect(name).toHaveValue('Lotus fountain of the hosted test')
  await page.route('**/data/actions/**', (route) => route.abort('internetdisconnected'))
  await name.fill('Lotus fountain, typed without a network')
  await expect(page.getByRole('alert').filter({hasText: 'Not saved yet.'})).toBeVisible(patience)
  await page.unroute('**/data/actions/**')
  await expect
    .poll(() => content.find(`drafts.${PRODUCT}`), patience)
    .toMatchObject({name: 'Lotus fountain, typed without a network'})
  await expect(page.getByRole('alert').filter({hasText: 'Not saved yet.'})).toHaveCount(0, patience)

  await go(page, '/table/category-fountain')
  const cell = page.getByLabel('Price (₹) of FOU-001', {exact: true})
  await cell.fill('1.2 lakh', patience)
  await cell.press('ArrowDown')
  await expect(cell).toHaveValue('₹1,20,000', patience)
  await page.getByLabel('Choose FOU-001', {exact: true}).check()
  await page.getByRole('button', {name: 'Publish 1'}).click(patience)
  await expect.poll(() => content.isPublished(PRODUCT), patience).toBe(true)
  expect(await content.find(PRODUCT)).toMatchObject({
    name: 'Lotus fountain, typed without a network',
    value: 120_000,
  })

  await importPrice(page, content)
  await moveUp(page, content)
  await shrinkHotspot(page, content)
  expect(complaints.filter((complaint) => !OFFLINE.test(complaint))).toEqual([])
})

/** Downloads the catalogue, changes a price in the file, and imports it. */
async function importPrice(page: Page, content: Content) {
  const choose = async (item: string) => {
    await page.getByRole('button', {name: 'Spreadsheet', exact: true}).click()
    await page.getByRole('menuitem', {name: item}).click()
  }
  const waiting = page.waitForEvent('download', patience)
  await choose('Download as CSV')
  const csv = await readFile(await (await waiting).path(), 'utf8')
  const [head = '', ...rows] = csv.split('\r\n')
  const changed = rows.find((line) => line.includes(',FOU-002,'))?.replace(/,(\d+),/, ',"2,34,567",')
  await choose('Import a spreadsheet …')
  const dialog = page.getByRole('dialog')
  const buffer = Buffer.from(`${head}\r\n${changed}`)
  await dialog.getByLabel('Choose a file').setInputFiles({name: 'Products.csv', mimeType: 'text/csv', buffer})
  await expect(dialog.getByRole('listitem').filter({hasText: 'FOU-002'})).toContainText(
    '→ ₹2,34,567',
    patience,
  )
  await dialog.getByRole('button', {name: 'Import 1 product'}).click()
  const price = () => content.query('*[_id == "drafts.product-fountain-FOU-002"][0].value')
  await expect.poll(price, patience).toBe(234_567)
}

/** Moves the second product of a category up. */
async function moveUp(page: Page, content: Content) {
  const inOrder = () =>
    content.query(
      '*[_type == "product" && category._ref == "category-gazebo" && !(_id in path("drafts.**"))] | order(orderRank)[0...2]._id',
    )
  const [first, second] = z.array(z.string()).parse(await inOrder())
  await go(page, '/structure/products-by-category;category-gazebo')
  await page.getByRole('button', {name: 'Change the order'}).click(patience)
  await page.getByRole('button', {name: / up$/}).nth(1).click(patience)
  await expect.poll(inOrder, patience).toEqual([second, first])
}

/** Makes the part of an image smaller that every shape must show. */
async function shrinkHotspot(page: Page, content: Content) {
  await openDocument(page, 'product', PRODUCT)
  await page.getByTestId('options-menu-edit-details').click(patience)
  const handle = page.getByRole('dialog').locator('[data-handle="hotspotHandle"]').last()
  const isSmaller = () =>
    content.query('*[_id == $id][0].image.hotspot.height < 0.9', {id: `drafts.${PRODUCT}`})
  await expect(async () => {
    await handle.hover()
    const {x, y} = (await handle.boundingBox()) ?? {x: 0, y: 0}
    await page.mouse.down()
    await page.mouse.move(x - 60, y - 60, {steps: 8})
    await page.mouse.up()
    await expect.poll(isSmaller, {timeout: 3000}).toBe(true)
  }).toPass(patience)
}
