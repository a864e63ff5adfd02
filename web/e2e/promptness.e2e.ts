import {expect, type Route} from '@playwright/test'
import {dialog, inMain, test} from './contact.ts'
import {atEase, eventsOf, scriptLoaded, stopClock, visit} from './visit.ts'

test('Back while a dialog sends its enquiry closes the dialog and nothing else', async ({page}) => {
  let answer = () => {}
  await page.route('**/forms/submissions', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fulfill({status: 204})
  })
  await visit(page, '/designs')
  await page.locator('main a[href="/designs/fountain"]').first().click()
  await expect(page).toHaveURL('/designs/fountain')
  await inMain(page, 'Call Us').first().click()
  const sent = page.waitForRequest('**/forms/submissions')
  // Timed inside the page, because the dialog waits at most two seconds for the enquiry to be sent.
  await page.getByRole('button', {name: 'Start Call'}).evaluate((button) => {
    if (button instanceof HTMLElement) button.click()
    setTimeout(() => history.back(), 100)
  })
  await sent
  await expect(dialog(page)).toBeHidden()
  const answered = page.waitForResponse('**/forms/submissions')
  answer()
  await answered
  await atEase(page)
  await expect(page).toHaveURL('/designs/fountain')
})

for (const [trouble, break_] of [
  ['hang', () => new Promise<void>(() => {})],
  ['fail', undefined],
] as const) {
  test(`the call is dialled within two seconds when all services ${trouble}`, async ({page}) => {
    await page.route(/\/forms\/|\/ip$/, (route) => break_?.() ?? route.abort())
    await page.clock.install()
    await visit(page, '/designs/fountain')
    await inMain(page, 'Call Us').click()
    await expect(dialog(page)).toBeVisible()
    await stopClock(page)
    await page.getByRole('button', {name: 'Start Call'}).click()
    // Time of the page itself: a busy machine does not count.
    await page.clock.runFor(2000)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('dialled'))).toBe('tel:+919000000000')
    await page.clock.resume()
    await expect(dialog(page)).toBeHidden()
  })
}

/** Outcomes of loading the script of the contact dialogs. */
const OUTCOMES: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  'cannot be loaded': (route) => route.abort(),
  'never arrives': () => undefined,
}

for (const [outcome, handle] of Object.entries(OUTCOMES)) {
  test(`the link opens WhatsApp within three seconds and is counted if the contact dialog ${outcome}`, async ({
    page,
  }) => {
    await page.route('**/assets/ContactDialog*.js', handle)
    const pixelCalls: unknown[][] = []
    await page.exposeFunction('fbq', (...call: unknown[]) => pixelCalls.push(call))
    await page.clock.install()
    await visit(page, '/designs/gazebo')
    /** Paths of POST requests, and their keys. */
    const posted = new Map<string, string | undefined>()
    page.on('request', (request) => {
      if (request.method() === 'POST')
        posted.set(new URL(request.url()).pathname, request.headers()['idempotency-key'])
    })
    await stopClock(page)
    const popup = page.waitForEvent('popup')
    await page.getByRole('main').getByRole('link', {name: 'Ask Price'}).first().click()
    // Time of the page itself: a busy machine does not count.
    await page.clock.runFor(3000)
    expect((await popup).url()).toContain('wa.me/919000000000')
    await page.clock.resume()
    await expect
      .poll(() => [...posted.keys()].toSorted())
      .toEqual(['/forms/qualified-leads', '/forms/submissions'])
    expect((await eventsOf(page)).map(([name]) => name)).toEqual([
      'PageView',
      'CONTACT_INTENT_CLICK',
      'conversion',
    ])
    // The server reports the enquiry to the pixel's owner under its key. Equal ids count once.
    const eventID = posted.get('/forms/submissions')
    expect(eventID).toMatch(/^\d+$/)
    expect(pixelCalls).toContainEqual(['trackCustom', 'CONTACT_INTENT_CLICK', expect.anything(), {eventID}])
  })
}

test('a contact dialog whose script arrives too late does not open', async ({page}) => {
  let release = () => {}
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/ContactDialog*.js', (route) => late.then(() => route.continue()))
  await visit(page, '/designs/gazebo')
  const popup = page.waitForEvent('popup')
  const link = page.getByRole('main').getByRole('link', {name: 'Ask Price'}).first()
  await link.click()
  await popup
  release()
  await scriptLoaded(page, 'ContactDialog')
  await atEase(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  // The script is loaded now, so the next click opens the dialog.
  await link.click()
  await expect(page.getByRole('dialog', {name: 'Ask Price On WhatsApp'})).toBeVisible()
})
