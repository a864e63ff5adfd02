import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {chromium, type BrowserContext, type Page} from 'playwright'
import {z} from 'zod'
import {ensureChromium} from '../../scripts/setup/chromium.ts'
import {median, type Figure} from './measure.ts'
import {BENCH_TOKEN, type Shop, type ShopProcess} from './shop-process.ts'
import {paintsUnwatched} from './unwatched.ts'

const RUNS = 3
/** Loads in one browser: Chromium stores files in the first, compiled scripts in the second, and runs those in the third. */
const LOADS = ['cold', 'warm', 'warm, third time']
const SCREEN = {width: 1440, height: 900}
const PATIENCE = {timeout: 120_000}
/** Key and value of a session in the browser's storage. */
const SESSION = ['stone-designs.session', BENCH_TOKEN] as const

/** Signs every page of the context in. The tour has been seen. */
export async function signedIn(context: BrowserContext, {url}: Shop): Promise<BrowserContext> {
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), SESSION)
  await context.request.put(`${url}/lake/v2025-02-19/users/me/keyvalue`, {
    headers: {authorization: `Bearer ${BENCH_TOKEN}`},
    data: [{key: 'stone-designs.tour', value: 5}],
  })
  return context
}

export async function openFirstScreen(page: Page, {url}: Shop): Promise<void> {
  await page.goto(`${url}/studio`)
  await page.getByRole('heading', {name: 'Needs attention', exact: true}).waitFor(PATIENCE)
}

/** One load of the first screen, in milliseconds. */
interface Load {
  /** From the address to the screen, with Playwright attached. The parts below are of this load. */
  watched: number
  /** Until the largest script has arrived. */
  arrived: number
  /** Work of the page's thread, and the part of it that runs scripts. */
  work: number
  scripts: number
  /** Time in which at least one request to the lake was open. */
  lake: number
}

const loadsOf = (): Load[] => []
const timesOf = (): number[] => []

/**
 * Time to the first screen: in a browser that has nothing of the Studio, and when the same browser opens it again. Each run
 * has a profile on the disk, as people have: Chromium stores no compiled scripts in a profile that is in memory only. The
 * time is that of a browser which nothing watches; the parts of the work are of a second browser, which Playwright watches.
 */
export async function firstScreens(shop: ShopProcess, folder: string): Promise<Figure[]> {
  const loads = LOADS.map((name) => ({name, of: loadsOf(), screens: timesOf()}))
  const executablePath = await ensureChromium()
  for (let run = 0; run < RUNS; run += 1) {
    const profile = join(folder, `browser-${run}`)
    const options = {executablePath, args: ['--no-sandbox'], viewport: SCREEN}
    const context = await signedIn(await chromium.launchPersistentContext(profile, options), shop)
    for (const load of loads) load.of.push(await loadOnce(context, shop))
    await context.close()
    await rm(profile, {recursive: true, force: true})
    const times = await paintsUnwatched(`${shop.url}/studio`, loads.length, {
      executablePath,
      profile,
      prepare: (fresh) => signInto(fresh, shop),
    })
    loads.forEach(({screens}, index) => screens.push(times[index] ?? Number.NaN))
    await rm(profile, {recursive: true, force: true})
  }
  const limits: Readonly<Record<string, number>> = {cold: 3000, warm: 1500}
  return loads.flatMap(({name, of, screens}) => [
    {name: `Studio: first screen, ${name}`, value: median(screens), unit: 'ms', atMost: limits[name]},
    ...figuresOf(of),
  ])
}

/** Stores a session where the Studio looks for it. */
async function signInto(context: BrowserContext, {url}: ShopProcess) {
  const page = await context.newPage()
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), SESSION)
  await page.close()
}

function figuresOf(loads: Load[]): Figure[] {
  const figure = (title: string, part: keyof Load): Figure => ({
    name: title,
    value: median(loads.map((load) => load[part])),
    unit: 'ms',
  })
  return [
    figure('    with Playwright attached', 'watched'),
    figure('    largest script has arrived after', 'arrived'),
    figure('    work of the page', 'work'),
    figure('    scripts, of this work', 'scripts'),
    figure('    requests to the lake are open', 'lake'),
  ]
}

async function loadOnce(context: BrowserContext, shop: ShopProcess): Promise<Load> {
  const page = await context.newPage()
  const profiler = await context.newCDPSession(page)
  await profiler.send('Performance.enable')
  const began = performance.now()
  await openFirstScreen(page, shop)
  const watched = performance.now() - began
  const {metrics} = await profiler.send('Performance.getMetrics')
  const millisecondsOf = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
  const requests = requested.parse(await page.evaluate(readRequests))
  // Chromium stores files and compiled scripts in the background.
  await pause(2000)
  await page.close()
  return {
    watched,
    arrived: requests.toSorted((one, other) => other.bytes - one.bytes)[0]?.end ?? Number.NaN,
    work: millisecondsOf('TaskDuration'),
    scripts: millisecondsOf('ScriptDuration'),
    lake: covered(requests.filter(({name}) => new URL(name).pathname.startsWith('/lake/'))),
  }
}

const requested = z.array(z.object({name: z.string(), start: z.number(), end: z.number(), bytes: z.number()}))

const readRequests = () =>
  performance.getEntriesByType('resource').map((entry) => ({
    name: entry.name,
    start: entry.startTime,
    end: entry.startTime + entry.duration,
    bytes: entry instanceof PerformanceResourceTiming ? entry.decodedBodySize : 0,
  }))

/** Length of what the spans cover together. */
export function covered(spans: readonly {start: number; end: number}[]): number {
  let until = -Infinity
  let sum = 0
  for (const {start, end} of spans.toSorted((one, other) => one.start - other.start)) {
    sum += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return sum
}
