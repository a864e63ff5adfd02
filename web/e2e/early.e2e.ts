import {expect, test, type Page} from '@playwright/test'

/** Opens a page whose scripts do not arrive. @returns lets them arrive, and waits until the frame is hydrated */
async function openWithoutScripts(page: Page, path: string) {
  const held: (() => void)[] = []
  let isHeld = true
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto(path, {waitUntil: 'commit'})
  await page.locator('footer').waitFor()
  return async () => {
    isHeld = false
    for (const release of held) release()
    await page.locator('html[data-hydrated]').waitFor()
  }
}

/** Sum of the layout shifts so far. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Object(entry).value), 0))
        })
        observer.observe({type: 'layout-shift', buffered: true})
        setTimeout(() => resolve(0), 500)
      }),
  )

for (const width of [320, 390]) {
  test(`the set-up page moves nothing when its scripts arrive, at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 844})
    const arrive = await openWithoutScripts(page, '/setup-owner-phone')
    await page.waitForTimeout(300)
    await arrive()
    await expect(page.getByRole('heading', {name: 'Setup Done'})).toBeVisible()
    await page.waitForTimeout(300)
    expect(await shiftOf(page)).toBe(0)
  })
}
