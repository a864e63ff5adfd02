import {expect, test, type Page} from '@playwright/test'
import {takePictures} from './take-pictures.ts'
import {standInForOutside, visit} from './visit.ts'

// Large text, small screens and edges that a device covers.

const PATHS = [
  '/',
  '/designs',
  '/designs?view=all&q=lotus',
  '/designs?view=list',
  '/designs/tandur-stone',
  '/designs/fountain?item=FOU-001',
  '/about',
  '/testimonials',
  '/contact',
  '/privacy',
  '/rate-us',
  '/file-upload',
  '/nothing-here',
]

/** Dialogs of a page, by the name of the link that opens them. */
const DIALOGS = ['Ask Price', 'Call Us', 'Shop Location', 'Search']

test.beforeEach(async ({context}) => {
  await standInForOutside(context)
  await context.addInitScript(() =>
    localStorage.setItem('enquiry', JSON.stringify({version: 1, pieces: ['fountain/FOU-001']})),
  )
})

/** The ways in which browsers make text twice as large without zoom. */
const TWICE: Record<string, (page: Page) => Promise<void>> = {
  'with a larger root': (page) =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 32px !important }')
      document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet)
    }),
  'as letters alone': (page) =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('body, body *')].filter(({style}) => style)
      const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      for (const [index, {style}] of all.entries()) style.fontSize = `${2 * (sizes[index] ?? 0)}px`
    }),
}

/** Cut texts, and controls that something else covers even after the page has scrolled to them. */
const problemsOf = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 30)}`
    const isShown = (element: Element) =>
      element.checkVisibility({visibilityProperty: true}) && element.getBoundingClientRect().width > 1
    const scope = document.querySelector('dialog[open]') ?? document.body
    const isScrolled = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && element.parentElement !== scope && isScrolled(element.parentElement))
    const inCarousel = (element: Element) => element.closest('.swiper, [aria-roledescription]') !== null
    const cut = [...scope.querySelectorAll('*')].filter((element) => {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
      if (!hasText || !isShown(element) || isScrolled(element) || inCarousel(element)) return false
      const range = document.createRange()
      range.selectNodeContents(element)
      const {left, right} = range.getBoundingClientRect()
      const isCut =
        getComputedStyle(element).overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2
      return isCut || left < -1 || right > innerWidth + 1
    })
    const controls = [...scope.querySelectorAll('a[href], button, input, select, summary')].filter(
      (control) => isShown(control) && !isScrolled(control) && !inCarousel(control),
    )
    const covered = [...controls.slice(0, 30), ...controls.slice(-20)].filter((control) => {
      // As the focus does.
      control.scrollIntoView({block: 'nearest', inline: 'nearest'})
      const {left, top, width, height} = control.getBoundingClientRect()
      const at = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2)
      return (
        at !== null && !control.contains(at) && !at.contains(control) && !control.parentElement?.contains(at)
      )
    })
    scrollTo(0, 0)
    const width = document.documentElement.scrollWidth
    return [
      ...(width > innerWidth ? [`${width} pixels wide`] : []),
      ...cut.map((element) => `cut: ${nameOf(element)}`),
      ...covered.map((element) => `covered: ${nameOf(element)}`),
    ]
  })

for (const [how, enlarge] of Object.entries(TWICE))
  for (const width of [320, 390])
    test(`no page cuts or covers text that is twice as large, ${how}, on ${width} pixels`, async ({page}) => {
      test.setTimeout(180_000)
      await page.setViewportSize({width, height: 700})
      await page.emulateMedia({reducedMotion: 'reduce'})
      for (const path of PATHS) {
        await visit(page, path)
        await enlarge(page)
        expect.soft(await problemsOf(page), path).toEqual([])
        if (how.includes('root')) await takePictures(page, `large${path.replaceAll(/[^a-z0-9]+/gi, '_')}`)
      }
    })

test('no dialog cuts or covers text that is twice as large, on 320 pixels', async ({page}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({width: 320, height: 700})
  for (const name of DIALOGS)
    for (const enlarge of Object.values(TWICE)) {
      await visit(page, '/designs/fountain')
      await page.getByRole('link', {name, exact: true}).filter({visible: true}).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await enlarge(page)
      expect.soft(await problemsOf(page), name).toEqual([])
      await takePictures(page, `large-${name}`)
    }
})

for (const [width, height] of [
  [320, 256],
  [320, 180],
  [568, 200],
] as const)
  test(`every control can be reached on ${width} × ${height} pixels, as at 400 % zoom or above a keyboard`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({width, height})
    await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'})
    for (const path of PATHS) {
      await visit(page, path)
      expect.soft(await problemsOf(page), path).toEqual([])
    }
    for (const name of DIALOGS) {
      await visit(page, '/designs/fountain')
      await page.getByRole('link', {name, exact: true}).filter({visible: true}).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await problemsOf(page), name).toEqual([])
    }
  })

test('what stays at the edges keeps clear of what the device covers, and nothing moves when Android’s bar leaves', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await visit(page, '/designs/fountain')
  const session = await page.context().newCDPSession(page)
  const cover = (bottom: number) =>
    session.send('Emulation.setSafeAreaInsetsOverride', {
      insets: {top: 30, topMax: 30, left: 20, leftMax: 20, right: 20, rightMax: 20, bottom, bottomMax: 48},
    })
  await cover(48)
  await page.evaluate(() => scrollTo(0, 1e6))
  const edges = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const links = [...document.querySelectorAll('#banner a')].map((link) => link.getBoundingClientRect())
      return {
        footer: box('footer')?.top,
        height: document.documentElement.scrollHeight,
        lowest: Math.max(...links.map(({bottom}) => bottom)),
        rightmost: Math.max(...links.map(({right}) => right)),
        brand: box('header .brand'),
      }
    })
  const covered = await edges()
  expect(covered.lowest).toBeLessThanOrEqual(844 - 48)
  expect(covered.rightmost).toBeLessThanOrEqual(390 - 20)
  expect(covered.brand?.top).toBeGreaterThanOrEqual(30)
  await cover(0)
  const free = await edges()
  expect([free.footer, free.height]).toEqual([covered.footer, covered.height])
  await page.getByRole('article').first().getByRole('link').first().click()
  const close = await page.getByRole('dialog').getByRole('button', {name: 'Close'}).boundingBox()
  expect(close?.y).toBeGreaterThanOrEqual(30)
  expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(370)
})
