import {randomBytes} from 'node:crypto'
import {mkdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {chromium, type BrowserContext, type Page} from 'playwright'
import sharp from 'sharp'
import {z} from 'zod'
import {ensureChromium} from '../setup/chromium.ts'
import {step} from '../terminal/terminal.ts'
import {median, type Figure} from './measure.ts'
import {BENCH_TOKEN, startShop, type ShopProcess} from './shop-process.ts'

const RUNS = 3
const PHOTOGRAPHS = 50
const PRODUCTS = 5000
/** Documents of one transaction. */
const BATCH = 500
const DATA = '/lake/v2025-02-19/data'
const PRODUCT = 'product-fountain-FOU-001'
const PATIENCE = {timeout: 120_000}

/**
 * Times of the owner's Studio on the built site, as an administrator, in Chromium on this machine: from an address to the first
 * screen, from a key to the stored draft, from fifty chosen photographs to their drafts, and with 5,000 products.
 */
export async function benchStudio(root: string, dataDir: string, port: number): Promise<Figure[]> {
  const folder = join(dataDir, 'studio')
  await rm(folder, {recursive: true, force: true})
  const shop = await startShop(root, folder, port)
  const browser = await chromium.launch({executablePath: await ensureChromium(), args: ['--no-sandbox']})
  const open = async () => signedIn(await browser.newContext({viewport: {width: 1440, height: 900}}), shop)
  try {
    const figures = await firstScreens(open, shop)
    const page = await (await open()).newPage()
    figures.push(await keystroke(page, shop))
    figures.push(await photographs(page, shop, join(folder, 'photographs')))
    await step(`Adding products, up to ${PRODUCTS}`, () => moreProducts(shop))
    figures.push(await manyProducts(page, shop))
    return figures
  } finally {
    await browser.close()
    await shop.close()
  }
}

/** Signs every page of the context in. The tour has been seen. */
async function signedIn(context: BrowserContext, {url}: ShopProcess) {
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    'stone-designs.session',
    BENCH_TOKEN,
  ] as const)
  await context.request.put(`${url}/lake/v2025-02-19/users/me/keyvalue`, {
    headers: {authorization: `Bearer ${BENCH_TOKEN}`},
    data: [{key: 'stone-designs.tour', value: 5}],
  })
  return context
}

/** The first screen, cold: in a browser that has nothing of the Studio; and warm: when it is opened again. */
async function firstScreens(open: () => Promise<BrowserContext>, {url}: ShopProcess): Promise<Figure[]> {
  const cold: number[] = []
  const warm: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await open()
    for (const times of [cold, warm]) {
      const page = await context.newPage()
      times.push(
        await timeOf(async () => {
          await page.goto(`${url}/studio`)
          await page.getByRole('heading', {name: 'Needs attention', exact: true}).waitFor(PATIENCE)
        }),
      )
      // The browser stores compiled scripts in the background.
      await pause(2000)
      await page.close()
    }
    await context.close()
  }
  return [
    {name: 'Studio: first screen, cold', value: median(cold), unit: 'ms', atMost: 3000},
    {name: '  first screen, warm', value: median(warm), unit: 'ms', atMost: 1500},
  ]
}

/** From the key to the draft in the lake. */
async function keystroke(page: Page, shop: ShopProcess): Promise<Figure> {
  await page.goto(`${shop.url}/studio/intent/edit/id=${PRODUCT};type=product`)
  const name = page.getByTestId('field-name').getByRole('textbox')
  await name.waitFor(PATIENCE)
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await name.press('End')
    const before = await name.inputValue()
    times.push(
      await timeOf(async () => {
        await name.press('x')
        const draft = '*[_id == $id][0].name'
        while ((await query(shop, draft, {id: `drafts.${PRODUCT}`})) !== `${before}x`) await pause(20)
      }),
    )
  }
  return {name: '  a keystroke is saved', value: Math.max(...times), unit: 'ms', atMost: 1500}
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
  const fields = z.looseObject({}).parse(await query(shop, '*[_id == $id][0]', {id: PRODUCT}))
  const count = z.number().parse(await query(shop, 'count(*[_type == "product"])', {}))
  for (let first = count; first < PRODUCTS; first += BATCH) {
    const mutations = Array.from({length: Math.min(BATCH, PRODUCTS - first)}, (_, index) => {
      const number = String(first + index)
      return {
        create: {...fields, _id: `product-bench-${number}`, productId: `B-${number}`, name: `Pot ${number}`},
      }
    })
    const response = await fetch(`${shop.url}${DATA}/mutate/production`, {
      method: 'POST',
      headers: {authorization: `Bearer ${BENCH_TOKEN}`, 'content-type': 'application/json'},
      body: JSON.stringify({mutations}),
    })
    if (!response.ok) throw new Error(`The products were not added: status ${response.status}`)
  }
}

/** The table of all products, in an open Studio. */
async function manyProducts(page: Page, shop: ShopProcess): Promise<Figure> {
  await page.goto(`${shop.url}/studio`)
  await page.getByRole('heading', {name: 'Needs attention', exact: true}).waitFor(PATIENCE)
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

async function query({url}: ShopProcess, groq: string, params: Record<string, unknown>): Promise<unknown> {
  const search = new URLSearchParams({query: groq, perspective: 'raw'})
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  const response = await fetch(`${url}${DATA}/query/production?${search.toString()}`, {
    headers: {authorization: `Bearer ${BENCH_TOKEN}`},
  })
  return z.object({result: z.unknown()}).parse(await response.json()).result
}
