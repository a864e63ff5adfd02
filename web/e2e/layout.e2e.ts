import {expect, test, type Page} from '@playwright/test'
import {addProducts, longProducts, removeProducts} from './long-products.ts'
import {dialogLeft, standInForOutside, visit, withoutFonts} from './visit.ts'

const WIDTHS = [1440, 768, 390, 320]

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({viewport: {width, height: 900}})

    test('a visitor goes from the homepage to a product, opens Ask Price and finds the shop', async ({
      page,
      context,
    }) => {
      await standInForOutside(context)
      const title = page.getByRole('heading', {level: 1})
      const menu = page.getByRole('button', {name: 'Menu'})
      const goTo = async (name: string) => {
        if (width < 768) await menu.click()
        await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name}).click()
      }
      await visit(page, '/?gclid=a1')
      await expect(menu).toBeVisible({visible: width < 768})
      await goTo('Designs')
      await expect(title).toHaveText('Designs')
      await page.getByRole('link', {name: /^Fountain's/}).click()
      await expect(title).toHaveText('Explore Fountain')
      await page.getByRole('article').nth(2).getByRole('link').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('FOU-003')
      await dialog.getByRole('link', {name: 'Next piece'}).filter({visible: true}).first().click()
      await expect(dialog).toContainText('FOU-004')
      await dialog.getByRole('link', {name: 'Ask Price'}).click()
      const question = page.getByRole('dialog', {name: 'Ask Price On WhatsApp'})
      await expect(question).toContainText('/designs/fountain?item=FOU-004')
      await question.getByRole('button', {name: 'Cancel'}).click()
      await expect(question).toHaveCount(0)
      await dialog.getByRole('button', {name: 'Close'}).click()
      await expect(page).toHaveURL('/designs/fountain?gclid=a1')
      for (const name of ['About', 'Testimonials', 'Contact']) {
        await goTo(name)
        await expect(title).toContainText(name)
      }
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
      await expect(page.getByRole('main').locator('iframe')).toHaveCount(1)
      await expect(page).toHaveURL(/gclid=a1/)
    })
  })
}

test("the owner's link fits into the navigation, on the same line as the other links, at 768 and 1024 pixels", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('owner', 'true'))
  await visit(page, '/about')
  const navigation = page.getByRole('navigation', {name: 'Main'})
  const link = navigation.getByRole('link', {name: 'Owner Page'})
  for (const width of [768, 1024]) {
    await page.setViewportSize({width, height: 900})
    await expect(link).toBeVisible()
    const [box, about] = [await link.boundingBox(), await navigation.getByText('About').boundingBox()]
    expect([box?.y, box?.height]).toEqual([about?.y, about?.height])
    expect(await navigation.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0)
    const search = await page.getByRole('link', {name: 'Search', exact: true}).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0)
    expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThanOrEqual(width)
  }
})

test('no contact dialog is wider than a screen of 320 pixels', async ({page, context}) => {
  await standInForOutside(context)
  await page.setViewportSize({width: 320, height: 640})
  await visit(page, '/designs/fountain')
  const dialog = page.getByRole('dialog')
  for (const name of ['Ask Price', 'Call Us', 'Shop Location']) {
    await page.locator('main').getByRole('link', {name}).first().click()
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.scrollWidth), name).toBeLessThanOrEqual(320)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await dialogLeft(page)
  }
})

test('an enquiry list in Telugu or Hindi fits a screen of 320 pixels', async ({page, context}) => {
  await context.addInitScript(() =>
    localStorage.setItem('enquiry', JSON.stringify({version: 1, pieces: ['fountain/FOU-001']})),
  )
  await page.setViewportSize({width: 320, height: 640})
  for (const language of ['te', 'hi']) {
    await visit(page, `/${language}/designs?view=list`)
    await expect(page.locator('main li a[href*="item="]')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test('the buttons of a failed page in Telugu or Hindi keep the margins of a screen of 320 pixels', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640})
  // The server knows the shop's phone number from the first page that it renders.
  await page.request.get('/about')
  for (const language of ['te', 'hi']) {
    await page.goto(`/${language}/%E0%A4`)
    const margins = await page.getByRole('link').evaluateAll((links) =>
      links.flatMap((link) => {
        const {left, right} = link.getBoundingClientRect()
        return [left, innerWidth - right]
      }),
    )
    expect(margins).toHaveLength(6)
    expect(Math.min(...margins)).toBeGreaterThan(21)
  }
})

test('a failed page without the banner keeps no space for it', async ({page}) => {
  await page.goto('/%E0%A4')
  const end = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom)
  expect(end).toBe(page.viewportSize()?.height)
})

