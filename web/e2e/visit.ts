import type {BrowserContext, Page} from '@playwright/test'

/** Opens a page and waits until its scripts answer. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor()
  return response
}

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
