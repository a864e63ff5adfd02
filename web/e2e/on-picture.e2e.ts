import {expect, test} from '@playwright/test'
import {contrastOf, serveWordless} from './contrast.ts'
import {atRest, visit} from './visit.ts'

test.beforeEach(({page}) => serveWordless(page))

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 768, 1440]) {
    test(`the words on home's first picture can be read at ${width} pixels, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: width === 390 ? 844 : 900})
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'})
      await visit(page, '/')
      await atRest(page)
      const main = page.getByRole('main')
      for (const name of ['Ask Price', 'Call Us', 'Shop Location']) {
        const link = main.getByRole('link', {name}).first()
        expect.soft(await contrastOf(page, link), name).toBeGreaterThanOrEqual(4.5)
      }
    })

    test(`“Owner Page” is red and can be read at ${width} pixels, ${colorScheme}`, async ({
      page,
      context,
    }) => {
      await context.addInitScript(() => localStorage.setItem('owner', 'true'))
      await page.setViewportSize({width, height: 900})
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'})
      for (const path of ['/', '/about']) {
        await visit(page, path)
        await atRest(page)
        if (width === 390) await page.getByRole('button', {name: 'Menu'}).click()
        const link = page.getByRole('link', {name: 'Owner Page'})
        const colour = await link.evaluate((node) => getComputedStyle(node).color)
        const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
        expect.soft([path, red - Math.max(green, blue) > 80]).toEqual([path, true])
        expect.soft(await contrastOf(page, link), path).toBeGreaterThanOrEqual(4.5)
      }
    })
  }
}