test('long compound words in names end within their card and within the dialog, on a screen of 320 pixels', async ({
  page,
  request,
}) => {
  const products = longProducts('WIDE', [{}])
  await addProducts(request, products)
  await page.setViewportSize({width: 320, height: 640})
  await visit(page, '/designs/fountain?item=WIDE-0')
  const overhangs = await page.locator('article h3 span, dialog h2 span').evaluateAll((words) =>
    words.map((word) => {
      const {right} = word.parentElement?.getBoundingClientRect() ?? {right: 0}
      return Math.max(0, word.getBoundingClientRect().right - right)
    }),
  )
  const heights = await page
    .locator('article h3 span', {hasText: 'Two-Tier'})
    .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().height))
  const dialogWidth = await page.getByRole('dialog').evaluate(({scrollWidth}) => scrollWidth)
  await removeProducts(request, products)
  expect(Math.max(...overhangs)).toBe(0)
  expect(dialogWidth).toBeLessThanOrEqual(320)
  // Shorter ones stay on one line.
  expect(Math.max(...heights)).toBeLessThan(30)
})

test('the code in the example of the search is on one line, whatever the width of the phone', async ({
  page,
}) => {
  for (const start of ['', '/te', '/hi']) {
    await visit(page, `${start}/contact`)
    await page.locator('header a.tool[href*="view=all"]').click()
    const example = page.getByRole('dialog').locator('output')
    await expect(example).toContainText('FOU-')
    for (let width = 320; width <= 440; width += 10) {
      await page.setViewportSize({width, height: 760})
      const lines = await example.evaluate(({firstChild}) => {
        if (!firstChild) return 0
        const at = firstChild.textContent?.indexOf('FOU-') ?? 0
        const code = document.createRange()
        code.setStart(firstChild, at)
        code.setEnd(firstChild, at + 'FOU-0002'.length)
        return new Set([...code.getClientRects()].map(({top}) => top)).size
      })
      expect(lines, `${start} at ${width} pixels`).toBe(1)
    }
  }
})

test('the facts of a product begin at the top of its dialog, so that none moves while more of the page arrives', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 1400})
  await visit(page, '/te/designs/fountain?item=FOU-001')
  const [dialog, facts] = [page.getByRole('dialog'), page.locator('dialog .facts')]
  expect((await facts.boundingBox())?.y).toBe((await dialog.boundingBox())?.y)
})

/** Width of the first space of the first paragraph, in ems. */
const spaceOf = (page: Page) =>
  page
    .locator('main p')
    .first()
    .evaluate(async (paragraph) => {
      await document.fonts.ready
      const text = paragraph.firstChild
      const at = text?.textContent?.indexOf(' ') ?? -1
      if (!text || at < 0) return 0
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(paragraph).fontSize)
    })

test('spaces of Telugu and Hindi have the width of their own script, before the fonts of the site arrive and after', async ({
  page,
  context,
}) => {
  const early = await context.newPage()
  await withoutFonts(early)
  for (const path of ['/te/about', '/hi/about']) {
    await visit(page, path)
    await visit(early, path)
    const width = await spaceOf(page)
    // The space of Mukta, for Latin letters, has 0.22.
    expect(width, path).toBeGreaterThan(0.25)
    expect(await spaceOf(early), path).toBe(width)
  }
})

/** Widths of the page's texts, each set in one line, by the text. */
const widthsOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, strong)')]
    return Object.fromEntries(
      texts
        .filter(({children}) => children.length === 0)
        .map((text) => {
          Object.assign(text.style, {position: 'absolute', whiteSpace: 'nowrap', width: 'max-content'})
          return [text.textContent, text.getBoundingClientRect().width]
        }),
    )
  })

test('a text of Telugu or Hindi alone has one width, before the fonts of the site arrive and after', async ({
  page,
  context,
}) => {
  const early = await context.newPage()
  await withoutFonts(early)
  for (const path of ['/te/testimonials', '/hi/testimonials', '/te/contact', '/hi/contact']) {
    await visit(page, path)
    await visit(early, path)
    const after = await widthsOf(page)
    const before = Object.entries(await widthsOf(early)).filter(([text]) => !/[a-z0-9₹]/i.test(text))
    expect(before.length, path).toBeGreaterThan(3)
    expect(Object.fromEntries(before.map(([text]) => [text, after[text]])), path).toEqual(
      Object.fromEntries(before),
    )
  }
})

test('texts are as wide in the fonts of a phone as in those of the site, which arrive later', async ({
  page,
  context,
}) => {
  const early = await context.newPage()
  await withoutFonts(early)
  for (const path of ['/', '/designs/fountain', '/about']) {
    await visit(page, path)
    await visit(early, path)
    const after = await widthsOf(page)
    const before = await widthsOf(early)
    const ratios = Object.entries(before).map(([text, width]) => (after[text] ?? 0) / width)
    expect(ratios.length, path).toBeGreaterThan(5)
    // Some have the width of the page.
    expect(ratios.filter((ratio) => ratio === 1).length, path).toBeLessThan(ratios.length / 2)
    const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
    // A screen of this resolution rounds the width of each letter, which a phone's does not.
    expect(Math.abs(mean - 1), path).toBeLessThan(0.05)
  }
})
