import {chromium, devices, type Browser} from 'playwright'
import {ensureChromium} from '../setup/chromium.ts'
import type {Figure} from './measure.ts'

/**
 * Everything that goes over the wire until home is alive and quiet, nothing of it in a cache before. The first two
 * callers get a picture as WebP, and its AVIF is made after the second: told is what those two get, and everybody after
 * them.
 */
export async function phoneView(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({executablePath: await ensureChromium(), args: ['--no-sandbox']})
  try {
    const home = url.replace('127.0.0.1', 'localhost')
    const first = await bytesOfVisit(browser, home, {Accept: 'text/html,image/webp,*/*'})
    await bytesOfVisit(browser, home)
    let bytes = await bytesOfVisit(browser, home)
    for (let before = Infinity; bytes < before;) {
      before = bytes
      await new Promise((resolve) => setTimeout(resolve, 8000))
      bytes = await bytesOfVisit(browser, home)
    }
    const figure = (name: string, value: number) => ({name, value: value / 1000, unit: 'kB', atMost: 450})
    return [figure('first view of home on a phone', bytes), figure('the same for the first visitor', first)]
  } finally {
    await browser.close()
  }
}

async function bytesOfVisit(
  browser: Browser,
  address: string,
  extraHTTPHeaders?: Record<string, string>,
): Promise<number> {
  const context = await browser.newContext({...devices['Pixel 7'], extraHTTPHeaders})
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  let bytes = 0
  protocol.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += encodedDataLength))
  await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForTimeout(2000)
  await context.close()
  return bytes
}
