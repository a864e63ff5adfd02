import type {Browser} from 'playwright'
import {inPhoneBrowser, onPhone} from './browser.ts'
import type {Figure} from './measure.ts'

const LANGUAGES = ['', '/te', '/hi']
const PATHS = [
  '/',
  '/designs',
  '/designs/fountain',
  '/designs/gazebo',
  '/designs/wall-cladding',
  '/designs/fountain?item=FOU-001',
  '/about',
  '/testimonials',
  '/contact',
  '/privacy',
]
/** Widths of usual phones, in pixels. */
const WIDTHS = [360, 390, 412]

/** Milliseconds after the page, in which it is painted without its fonts. */
const LATE_MS = 600

/** Layout shift from which a visitor sees the page move. Google calls a sum of up to 0.1 good. */
const SEEN = 0.003

/**
 * Layout shift on phones whose fonts arrive after the first paint: share of visits that move, and the largest shift.
 * @param fonts environment of a browser that has the fonts of a phone
 */
export const lateFonts = (url: string, fonts: Record<string, string>): Promise<Figure[]> =>
  inPhoneBrowser(fonts, async (browser) => {
    const shifts: {visit: string; shift: number}[] = []
    for (const width of WIDTHS)
      for (const path of LANGUAGES.flatMap((language) => PATHS.map((page) => language + page))) {
        shifts.push({visit: `${path} at ${width} pixels`, shift: await shiftOf(browser, url + path, width)})
      }
    const seen = shifts.filter(({shift}) => shift > SEEN).toSorted((a, b) => b.shift - a.shift)
    for (const {visit, shift} of seen.slice(0, 5)) console.log(`${visit} moves by ${shift.toFixed(3)}.`)
    return [
      {
        name: 'visits that late fonts move',
        value: (seen.length / shifts.length) * 100,
        unit: '%',
        atMost: 5,
      },
      {name: '  the most that one moves', value: seen[0]?.shift ?? 0, unit: '', atMost: 0.1},
    ]
  })

/** Sum of the layout shifts of a page after its fonts have arrived, which is after it was painted without them. */
const shiftOf = (browser: Browser, address: string, width: number): Promise<number> =>
  onPhone(browser, {context: {viewport: {width, height: 780}}}, async (page) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    let fonts = 0
    await page.route('**/*.woff2', async (route) => {
      fonts += 1
      await arrived
      await route.continue()
    })
    await page.goto(address, {waitUntil: 'domcontentloaded'})
    await page.waitForTimeout(LATE_MS)
    if (fonts === 0) throw new Error(`${address} requests no font`)
    const before = await page.evaluate(sumOfShifts)
    arrive()
    // Its scripts start after its fonts.
    await page.locator('html[data-hydrated]').waitFor()
    await page.waitForTimeout(LATE_MS / 2)
    return (await page.evaluate(sumOfShifts)) - before
  })

/** Runs in the page. */
async function sumOfShifts() {
  let sum = 0
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
      resolve()
    }).observe({type: 'layout-shift', buffered: true})
    // A page without shifts has no entry, so the observer is never called.
    setTimeout(resolve, 100)
  })
  return sum
}
