import {expect, type Page} from '@playwright/test'
import {test} from './contact.ts'
import {visit} from './visit.ts'

/** Lets the page believe that its tab was left, and opened again. */
const hide = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible'] as const) {
      Object.defineProperty(document, 'visibilityState', {value: state, configurable: true})
      document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))
    }
  })

test('a measured visit tells its own server how fast the page was, once, and neither the address nor who visited', async ({
  page,
  outside,
}) => {
  // The share of measured visits is tiny here, so that no other test is measured.
  await page.addInitScript(() => (Math.random = () => 0))
  const sent: {body: string; cookies: string | undefined}[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/forms/field')
      sent.push({body: request.postData() ?? '', cookies: request.headers()['cookie']})
  })
  await visit(page, '/te/designs/fountain?item=FOU-001&gclid=secret')
  const answer = page.waitForResponse((response) => response.url().endsWith('/forms/field'))
  // The module and the entries that the browser has buffered for it arrive when the page is idle.
  await expect(async () => {
    await hide(page)
    expect(sent.length).toBeGreaterThan(0)
  }).toPass()
  expect((await answer).status()).toBe(204)
  await hide(page)
  await visit(page, '/te/about')
  // The second page is measured too, when it is left.
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
    page: 'product',
    device: 'desktop',
    lcp: expect.any(Number),
  })
  expect(sent[0]?.body).not.toMatch(/secret|FOU-001|fountain/)
  expect(sent[0]?.cookies).toBeUndefined()
  expect(outside.filter((address) => address.includes('field'))).toEqual([])
})
