import {chromium, devices, type Browser} from 'playwright'
import {ensureChromium} from '../../scripts/setup/chromium.ts'
import type {Figure} from './measure.ts'

/**
 * Bytes over the network until home is hydrated and loads nothing more, with an empty browser cache. The first two
 * visitors get a picture as WebP, because its AVIF is made after the second request. One figure is for the first
 * visitor, the other for visitors who get AVIF.
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
