import {chromium, devices, type Browser, type Page} from 'playwright'
import {ensureChromium} from '../setup/chromium.ts'
import {step} from '../terminal/terminal.ts'
import {percentile, type Figure} from './measure.ts'
import {startShop} from './shop-process.ts'

/** How many times slower the phone's processor is than this machine's. */
const SLOWER = 6
/** Visits of a flow, each with a fresh browser context, and interactions in each of them. */
const VISITS = 4
const ROUNDS = 5
/** Milliseconds in which a page comes to rest: what it loads when idle, and the report of an interaction. */
const LOADED_MS = 3000
const REST_MS = 500
/** An interaction of less than this many milliseconds is not reported. */
const UNREPORTED_MS = 16

interface Flow {
  path: string
  /** Once in each visit, before the first interaction. */
  prepare?: (page: Page) => Promise<void>
  /** The interaction that is measured. Resolves when its result is seen. */
  act: (page: Page, round: number) => Promise<void>
  /** What leads back to where the next interaction begins. */
  reset?: (page: Page) => Promise<void>
}

const product = (page: Page) => page.locator('dialog:modal #product-name')
const search = (page: Page) => page.getByRole('combobox', {name: /Name, number/})

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.locator('dialog:modal').waitFor({state: 'detached'})
}

const openSearch = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', {name: 'Search', exact: true}).tap()
  await search(page).waitFor()
}

/** A tap that does nothing: what the browser and the machine take for themselves. No limit. */
const NOTHING = 'a tap on words'

const FLOWS: Readonly<Record<string, Flow>> = {
  [NOTHING]: {path: '/privacy', act: (page) => page.locator('h1').tap()},
  // 119 products, the largest category.
  'open product': {
    path: '/designs/flower-pot',
    act: async (page, round) => {
      await page.locator('main article > a:first-child').nth(round).tap()
      await product(page).waitFor()
    },
    reset: closeDialog,
  },
  'next product': {
    path: '/designs/flower-pot?item=1',
    act: async (page) => {
      const before = await product(page).innerText()
      await page.getByRole('link', {name: 'Next piece'}).tap()
      await page.locator('#product-name').filter({hasNotText: before}).waitFor()
    },
  },
  filter: {
    path: '/designs?view=all',
    prepare: (page) => page.locator('main summary').tap(),
    act: async (page, round) => {
      await page.locator('main fieldset label').nth(round).tap()
      await page.waitForURL((url) => (url.searchParams.get('category') ?? '').split('.').length === round + 1)
    },
  },
  'open search': {path: '/designs/flower-pot', act: openSearch, reset: closeDialog},
  'search, a letter': {
    path: '/designs/flower-pot',
    prepare: openSearch,
    act: async (page, round) => page.keyboard.press('ganesh'.charAt(round)),
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

async function timesOfVisit(browser: Browser, url: string, {path, prepare, act, reset}: Flow) {
  const context = await browser.newContext({...devices['Pixel 7'], viewport: {width: 390, height: 844}})
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', {rate: SLOWER})
    await page.addInitScript(noteInteractions)
    await page.goto(url + path)
    await page.locator('html[data-hydrated]').waitFor()
    await page.waitForTimeout(LOADED_MS)
    await prepare?.(page)
    await page.waitForTimeout(REST_MS)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.evaluate(() => window.interactions.splice(0))
      await act(page, round)
      await page.waitForTimeout(REST_MS)
      times.push(Math.max(UNREPORTED_MS, ...(await page.evaluate(() => window.interactions))))
      await reset?.(page)
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
