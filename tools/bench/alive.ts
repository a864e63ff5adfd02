import {chromium, devices, type Browser} from 'playwright'
import {ensureChromium} from '../../scripts/setup/chromium.ts'
import {median, type Figure} from './measure.ts'

const RUNS = 5
/** Milliseconds that each request waits, as on a phone far from the server. */
const LATENCY_MS = 150
/** Bytes per second of a slow 4G connection. */
const BYTES_PER_SECOND = 800_000

const PAGES = {home: '/', category: '/designs/fountain', 'a shared product': '/designs/fountain?item=FOU-001'}

/** Milliseconds from the load event until every control of a page responds, on a phone with a slow connection. */
export async function alive(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({executablePath: await ensureChromium(), args: ['--no-sandbox']})
  try {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(PAGES)) {
      const times: number[] = []
      for (let run = 0; run < RUNS; run += 1) times.push(await visit(browser, url + path))
      figures.push({name: `${name} responds after load`, value: median(times), unit: 'ms', atMost: 1500})
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** Milliseconds from the load event until every control responded. */
async function visit(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({...devices['Pixel 7']})
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    })
    await page.goto(address)
    const respondedAt = await page.waitForFunction(() => {
      const controls = document.querySelectorAll('main :is(a, button), dialog :is(a, button)')
      const isAlive = [...controls].every((control) =>
        Object.keys(control).some((key) => key.startsWith('__reactProps')),
      )
      return isAlive && performance.now()
    })
    const loadedAt = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0
    })
    return Number(await respondedAt.jsonValue()) - loadedAt
  } finally {
    await context.close()
  }
}
