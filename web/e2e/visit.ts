import {expect, type BrowserContext, type Locator, type Page} from '@playwright/test'

/** Opens a page and waits until its scripts answer, inside its frame too: that comes to life piece by piece. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(a, button), dialog :is(a, button)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )
  return response
}

/** Waits until React has taken an element over: what is inside a page comes to life after its frame. */
export const alive = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)

/**
 * From here on the clock of a page that has one installed goes on only by `page.clock.runFor`. Nothing that waits
 * for it may be under way.
 */
export const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))

/** Waits until all pictures on the screen are there, and nothing fades or moves that comes to an end. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    const seen = [...document.images].filter((image) => {
      const {top, bottom, left, right} = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    const come = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        for (const outcome of ['load', 'error']) image.addEventListener(outcome, resolve, {once: true})
      })
    await Promise.all(seen.filter(({complete}) => !complete).map(come))
    // What a picture that has come begins, it begins within a frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const ending = document
      .getAnimations()
      .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({finished}) => finished))
  })

/** What was pushed to the data layer: name and parameters of each event, in order. */
export const eventsOf = (page: Page): Promise<[string, Record<string, unknown>][]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((command) => Object.values(Object(command)))
      .filter(([kind]) => kind === 'event')
      .map(([, name, parameters]) => [String(name), Object(parameters)]),
  )

export const namesOf = async (page: Page) => (await eventsOf(page)).map(([name]) => name)

/** Keeps the browser from dialling, which stops it for want of a phone; number and time go to `sessionStorage`. */
export const catchCalls = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null
      if (!link || event.defaultPrevented) return
      event.preventDefault()
      sessionStorage.setItem('dialled', link.getAttribute('href') ?? '')
      sessionStorage.setItem('dialledAt', String(Date.now()))
    })
  })

/** Answers for the whole internet: maps, chats, trackers. @returns addresses that were asked for */
export async function standInForOutside(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({contentType: 'text/html', body: '<title>elsewhere</title>'})
    },
  )
  return asked
}
