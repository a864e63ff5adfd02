import {join} from 'node:path'
import lighthouse from 'lighthouse'
import {z} from 'zod'
import {stripScripts} from '../../server/site/without-scripts.ts'
import {step} from '../../scripts/terminal/terminal.ts'
import {inPhoneBrowser} from './browser.ts'
import {byTurns, median, type Figure} from './measure.ts'
import {phoneFonts} from '../../scripts/e2e/phone-fonts.ts'
import {relay} from './relay.ts'
import {startShop} from './shop-process.ts'

/** Addresses of the pages, by the names of their figures. */
export const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  category: '/designs/fountain',
  product: '/designs/fountain?item=FOU-001',
  about: '/about',
  'home-te': '/te',
  'category-te': '/te/designs/fountain',
}

const RUNS = 5

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The times that make the score of performance, beside the layout shift. */
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
] as const

const report = z.object({
  categories: z.record(z.enum(CATEGORIES), z.object({score: z.number().nullable()})),
  audits: z.record(z.string(), z.object({numericValue: z.number().optional()})),
})

type Report = z.infer<typeof report>

/**
 * Ways in which Lighthouse slows a page down. Simulated, as people see it on the web: it loads the page at full speed and
 * computes the times of a slow line and processor, so noise of this machine is multiplied by the slowdown. Applied: the
 * browser itself is slow while it loads the page.
 */
const METHODS = {simulated: 'simulate', applied: 'devtools'} as const

type Method = keyof typeof METHODS

/**
 * Figures of Lighthouse's phone settings, medians of five turns for each page. A slow machine cannot reach a performance
 * of 100, so the limit is the score of the same page without scripts. Both pages come through a proxy and take turns. The
 * browser has the fonts of a phone.
 * @param port first of four ports to use
 * @param page name of one page; absent: all pages
 * @param slower how many times slower the phone's processor is than this machine's
 */
export async function benchLighthouse(
  root: string,
  {dataDir, port, page, slower}: {dataDir: string; port: number; page?: string; slower: number},
): Promise<Figure[]> {
  const shop = await startShop(root, dataDir, port)
  try {
    const fonts = await phoneFonts(join(dataDir, 'fonts'))
    return await inPhoneBrowser(fonts, () => lighthouseFigures(shop.url, port + 1, {only: page, slower}), [
      `--remote-debugging-port=${port + 1}`,
    ])
  } finally {
    await shop.close()
  }
}

async function lighthouseFigures(
  shop: string,
  port: number,
  {only, slower}: {only: string | undefined; slower: number},
): Promise<Figure[]> {
  const own = await relay(shop, port + 1, (html) => html)
  const stripped = await relay(shop, port + 2, stripScripts)
  try {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(PAGES)) {
      if (only !== undefined && name !== only) continue
      for (const method of ['simulated', 'applied'] as const) {
        const run = (relayPort: number) =>
          audit(`http://localhost:${relayPort}${path}`, {port, slower, method})
        const [whole = [], bare = []] = await step(`Lighthouse, ${name}, ${method}`, () =>
          byTurns(RUNS, [() => run(port + 1), () => run(port + 2)]),
        )
        figures.push(
          ...(method === 'simulated' ? qualities(name, whole) : []),
          ...speed(name, method, {whole, bare}),
        )
      }
    }
    return figures
  } finally {
    own.close()
    stripped.close()
  }
}

/** Everything that does not depend on the speed of the machine. */
function qualities(name: string, whole: Report[]): Figure[] {
  const shift = median(whole.map(({audits}) => audits['cumulative-layout-shift']?.numericValue ?? 1))
  // Rounded to thousandths, as Lighthouse shows it.
  const roundedShift = Math.round(shift * 1000) / 1000
  return [
    ...CATEGORIES.filter((category) => category !== 'performance').map((category) => ({
      name: `${category}, ${name}`,
      value: scoreOf(whole, category),
      unit: 'of 100',
      atLeast: 100,
    })),
    {name: `layout shift, ${name}`, value: roundedShift, unit: '', atMost: 0},
  ]
}

function speed(name: string, method: Method, {whole, bare}: {whole: Report[]; bare: Report[]}): Figure[] {
  const level = scoreOf(bare, 'performance')
  return [
    {
      name: `performance, ${name}, ${method}`,
      value: scoreOf(whole, 'performance'),
      unit: 'of 100',
      atLeast: level,
    },
    ...TIMES.flatMap((time) => [
      {name: `  ${time.replaceAll('-', ' ')}`, value: timeOf(whole, time), unit: 'ms'},
      {name: '    without scripts', value: timeOf(bare, time), unit: 'ms'},
    ]),
  ]
}

const scoreOf = (reports: Report[], category: (typeof CATEGORIES)[number]) =>
  median(reports.map(({categories}) => (categories[category].score ?? 0) * 100))

const timeOf = (reports: Report[], time: (typeof TIMES)[number]) =>
  median(reports.map(({audits}) => audits[time]?.numericValue ?? Number.NaN))

/** Runs Lighthouse, up to three times: on a busy machine it may miss the first paint, and then has no score. */
async function audit(
  address: string,
  options: {port: number; slower: number; method: Method},
  tries = 3,
): Promise<Report> {
  const {port, slower, method} = options
  const result = await lighthouse(address, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
    throttlingMethod: METHODS[method],
    throttling: {cpuSlowdownMultiplier: slower},
  })
  const parsed = report.parse(result?.lhr)
  return parsed.categories.performance.score === null && tries > 1
    ? audit(address, options, tries - 1)
    : parsed
}
