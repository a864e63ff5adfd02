import {cp, mkdir, rm, writeFile} from 'node:fs/promises'
import {get} from 'node:http'
import {join} from 'node:path'
import {brotliCompressSync, brotliDecompressSync, constants} from 'node:zlib'
import {z} from 'zod'
import {firstLoadBytes, SITE_PARTS} from '../../scripts/build/build.ts'
import {phoneFonts} from '../../scripts/e2e/phone-fonts.ts'
import {run} from '../../scripts/terminal/run.ts'
import {PlainError, step} from '../../scripts/terminal/terminal.ts'
import {alive} from './alive.ts'
import {publishing} from './lake-listeners.ts'
import {lateFonts} from './late-fonts.ts'
import {byTurns, median, type Figure} from './measure.ts'
import {moreProductsOnSite} from './more-products.ts'
import {phoneView} from './phone-view.ts'
import {dataOf} from './shop-api.ts'
import {startShop, type ShopProcess} from './shop-process.ts'
import {slowLine} from './slow-line.ts'
import {renderMs} from './uncached.ts'

const CATEGORY = '/designs/fountain'
const TWIN = '/assets/twin.txt'
const SECONDS = 5
const TURNS = 7

/** Figures of the site that is built in `root`, served from a copy in `dataDir` with a lake in `dataDir`. */
export async function benchSite(root: string, dataDir: string, port: number): Promise<Figure[]> {
  const copy = join(dataDir, 'root')
  await rm(copy, {recursive: true, force: true})
  await mkdir(copy, {recursive: true})
  await cp(join(root, SITE_PARTS), join(copy, SITE_PARTS), {recursive: true})
  const client = join(copy, SITE_PARTS, 'client')
  const figures = await step('First load', () => firstLoads(client))

  // A static file with the same bytes as the page, in the same encoding.
  let html: Buffer
  const first = await startShop(copy, dataDir, port)
  try {
    const page = await fetch(first.url + CATEGORY, {headers: {'Accept-Encoding': 'identity'}})
    html = Buffer.from(await page.arrayBuffer())
    await writeFile(join(client, TWIN), html)
    await writeFile(join(client, `${TWIN}.br`), await compressedPage(first.url, html))
  } finally {
    await first.close()
  }

  const server = await startShop(copy, dataDir, port)
  try {
    figures.push(...(await step('Requests a second', () => requestRates(server))))
    figures.push(...(await step('A page that is not in the cache', () => uncachedRenders(server, html))))
    figures.push(
      await step('A page with more products in the shop', () => moreProductsOnSite(server, 'fountain')),
    )
    const heard = await step('From publishing to a listener', () =>
      publishing(dataOf(server), 'live/events/production'),
    )
    figures.push({name: 'publish to listener, median', value: heard, unit: 'ms', atMost: 1000})
    figures.push(...(await step('First view of home on a phone', () => phoneView(server.url))))
    figures.push(...(await step('Home on a slow line', () => slowLine(server.url))))
    figures.push(...(await step('Until a page responds', () => alive(server.url))))
    const fonts = await phoneFonts(join(dataDir, 'fonts'))
    figures.push(...(await step('Fonts that come late', () => lateFonts(server.url, fonts))))
  } finally {
    await server.close()
  }
  return figures
}

async function firstLoads(client: string): Promise<Figure[]> {
  const load = (name: string, bytes: number): Figure => ({
    name: `first-load JavaScript, ${name}`,
    value: bytes / 1000,
    unit: 'kB gzip',
    atMost: 130,
  })
  return [
    load('home', await firstLoadBytes(client, 'routes/index.tsx')),
    load('category', await firstLoadBytes(client, 'routes/designs.$category.tsx')),
    load('designs', await firstLoadBytes(client, 'routes/designs.index.tsx', ['designs'])),
  ]
}

async function compressedPage(url: string, html: Buffer): Promise<Buffer> {
  const {body} = await request(url + CATEGORY)
  if (!brotliDecompressSync(body).equals(html)) throw new Error('The page changed between two requests')
  return body
}

/** The body of a response without decoding, which `fetch` would do. */
function request(address: string): Promise<{body: Buffer}> {
  return new Promise((resolve, reject) => {
    get(address, {headers: {'Accept-Encoding': 'br'}}, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({body: Buffer.concat(parts)}))
      response.on('error', reject)
    }).on('error', reject)
  })
}

/** Compares the page with a static file of the same size from the same server. Only their ratio is a limit. */
async function requestRates({url}: ShopProcess): Promise<Figure[]> {
  const pages: number[] = []
  const files: number[] = []
  for (let round = 0; round < 3; round += 1) {
    pages.push(await requestsPerSecond(url + CATEGORY))
    files.push(await requestsPerSecond(url + TWIN))
  }
  const [page, file] = [median(pages), median(files)]
  return [
    {name: 'category page from the cache', value: page, unit: 'requests/s'},
    {name: 'static file of the same size', value: file, unit: 'requests/s'},
    {name: 'page against file', value: (page / file) * 100, unit: '%', atLeast: 60},
  ]
}

const load = z.object({requests: z.object({average: z.number()}), non2xx: z.number(), errors: z.number()})

async function requestsPerSecond(address: string): Promise<number> {
  const args = ['-j', '-c', '10', '-d', String(SECONDS), '-H', 'Accept-Encoding=br', address]
  const {code, output} = await run('autocannon', args)
  if (code !== 0) throw new PlainError(`autocannon failed:\n${output}`)
  const {requests, non2xx, errors} = load.parse(JSON.parse(output.slice(output.indexOf('{'))))
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${address} failed`)
  return requests.average
}

/**
 * Computing time of a page in English and in Telugu, by turns. A second limit is a multiple of fixed work on the same bytes,
 * because machines differ. A profile shows where Telugu costs more: its queries choose a translation for each text, which
 * the build leaves out of English ones; a letter has three bytes, so the page is a tenth longer to encode and to compress;
 * and both make garbage. Single measurements differ by a fifth, so the ratio may be up to 130 %.
 */
async function uncachedRenders(server: ShopProcess, html: Buffer): Promise<Figure[]> {
  const [english = [], telugu = [], fixed = []] = await byTurns(TURNS, [
    () => renderMs(server, CATEGORY),
    () => renderMs(server, `/te${CATEGORY}`),
    async () => compressionMs(html),
  ])
  const [one, other, work] = [median(english), median(telugu), median(fixed)]
  return [
    {name: 'category page, uncached', value: one, unit: 'ms CPU', atMost: 10},
    {name: '  against compressing it with brotli 9', value: (one / work) * 100, unit: '%', atMost: 110},
    {name: 'the same page in Telugu', value: (other / one) * 100, unit: '%', atMost: 130},
  ]
}

/** CPU time of compressing a page once, at quality 9. It tells how fast the machine is. */
function compressionMs(html: Buffer): number {
  const times = 10
  const params = {[constants.BROTLI_PARAM_QUALITY]: 9}
  const before = process.cpuUsage()
  for (let index = 0; index < times; index += 1) brotliCompressSync(html, {params})
  const {user, system} = process.cpuUsage(before)
  return (user + system) / 1000 / times
}
