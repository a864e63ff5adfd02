import {randomBytes} from 'node:crypto'
import {mkdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import type {Page} from 'playwright'
import sharp from 'sharp'
import {z} from 'zod'
import {step} from '../../scripts/terminal/terminal.ts'
import {inBrowser} from './browser.ts'
import type {Figure} from './measure.ts'
import {mutateShop, queryShop} from './shop-api.ts'
import {startShop, type ShopProcess} from './shop-process.ts'
import {firstScreens, openFirstScreen, signedIn} from './studio-screen.ts'
import {openProduct, PRODUCT, typeLetter} from './studio-typing.ts'

const RUNS = 3
const PHOTOGRAPHS = 50
/** Products of the seed. */
const SEEDED = 601
const PRODUCTS = 5000
const PATIENCE = {timeout: 120_000}

/**
 * Times of the owner's Studio on the built site, as an administrator, in Chromium on this machine: from an address to the first
 * screen, from a key to the stored draft, from Publish to an open page of the site, frames of the table, from fifty chosen
 * photographs to their drafts, and with 5,000 products.
 */
export async function benchStudio(root: string, dataDir: string, port: number): Promise<Figure[]> {
  const folder = join(dataDir, 'studio')
  await rm(folder, {recursive: true, force: true})
  const shop = await startShop(root, folder, port)
  try {
    return await inBrowser(async (browser) => {
      const figures = await firstScreens(shop, folder)
      const context = await signedIn(await browser.newContext({viewport: {width: 1440, height: 900}}), shop)
      const page = await context.newPage()
      figures.push(await keystroke(page, shop))
      figures.push(await publication(page, await context.newPage(), shop))
      figures.push(await scrolling(page, shop))
      figures.push(await photographs(page, shop, join(folder, 'photographs')))
      await step(`Adding products, up to ${PRODUCTS}`, () => moreProducts(shop))
      figures.push(await manyProducts(page, shop))
      return figures
    })
  } finally {
    await shop.close()
  }
}

/** From the key to the draft in the lake. */
async function keystroke(page: Page, shop: ShopProcess): Promise<Figure> {
  const name = await openProduct(page, shop)
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) times.push(await typeLetter(name, shop))
  return {name: 'Studio: a keystroke is saved', value: Math.max(...times), unit: 'ms', atMost: 1500}
}

/** From Publish, of the draft that the keystrokes made, to the new name on an open page of the site. */
async function publication(page: Page, site: Page, shop: ShopProcess): Promise<Figure> {
  const draft = z.string().parse(await queryShop(shop, '*[_id == $id][0].name', {id: `drafts.${PRODUCT}`}))
  await site.goto(`${shop.url}/designs/fountain`, {waitUntil: 'networkidle'})
  const publish = page.getByTestId('pane-footer').getByRole('button', {name: 'Publish', exact: true})
  await publish.click(PATIENCE)
  const took = await timeOf(() => site.getByText(draft, {exact: true}).first().waitFor(PATIENCE))
  return {name: '  a publish is on an open page', value: took, unit: 'ms', atMost: 1000}
}

/** Frames in which the table of all products is scrolled by almost a row each. */
async function scrolling(page: Page, shop: ShopProcess): Promise<Figure> {
  await page.goto(`${shop.url}/studio/table`)
  await page.getByLabel('Category', {exact: true}).selectOption('', PATIENCE)
  const table = page.getByRole('table', {name: 'Products', exact: true})
  while (Number(await table.getAttribute('aria-rowcount', PATIENCE)) < SEEDED) await pause(100)
  const milliseconds = await table.evaluate(async (element) => {
    const nextFrame = () => new Promise<number>(requestAnimationFrame)
    const began = await nextFrame()
    let now = began
    for (let frame = 0; frame < 300; frame += 1) {
      element.parentElement?.scrollBy(0, 40)
      now = await nextFrame()
    }
    return (now - began) / 300
  })
  const name = `  table of ${SEEDED} products scrolls`
  return {name, value: 1000 / milliseconds, unit: 'frames/s', atLeast: 50}
}

/** From the choice of fifty photographs of 4 MB to their drafts. */
async function photographs(page: Page, shop: ShopProcess, folder: string): Promise<Figure> {
  const files = await step(`Making ${PHOTOGRAPHS} photographs`, () => makePhotographs(folder))
  await page.goto(`${shop.url}/studio/structure/products-by-category;category-tulshi-pota`)
  await page.getByTestId('pane').getByRole('link', {name: 'Add many'}).click(PATIENCE)
  const input = page.locator('input[type=file]').first()
  const took = await timeOf(async () => {
    await input.setInputFiles(files)
    await page.getByRole('button', {name: `Add ${PHOTOGRAPHS} products`}).click(PATIENCE)
    await page.getByText(`${PHOTOGRAPHS} drafts were added`).waitFor({timeout: 300_000})
  })
  return {name: `  ${PHOTOGRAPHS} photographs of 4 MB`, value: took / 1000, unit: 's', atMost: 60}
}

/**
 * Photographs that look different: coarse spots of random colours under fine noise, which makes them large.
 * @returns paths of the files
 */
async function makePhotographs(folder: string) {
  await mkdir(folder, {recursive: true})
  const [width, height] = [2400, 3000]
  const noise = await sharp(randomBytes(width * height), {raw: {width, height, channels: 1}})
    .png({compressionLevel: 0})
    .toBuffer()
  const files = []
  for (let index = 0; index < PHOTOGRAPHS; index += 1) {
    const spots = sharp(randomBytes(8 * 10 * 3), {raw: {width: 8, height: 10, channels: 3}})
    const picture = spots
      .resize(width, height, {kernel: 'cubic'})
      .composite([{input: noise, blend: 'soft-light'}])
    const file = join(folder, `IMG_${1000 + index}.jpg`)
    await picture.jpeg({quality: 90}).toFile(file)
    files.push(file)
  }
  return files
}

async function moreProducts(shop: ShopProcess) {
  const fields = z.looseObject({}).parse(await queryShop(shop, '*[_id == $id][0]', {id: PRODUCT}))
  const count = z.number().parse(await queryShop(shop, 'count(*[_type == "product"])'))
  const mutations = Array.from({length: PRODUCTS - count}, (_, index) => {
    const number = String(count + index)
    return {
      create: {...fields, _id: `product-bench-${number}`, productId: `B-${number}`, name: `Pot ${number}`},
    }
  })
  await mutateShop(shop, mutations)
}

/** The table of all products, in an open Studio. */
async function manyProducts(page: Page, shop: ShopProcess): Promise<Figure> {
  await openFirstScreen(page, shop)
  const took = await timeOf(async () => {
    await page.evaluate(() => {
      history.pushState(null, '', '/studio/table')
      dispatchEvent(new PopStateEvent('popstate', {state: null}))
    })
    await page
      .getByLabel(/^Name of /)
      .first()
      .waitFor(PATIENCE)
  })
  return {name: `  table of ${PRODUCTS} products opens`, value: took, unit: 'ms', atMost: 2000}
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
