import {expect, test} from '@playwright/test'
import {contrastOf, serveWordless} from './contrast.ts'
import {atRest, visit} from './visit.ts'

test.beforeEach(({page}) => serveWordless(page))

const SCHEMES = ['light', 'dark'] as const

for (const width of [390, 768, 1440]) {
  test(`the words on home's first picture can be read at ${width} pixels, and so can “Owner Page”, which is red`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    await context.addInitScript(() => localStorage.setItem('owner', 'true'))
    await page.setViewportSize({width, height: width === 390 ? 844 : 900})
    const main = page.getByRole('main')
    const owner = page.getByRole('link', {name: 'Owner Page'})
    for (const path of ['/', '/about']) {
      await page.emulateMedia({reducedMotion: 'reduce'})
      await visit(page, path)
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({colorScheme})
        await atRest(page)
        for (const name of path === '/' ? ['Ask Price', 'Call Us', 'Shop Location'] : []) {
          const link = main.getByRole('link', {name}).first()
          expect.soft(await contrastOf(page, link), `${name}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5)
        }
      }
      if (width === 390) await page.getByRole('button', {name: 'Menu'}).click()
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({colorScheme})
        await atRest(page)
        const colour = await owner.evaluate((node) => getComputedStyle(node).color)
        const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
        expect.soft([path, colorScheme, red - Math.max(green, blue) > 80]).toEqual([path, colorScheme, true])
        expect.soft(await contrastOf(page, owner), `${path}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
}
