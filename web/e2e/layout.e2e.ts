import {expect, test} from '@playwright/test'

const PATHS = [
  '/',
  '/designs',
  '/designs?view=all',
  '/designs/flower-pot',
  '/designs/fountain?item=FOU-001',
  '/about',
  '/testimonials',
  '/contact',
  '/rate-us',
  '/admin',
  '/file-upload',
  '/nothing-here',
]

for (const width of [390, 768, 1440]) {
  test(`no page is wider than a screen of ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 900})
    for (const path of PATHS) {
      await page.goto(path)
      // Rows that are laid out only when they come near must not widen it either.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(pageWidth, path).toBeLessThanOrEqual(width)
    }
  })
}
