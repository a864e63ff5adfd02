import type {Browser} from 'playwright'
import {z} from 'zod'
import {inBrowser, onPhone} from './browser.ts'
import {median, type Figure} from './measure.ts'

/** A cheap phone on a slow line, in milliseconds and bytes a second, and how many times slower its processor is. */
const LINE = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWER = 4

const RUNS = 5

const paints = z.object({first: z.number(), largest: z.number()})

/**
 * Times from the start of a visit to the first and to the largest paint of home, in milliseconds, on a slow line with an
 * empty browser cache. Medians of five visits.
 */
export const slowLine = (url: string): Promise<Figure[]> =>
  inBrowser(async (browser) => {
    // The shop's caches are warm.
    await visit(browser, url)
    const visits: z.infer<typeof paints>[] = []
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, url))
    return (['first', 'largest'] as const).map((name) => ({
      name: `${name} paint of home on a slow line`,
      value: median(visits.map((times) => times[name])),
      unit: 'ms',
      atMost: 900,
    }))
  })

const visit = (browser: Browser, address: string) =>
  onPhone(browser, {line: LINE, slower: SLOWER}, async (page) => {
    await page.goto(address)
    await page.locator('html[data-hydrated]').waitFor()
    return paints.parse(await page.evaluate(readPaints))
  })

/** Runs in the page. */
async function readPaints() {
  const [first] = performance.getEntriesByName('first-contentful-paint')
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
  return {first: first?.startTime ?? 0, largest}
}
