import {chromium, devices, type Browser, type Page} from 'playwright'
import {ensureChromium} from '../../scripts/setup/chromium.ts'
import {step} from '../../scripts/terminal/terminal.ts'
import {Finger, until} from './finger.ts'
import {percentile, type Figure} from './measure.ts'
import {startShop} from './shop-process.ts'

/** How many times slower the phone's processor is than this machine's. */
const SLOWER = 6
/** Visits of a flow, each with a fresh browser context, and interactions in each of them. */
const VISITS = 4
const ROUNDS = 5
/** Milliseconds in which a page comes to rest: what it loads when idle, and the report of an interaction. */
const LOADED_MS = 3000
const REST_MS = 400
/** An interaction of less than this many milliseconds is not reported. */
const UNREPORTED_MS = 16

interface Visit {
  page: Page
  finger: Finger
}

interface Flow {
  path: string
  /** Once in each visit, before the first interaction. */
  prepare?: (visit: Visit) => Promise<void>
  /** The interaction that is measured. Resolves when its result is seen. */
  act: (visit: Visit, round: number) => Promise<void>
  /** Returns the page to the state in which the next interaction begins. */
  reset?: (visit: Visit) => Promise<void>
}

const closeDialog = async ({page}: Visit) => {
  await page.keyboard.press('Escape')
  await until(page, () => !document.querySelector('dialog:modal'))
}

const openSearch = async ({page, finger}: Visit) => {
  await finger.tap('header a.tool[href$="view=all"]')
  await until(page, () => Boolean(document.querySelector('dialog:modal [role=combobox]')))
}

/** A page of one heading: what the browser and this machine take for themselves. No limit. */
const NOTHING = 'a tap on an empty page'
const EMPTY =
  'data:text/html,<html data-hydrated><meta name="viewport" content="width=device-width"><h1>Words</h1>'

/** In the largest category, of 119 products. */
export const OPEN_PRODUCT: Flow = {
  path: '/designs/flower-pot',
  act: async ({page, finger}, round) => {
    await finger.tap('main [data-card]', round)
    await until(page, () => Boolean(document.querySelector('dialog:modal #product-name')))
  },
  reset: closeDialog,
}

const FLOWS: Readonly<Record<string, Flow>> = {
  [NOTHING]: {path: EMPTY, act: ({finger}) => finger.tap('h1')},
  'open product': OPEN_PRODUCT,
  'next product': {
    path: '/designs/flower-pot?item=1',
    act: async ({page, finger}) => {
      const before = await page.evaluate(() => document.querySelector('#product-name')?.textContent ?? '')
      await finger.tap('dialog [data-step=next]')
      await until(page, (name) => document.querySelector('#product-name')?.textContent !== name, before)
    },
  },
  filter: {
    path: '/designs?view=all',
    prepare: ({finger}) => finger.tap('main summary'),
    act: async ({page, finger}, round) => {
      await finger.tap('main fieldset label', round)
      await page.waitForURL((url) => (url.searchParams.get('category') ?? '').split('.').length === round + 1)
    },
  },
  'open search': {path: '/designs/flower-pot', act: openSearch, reset: closeDialog},
  'search, a letter': {
    path: '/designs/flower-pot',
    prepare: openSearch,
    act: async ({page}, round) => page.keyboard.press('ganesh'.charAt(round)),
  },
}

/**
 * Milliseconds from an interaction to the next paint, on a slow phone: 95 of 100 are quicker. Taps and keys are real, and
 * the browser itself measures them. A script of ours would miss the time before and after it runs.
 * @see https://www.w3.org/TR/event-timing/
 */
export async function benchInteractions(root: string, dataDir: string, port: number): Promise<Figure[]> {
  const shop = await startShop(root, dataDir, port)
  const browser = await chromium.launch({executablePath: await ensureChromium(), args: ['--no-sandbox']})
  try {
    const figures: Figure[] = []
    for (const [name, flow] of Object.entries(FLOWS)) {
      const times = await step(`Interactions, ${name}`, () => timesOf(browser, shop.url, flow))
      const limit = name === NOTHING ? {} : {atMost: 100}
      figures.push({name: `${name}, p95`, value: percentile(times, 95), unit: 'ms', ...limit})
      figures.push({name: '  median', value: percentile(times, 50), unit: 'ms'})
    }
    return figures
  } finally {
    await browser.close()
    await shop.close()
  }
}

async function timesOf(browser: Browser, url: string, flow: Flow): Promise<number[]> {
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit += 1) times.push(...(await timesOfVisit(browser, url, flow)))
  return times
}

/** Milliseconds from each interaction of one visit to the next paint. */
export async function timesOfVisit(
  browser: Browser,
  url: string,
  {path, prepare, act, reset}: Flow,
): Promise<number[]> {
  const context = await browser.newContext({...devices['Pixel 7'], viewport: {width: 390, height: 844}})
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', {rate: SLOWER})
    await page.addInitScript(noteInteractions)
    await page.goto(new URL(path, url).href)
    await until(page, () => document.documentElement.hasAttribute('data-hydrated'))
    await page.waitForTimeout(LOADED_MS)
    const visit = {page, finger: new Finger(page, protocol)}
    await prepare?.(visit)
    await page.waitForTimeout(REST_MS)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.evaluate(() => window.interactions.splice(0))
      await act(visit, round)
      await page.waitForTimeout(REST_MS)
      times.push(Math.max(UNREPORTED_MS, ...(await page.evaluate(() => window.interactions))))
      await reset?.(visit)
      await page.waitForTimeout(REST_MS)
    }
    return times
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    /** Milliseconds of each event of an interaction. */
    interactions: number[]
  }
}

/** Runs in the page. */
function noteInteractions() {
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId)
        window.interactions.push(entry.duration)
  }).observe({type: 'event', durationThreshold: 16, buffered: true})
}
