import type {Locator, Page} from '@playwright/test'
import sharp from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

/**
 * Lowest contrast of an element's words with the pixels behind them, as WCAG 2.2 defines it. Axe cannot measure words
 * on an image. The shadow of the words does not count.
 */
export async function contrastOf(page: Page, element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded()
  const {colour, clip} = await element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const {x, y, width, height} = range.getBoundingClientRect()
    return {colour: getComputedStyle(node).color, clip: {x, y, width, height}}
  })
  const hidden = await page.addStyleTag({url: '/without-words.css'})
  const image = await page.screenshot({clip})
  await hidden.evaluate((node) => node.parentNode?.removeChild(node))
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const text = luminance([red, green, blue])
  const grounds = (await pixelsOf(image)).map(luminance)
  return Math.min(...[Math.min(...grounds), Math.max(...grounds)].map((ground) => contrast(text, ground)))
}

/** Serves the style sheet that hides all words. The pages' policy forbids inline styles. */
export const serveWordless = (page: Page) =>
  page.route('**/without-words.css', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: '* {color: transparent !important; text-shadow: none !important; transition: none !important}',
    }),
  )

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

async function pixelsOf(image: Buffer): Promise<Colour[]> {
  const bytes = await sharp(image).removeAlpha().raw().toBuffer()
  return Array.from({length: bytes.length / 3}, (_, index): Colour => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(3 * index, 3 * index + 3)
    return [red, green, blue]
  })
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
