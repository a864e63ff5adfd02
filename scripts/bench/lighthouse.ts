import {once} from 'node:events'
import {createServer, request, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {pipeline} from 'node:stream/promises'
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib'
import lighthouse from 'lighthouse'
import {chromium} from 'playwright'
import {z} from 'zod'
import {ensureChromium} from '../setup/chromium.ts'
import {step} from '../terminal/terminal.ts'
import {median, type Figure} from './measure.ts'
import {startShop} from './shop-process.ts'

/** Pages by the name under which their figures are told. */
export const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  category: '/designs/fountain',
  item: '/designs/fountain?item=FOU-001',
  about: '/about',
}

const RUNS = 5

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const report = z.object({
  categories: z.record(z.enum(CATEGORIES), z.object({score: z.number().nullable()})),
  audits: z.record(z.string(), z.object({numericValue: z.number().optional()})),
})

type Report = z.infer<typeof report>

/**
 * Lighthouse as for a phone, medians of five runs a page. Where the machine is too slow for 100, the same page without
 * any script says what it has to be level with: both come over the same relay, in turns.
 * @param port first of four ports to use
 * @param page name of the only page to look at; absent: all
 */
export async function benchLighthouse(
  root: string,
  {dataDir, port, page}: {dataDir: string; port: number; page?: string},
): Promise<Figure[]> {
  const shop = await startShop(root, dataDir, port)
  try {
    return await lighthouseFigures(shop.url, port + 1, page)
  } finally {
    await shop.close()
  }
}

async function lighthouseFigures(shop: string, port: number, only?: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  const whole = await relay(shop, port + 1, (html) => html)
  const stripped = await relay(shop, port + 2, withoutScripts)
  try {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(PAGES)) {
      if (only !== undefined && name !== only) continue
      const run = (relayPort: number) => audit(`http://localhost:${relayPort}${path}`, port)
      figures.push(
        ...(await step(`Lighthouse, ${name}`, () =>
          pageFigures(
            name,
            () => run(port + 1),
            () => run(port + 2),
          ),
        )),
      )
    }
    return figures
  } finally {
    whole.close()
    stripped.close()
    await browser.close()
  }
}

async function pageFigures(
  name: string,
  audited: () => Promise<Report>,
  auditedStripped: () => Promise<Report>,
): Promise<Figure[]> {
  const reports: Report[] = []
  const bare: Report[] = []
  for (let round = 0; round < RUNS; round += 1) {
    reports.push(await audited())
    bare.push(await auditedStripped())
  }
  const scoreOf = (from: Report[], category: (typeof CATEGORIES)[number]) =>
    median(from.map(({categories}) => (categories[category].score ?? 0) * 100))
  const shift = median(reports.map(({audits}) => audits['cumulative-layout-shift']?.numericValue ?? 1))
  // In thousandths, as Lighthouse tells it.
  const toldShift = Math.round(shift * 1000) / 1000
  const level = scoreOf(bare, 'performance')
  return [
    ...CATEGORIES.map((category) => ({
      name: `${category}, ${name}`,
      value: scoreOf(reports, category),
      unit: 'of 100',
      atLeast: category === 'performance' ? level : 100,
    })),
    {name: `layout shift, ${name}`, value: toldShift, unit: '', atMost: 0},
  ]
}

/** A run without a score is no measurement: on a busy machine Lighthouse may see no first paint. It has three tries. */
async function audit(address: string, port: number, tries = 3): Promise<Report> {
  const result = await lighthouse(address, {port, onlyCategories: [...CATEGORIES], logLevel: 'error'})
  const told = report.parse(result?.lhr)
  return told.categories.performance.score === null && tries > 1 ? audit(address, port, tries - 1) : told
}

/** Hands every request on to the shop, and changes the HTML of its answers. */
async function relay(shop: string, port: number, change: (html: string) => string): Promise<Server> {
  const {hostname, port: shopPort} = new URL(shop)
  const server = createServer((asked, answer) => {
    const headers = {...asked.headers, 'accept-encoding': 'br'}
    const {url: path, method} = asked
    const handedOn = request({hostname, port: shopPort, path, method, headers}, (given) => {
      const isPage = given.headers['content-type']?.startsWith('text/html')
      void (isPage ? answerChanged(given, answer, change) : answerAsGiven(given, answer))
    })
    asked.pipe(handedOn)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function answerAsGiven(given: IncomingMessage, answer: ServerResponse) {
  answer.writeHead(given.statusCode ?? 502, given.headers)
  // Who leaves before the end needs no answer.
  await pipeline(given, answer).catch(() => undefined)
}

async function answerChanged(
  given: IncomingMessage,
  answer: ServerResponse,
  change: (html: string) => string,
) {
  const html = brotliDecompressSync(await buffer(given)).toString()
  const body = brotliCompressSync(change(html))
  answer.writeHead(given.statusCode ?? 502, {...given.headers, 'content-length': body.length})
  answer.end(body)
}

/** Data for search engines stays: it is not run. */
const withoutScripts = (html: string) =>
  html.replaceAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>[^]*?<\/script>/g, '')
