import {expect, test, type Page} from '@playwright/test'
import {picture} from './upload.ts'

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

/** Opacity of the file viewer's picture as a visitor sees it: that of the picture times that of its frame. */
const opacityOf = (page: Page) =>
  page.locator('main img').evaluate((image) => {
    const [own = 0, frame = 0] = [image, image.parentElement ?? image].map((element) =>
      Number(getComputedStyle(element).opacity),
    )
    return own * frame
  })

const servePicture = async (page: Page) => {
  const {buffer} = await picture()
  await page.route('**/uploads/gate.png', (route) => route.fulfill({contentType: 'image/png', body: buffer}))
}

const isShown = (page: Page) =>
  page.locator('main img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test('the file viewer shows a picture that has arrived before the scripts, and keeps showing it', async ({
  page,
}) => {
  await servePicture(page)
  const arrive = await openWithoutScripts(page, '/file/gate.png')
  await expect.poll(() => isShown(page)).toBe(true)
  // Longer than half a stroke of the skeleton's animation.
  await page.waitForTimeout(900)
  expect(await opacityOf(page)).toBe(1)
  await arrive()
  await expect(page.locator('main [aria-busy]')).toHaveAttribute('aria-busy', 'false')
  expect(await opacityOf(page)).toBe(1)
})

test('the file viewer shows a picture without scripts', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL})
  const page = await context.newPage()
  await servePicture(page)
  await page.goto('/file/gate.png')
  expect(await opacityOf(page)).toBe(1)
  await context.close()
})

/** Name of a script of the build, without its hash. */
const nameOf = (address: string) => /assets\/(?<name>.+)-[\w-]{8}\.js$/.exec(address)?.groups?.['name'] ?? ''

for (const [path, ...parts] of [
  ['/', 'routes', 'Quote'],
  ['/designs', 'designs.index', 'CategoryCard', 'Drift'],
  ['/designs?view=list', 'designs.index', 'enquiry'],
  ['/designs/fountain', 'designs._category', 'products'],
  ['/designs/fountain?item=FOU-001', 'designs._category', 'dialog'],
  ['/file/gate.png', 'file._slug', 'FilePage'],
  ['/nowhere'],
] as const) {
  test(`${path} requests all scripts of its hydration at once, after what is seen first`, async ({page}) => {
    await servePicture(page)
    const requested: string[] = []
    let isPainted = false
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      const name = nameOf(route.request().url())
      if (['entry.client', 'runtime'].includes(name)) return route.continue()
      if (!isPainted)
        isPainted = await page.evaluate(() => performance.getEntriesByName('first-paint').length > 0)
      requested.push(`${name}${isPainted ? '' : ' before the paint'}`)
      await released
      return route.continue()
    })
    await page.goto(path)
    const all = [
      'boot.react',
      'boot.router',
      'hydrate',
      'react',
      'rolldown-runtime',
      'router',
      'site',
      ...parts,
    ]
    await expect.poll(() => requested).toEqual(expect.arrayContaining(all))
    const before = requested.length
    release()
    await page.locator('html[data-hydrated]').waitFor()
    // Work in the background has scripts of its own, and starts after hydration.
    const later = requested
      .slice(before)
      .filter((name) => !/^(leads|ad-clicks|store-trouble|blur)/.test(name))
    expect(later).toEqual([])
    expect(await (await page.request.get(path)).text()).not.toContain('modulepreload')
  })
}
