import {existsSync} from 'node:fs'
import type {Page} from '@playwright/test'

/**
 * A browser that may keep a page in memory when it is left, so that Back shows it as it was (back/forward cache).
 * Playwright turns that off. The headless shell never does it, so the whole browser is used where there is one.
 * `executablePath` in `launchOptions`.
 */
export const REMEMBERING = {
  executablePath: ['/usr/bin/chromium', '/usr/bin/google-chrome', process.env.CHROMIUM].find(
    (path) => path && existsSync(path),
  ),
  args: ['--no-sandbox', '--headless=new'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}

/** Result for a page that was left and reopened by Back: `kept` in memory, or the reasons why it was not. */
export type Fate = 'kept' | string[]

/** Leaves the open page for a file without script, and goes back. */
export async function leaveAndReturn(page: Page): Promise<Fate> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Page.enable')
  const reasons: string[] = []
  protocol.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
    reasons.push(...notRestoredExplanations.map(({reason}) => reason).toSorted())
  })
  const mark = String(Math.random())
  await page.evaluate((text) => Object.assign(window, {mark: text}), mark)
  await page.goto('/robots.txt')
  await page.goBack({waitUntil: 'commit'})
  const found = await page.evaluate(() => Object(window)['mark'])
  await protocol.detach()
  return found === mark ? 'kept' : reasons
}
