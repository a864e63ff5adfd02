import type {Browser} from 'playwright'
import {inBrowser, onPhone} from './browser.ts'
import type {Figure} from './measure.ts'

/**
 * Bytes over the network until home is hydrated and loads nothing more, with an empty browser cache. The first two
 * visitors get a picture as WebP, because its AVIF is made after the second request. One figure is for the first
 * visitor, the other for visitors who get AVIF.
 */
export const phoneView = (url: string): Promise<Figure[]> =>
  inBrowser(async (browser) => {
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
  })

const bytesOfVisit = (browser: Browser, address: string, extraHTTPHeaders?: Record<string, string>) =>
  onPhone(browser, {context: {extraHTTPHeaders}}, async (page, protocol) => {
    await protocol.send('Network.enable')
    let bytes = 0
    protocol.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += encodedDataLength))
    await page.goto(address)
    await page.locator('html[data-hydrated]').waitFor()
    await page.waitForTimeout(2000)
    return bytes
  })
