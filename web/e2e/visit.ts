import {expect, type BrowserContext, type Locator, type Page} from '@playwright/test'

/** Opens a page and waits until all of it is hydrated. Its content hydrates in parts, after the frame. */
export async function visit(page: Page, path: string) {
  await dialogLeft(page)
  const response = await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(a, button), dialog :is(a, button)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )
  return response
}

/** Waits until a dialog that was closed has gone back in the history. Going back would cancel the next navigation. */
export const dialogLeft = (page: Page) =>
  page.waitForFunction(() => {
    const isOpen = document.querySelector('dialog[open]') !== null
    return isOpen || !['contact', 'isFinding', 'productDepth'].some((name) => history.state?.[name])
  })

/** Waits until React has hydrated an element. The content of a page hydrates after its frame. */
export const hydrated = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)

/** For what a page begins when it is hydrated and the browser is idle: up to 5 seconds later, and more on a busy machine. */
export const WHEN_IDLE = {timeout: 20_000}

/**
 * Waits until a script runs that a page loads by itself after hydration: `background` when it is idle, `capture` for an
 * ad click. Call it before checking that a page has done nothing wrong, which it could do until then.
 */
export async function scriptLoaded(page: Page, script: string) {
  const found = await page.waitForFunction(
    (part) => performance.getEntriesByType('resource').find(({name}) => name.includes(part))?.name,
    `/assets/${script}-`,
  )
  // The scripts that it imports may arrive later.
  await found.evaluate(async (address) => void (address && (await import(address))))
}

/**
 * Stops the installed clock of a page; only `page.clock.runFor` moves it on. No timer may be running, because the
 * clock first jumps one minute ahead.
 */
export const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))

/**
 * Waits until a page has done all that it had begun: a navigation starts after the next paint, and what follows it runs
 * before the browser calls the page idle. Call it before checking that an act has changed nothing.
 */
export const atEase = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    await new Promise((resolve) => requestIdleCallback(resolve))
  })

/** Waits until a page has kept its height and its scroll position for ten frames. */
export const atStandstill = (page: Page) =>
  page.evaluate(async () => {
    let seen = ''
    for (let still = 0; still < 10; still += 1) {
      await new Promise(requestAnimationFrame)
      const place = `${scrollY} of ${document.documentElement.scrollHeight}`
      if (place !== seen) still = 0
      seen = place
    }
  })

/** Waits until all images on the screen have loaded and all finite animations have ended. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    const seen = [...document.images].filter((image) => {
      const {top, bottom, left, right} = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    const loaded = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        for (const outcome of ['load', 'error']) image.addEventListener(outcome, resolve, {once: true})
      })
    await Promise.all(seen.filter(({complete}) => !complete).map(loaded))
    // A loaded image starts its animation within a frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const ending = document
      .getAnimations()
      .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({finished}) => finished))
  })

/** Name and parameters of each event in the data layer, in order. */
export const eventsOf = (page: Page): Promise<[string, Record<string, unknown>][]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((command) => Object.values(Object(command)))
      .filter(([kind]) => kind === 'event')
      .map(([, name, parameters]) => [String(name), Object(parameters)]),
  )

export const namesOf = async (page: Page) => (await eventsOf(page)).map(([name]) => name)

/** Records the number of each call in `sessionStorage` instead of dialling: the browser would stop without a phone. */
export const catchCalls = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null
      if (!link || event.defaultPrevented) return
      event.preventDefault()
      sessionStorage.setItem('dialled', link.getAttribute('href') ?? '')
    })
  })

/** Addresses of other hosts. For a function in place of an expression, Playwright would send this process every request. */
export const OUTSIDE = /^https?:\/\/(?!localhost[:/])/

/** Stubs the answers of all other hosts: maps, chats, trackers. @returns the requested addresses, growing as they are sent */
export async function standInForOutside(context: BrowserContext): Promise<string[]> {
  const requested: string[] = []
  await context.route(OUTSIDE, (route) => {
    requested.push(route.request().url())
    return route.fulfill({contentType: 'text/html', body: '<title>elsewhere</title>'})
  })
  return requested
}

/** Keeps fonts from arriving. A font that arrives after the first paint may move a line. */
export const withoutFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort())
