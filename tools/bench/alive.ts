import type {Browser} from 'playwright'
import {inBrowser, onPhone} from './browser.ts'
import {median, type Figure} from './measure.ts'

const RUNS = 5
/** A slow 4G connection far from the server: milliseconds, and bytes a second. */
const LINE = {latency: 150, downloadThroughput: 800_000, uploadThroughput: 800_000}

const PAGES = {home: '/', category: '/designs/fountain', 'a shared product': '/designs/fountain?item=FOU-001'}

/** Milliseconds from the load event until every control of a page responds, on a phone with a slow connection. */
export const alive = (url: string): Promise<Figure[]> =>
  inBrowser(async (browser) => {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(PAGES)) {
      const times: number[] = []
      for (let run = 0; run < RUNS; run += 1) times.push(await visit(browser, url + path))
      figures.push({name: `${name} responds after load`, value: median(times), unit: 'ms', atMost: 1500})
    }
    return figures
  })

/** Milliseconds from the load event until the page says that all of it is hydrated. */
const visit = (browser: Browser, address: string): Promise<number> =>
  onPhone(browser, {line: LINE}, async (page) => {
    await page.goto(address)
    const respondedAt = await page.waitForFunction(
      () => document.documentElement.dataset['hydrated'] !== undefined && performance.now(),
    )
    const loadedAt = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0
    })
    return Number(await respondedAt.jsonValue()) - loadedAt
  })
