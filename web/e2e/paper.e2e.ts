import {expect, test, type Page} from '@playwright/test'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {screensFolder} from './take-screenshots.ts'
import {visit} from './visit.ts'

// Any page, printed by the browser.

const PATHS = [
  '/',
  '/designs',
  '/designs?view=all',
  '/designs/tandur-stone',
  '/designs/fountain?item=FOU-001',
  '/about',
  '/testimonials',
  '/contact',
  '/privacy',
]

/** What would be wrong on paper. */
const problemsOf = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility(),
    )
    const styles = shown.map((element) => ({element, style: getComputedStyle(element)}))
    const isDark = (colour: string) => /^rgb\(0, 0, 0\)|^rgba\(0, 0, 0, [^0]/.test(colour)
    return [
      ...styles
        .filter(({style}) => /fixed|sticky/.test(style.position))
        .map(({element}) => `stays: ${element.tagName}`),
      ...styles
        .filter(({element, style}) => element.textContent.trim() && !isDark(style.color))
        .map(({element, style}) => `${style.color}: ${element.tagName}`),
      ...styles
        .filter(
          ({style}) => !/rgba\(0, 0, 0, 0\)/.test(style.backgroundColor) || style.backgroundImage !== 'none',
        )
        .map(({element}) => `ground: ${element.tagName}`),
      ...styles
        .filter(({element}) => element.matches('.swiper-slide, dialog img:not(.blur)'))
        .filter(({element}) => element.getBoundingClientRect().right > innerWidth + 1)
        .map(({element}) => `beside the page: ${element.tagName}`),
    ]
  })

test('every page is worth printing, in dark mode too: black on white, all slides, no bars, and not one screen again and again', async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const path of PATHS) {
    await page.emulateMedia({media: 'screen', colorScheme: 'dark'})
    await visit(page, path)
    await page.emulateMedia({media: 'print', colorScheme: 'dark'})
    expect.soft(await problemsOf(page), path).toEqual([])
    const pdf = await page.pdf({format: 'A4', printBackground: true})
    const text = pdf.toString('latin1')
    const count = (part: RegExp) => [...text.matchAll(part)].length
    if (screensFolder)
      await writeFile(join(screensFolder, `paper${path.replaceAll(/[^a-z0-9]+/gi, '_')}.pdf`), pdf)
    const pages = count(/\/Type \/Page\b/g)
    if (path.includes('item=')) expect.soft(pages, path).toBeLessThanOrEqual(3)
    if (/^\/$|designs|about/.test(path)) expect.soft(count(/\/Subtype \/Image/g), path).toBeGreaterThan(0)
    expect.soft(count(/\/URI \(/g), path).toBeGreaterThan(0)
  }
})

test('pictures below the screen are on paper too', async ({page}) => {
  await visit(page, '/designs/tandur-stone')
  await page.pdf({format: 'A4'})
  const missing = await page
    .locator('main img[loading="lazy"]')
    .evaluateAll(
      (all) => all.filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0).length,
    )
  expect(missing).toBe(0)
})
