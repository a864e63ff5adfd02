import {devices, type Browser} from 'playwright'
import {Finger, until} from './finger.ts'
import {byTurns, median, ratio, type Figure} from './measure.ts'
import {relay, type Relay} from './relay.ts'
import {LINE, SLOWER} from './slow-line.ts'

const TARGET = '/designs/fountain'
const LINK = `main a[href="${TARGET}"]`
/** A product of the target. No other page has one. */
const PRODUCT = `main article > a[href^="${TARGET}?item="]`

const TURNS = 5
/** Milliseconds after the first paint, or after hydration, until the visitor taps. */
const LOOKS_MS = 3000

const RULES_PATH = '/speculation-rules.json'

/** Speculation rules, by what they do. Chromium on a computer starts `moderate` with the touch. */
const RULES = {
  'prefetch at the touch': {
    source: 'document',
    where: {href_matches: '/designs/*'},
    eagerness: 'moderate',
  },
  // The best that any guess about the visitor could do.
  'prefetch long before': {source: 'list', urls: [TARGET], eagerness: 'immediate'},
}

interface Tapped {
  /** Milliseconds from the tap until products of the category were painted. */
  paintedMs: number
  /** Bytes of pages that were requested ahead. */
  prefetchedBytes: number
  /** Documents that the tap requested. */
  documents: number
}

/**
 * Time from a tap on a category until its products are painted, with speculation rules and without, on a slow line: when
 * the scripts have not come yet, so that the tap loads a document, and when the page is hydrated.
 * @param port first of three ports to use
 */
export async function withPrefetch(browser: Browser, url: string, port: number): Promise<Figure[]> {
  return [
    ...(await trial('tap before scripts', browser, {url, port, isHydrated: false})),
    ...(await trial('tap when hydrated', browser, {url, port, isHydrated: true})),
  ]
}

async function trial(
  name: string,
  browser: Browser,
  {url, port, isHydrated}: {url: string; port: number; isHydrated: boolean},
): Promise<Figure[]> {
  const isHeld = (path: string) => !isHydrated && path.endsWith('.js')
  const plain = await relay(url, port, {line: LINE, isHeld})
  const ruled = await Promise.all(
    Object.values(RULES).map((rule, index) =>
      relay(url, port + 1 + index, {
        line: LINE,
        isHeld,
        headers: {'Speculation-Rules': `"${RULES_PATH}"`},
        files: {
          [RULES_PATH]: {type: 'application/speculationrules+json', body: JSON.stringify({prefetch: [rule]})},
        },
      }),
    ),
  )
  const relays = [plain, ...ruled]
  try {
    const [before = [], ...others] = await byTurns(
      TURNS,
      relays.map((each) => () => tap(browser, each, isHydrated)),
    )
    before.forEach((tapped) => assertLoaded(tapped, {isPrefetched: false, documents: isHydrated ? 0 : 1}))
    others.flat().forEach((tapped) => assertLoaded(tapped, {isPrefetched: true, documents: 0}))
    const timeOf = (visits: Tapped[]) => median(visits.map(({paintedMs}) => paintedMs))
    return [
      {name, value: timeOf(before), unit: 'ms'},
      ...Object.keys(RULES).flatMap((rule, index) => {
        const visits = others[index] ?? []
        const bytes = median(visits.map(({prefetchedBytes}) => prefetchedBytes))
        return [
          {name: `  ${rule}`, value: timeOf(visits), unit: 'ms'},
          ratio('    against the page as it is', timeOf(before), timeOf(visits)),
          ...(isHydrated ? [{name: '    fetched for nothing', value: bytes / 1000, unit: 'kB'}] : []),
        ]
      }),
    ]
  } finally {
    for (const each of relays) each.close()
  }
}

function assertLoaded(
  {prefetchedBytes, documents}: Tapped,
  expected: {isPrefetched: boolean; documents: number},
) {
  if (prefetchedBytes > 0 !== expected.isPrefetched || documents !== expected.documents)
    throw new Error(`A visit got ${prefetchedBytes} bytes ahead, and ${documents} documents by its tap.`)
}

async function tap(browser: Browser, {url, requests}: Relay, isHydrated: boolean): Promise<Tapped> {
  const context = await browser.newContext(devices['Pixel 7'])
  try {
    requests.splice(0)
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', {rate: SLOWER})
    await page.addInitScript(noteProducts, PRODUCT)
    // A page whose scripts are held never loads to its end.
    await page.goto(url, {waitUntil: 'commit'})
    await until(page, isHydrated ? hasHydrated : isPainted)
    await page.waitForTimeout(LOOKS_MS)
    await new Finger(page, protocol).tap(LINK)
    await until(page, () => window.productsPaintedAt !== undefined)
    const paintedMs = await page.evaluate(
      () => (window.productsPaintedAt ?? Number.NaN) - Number(sessionStorage.getItem('tappedAt')),
    )
    if (!(paintedMs > 0)) throw new Error('The products were there before the tap.')
    const loads = requests.filter(({path}) => path === TARGET)
    return {
      paintedMs,
      prefetchedBytes: loads.reduce((sum, {isPrefetch, bytes}) => sum + (isPrefetch ? bytes : 0), 0),
      documents: loads.filter(({isPrefetch}) => !isPrefetch).length,
    }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    /** Milliseconds since 1970. */
    productsPaintedAt?: number
  }
}

/** Runs in the page. */
const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

/** Runs in the page. */
const hasHydrated = () => document.documentElement.hasAttribute('data-hydrated')

/** Runs in each page, also in the one that the tap loads. */
function noteProducts(product: string) {
  const now = () => performance.timeOrigin + performance.now()
  addEventListener(
    'click',
    ({timeStamp}) => sessionStorage.setItem('tappedAt', String(performance.timeOrigin + timeStamp)),
    {capture: true, passive: true},
  )
  const look = () => {
    if (document.querySelector(product)) setTimeout(() => (window.productsPaintedAt = now()))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
