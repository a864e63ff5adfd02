import {expect, test, type Locator, type Page} from '@playwright/test'
import {addImages} from './more-images.ts'
import {coveredControls, cutTexts, stayingElements, textsOverTexts} from './room.ts'
import {takeScreenshots} from './take-screenshots.ts'
import {atRest, atStandstill, dialogLeft, standInForOutside, visit} from './visit.ts'

// Large letters, small screens, what a device covers, and colours of the system.

const PATHS = [
  '/',
  '/designs',
  '/designs?view=all&q=lotus',
  '/designs?view=list',
  '/designs/concrete',
  '/designs/fountain?item=FOU-001',
  '/about',
  '/testimonials',
  '/contact',
  '/privacy',
  '/rate-us',
  '/file-upload',
  '/nothing-here',
]

const PHONE = {width: 390, height: 844}
const DESKTOP = {width: 1440, height: 900}

/** A narrow phone, and what is left of a screen at 400 % zoom, above a keyboard, or of a phone that lies. */
const SMALL = [
  {width: 320, height: 700},
  {width: 320, height: 256},
  {width: 320, height: 180},
  {width: 568, height: 200},
]

/** Names of the links and buttons that open something over a page. */
const OPENED = ['Ask Price', 'Call Us', 'Shop Location', 'Search', 'Menu']

/** Opens one after the other over the fountains, calls `check` with its name, and closes it. */
async function openEach(page: Page, check: (name: string) => Promise<void>) {
  await visit(page, '/designs/fountain')
  for (const name of OPENED) {
    await page
      .locator('header, main')
      .getByLabel(name, {exact: true})
      .or(page.getByRole('main').getByRole('link', {name}))
      .first()
      .click()
    await expect(page.locator('dialog[open], :popover-open')).toBeVisible()
    await check(name)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open], :popover-open')).toHaveCount(0)
    await dialogLeft(page)
  }
}

test.beforeEach(async ({context, page}) => {
  await standInForOutside(context)
  await context.addInitScript(() =>
    localStorage.setItem('enquiry', JSON.stringify({version: 1, pieces: ['fountain/FOU-001']})),
  )
  await page.emulateMedia({reducedMotion: 'reduce'})
})

test('letters of twice the size fit a phone: no page or dialog is too wide, no text is cut or lies over another', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const check = async (name: string) => {
    expect.soft(await cutTexts(page), name).toEqual([])
    expect.soft(await textsOverTexts(page), name).toEqual([])
    await takeScreenshots(page, `large-${name.replaceAll(/[^a-z0-9]+/gi, '_')}`)
  }
  // As the settings of browsers do it.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await page.setViewportSize(PHONE)
  for (const language of ['', '/te', '/hi'])
    for (const path of PATHS) {
      // Scripts add nothing to the other pages.
      await (path.includes('list') ? visit(page, language + path) : page.goto(language + path))
      await check(language + path)
    }
  await openEach(page, check)
})

test('on a small screen nothing stays while the page scrolls, and no control is covered when it has the focus', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const check = async (name: string) => {
    for (const size of SMALL) {
      await page.setViewportSize(size)
      const message = `${name}, ${size.width} × ${size.height}`
      if (size.height < 480) expect.soft(await stayingElements(page), message).toEqual([])
      expect.soft(await coveredControls(page), message).toEqual([])
    }
    await page.setViewportSize(SMALL[0] ?? PHONE)
  }
  await page.setViewportSize(SMALL[0] ?? PHONE)
  for (const path of PATHS) {
    await visit(page, path)
    await check(path)
  }
  await openEach(page, check)
})

test('what is typed can be read above a keyboard that takes half of the screen', async ({page}) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/designs?view=all')
  const inPage = page.getByRole('main').getByRole('searchbox')
  await page.getByRole('link', {name: 'Search', exact: true}).click()
  const inDialog = page.getByRole('dialog').getByRole('combobox')
  // A browser that leaves the page as it is (resizes-visual) cannot move a dialog.
  const before = await inDialog.boundingBox()
  expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThan(PHONE.height / 2)
  for (const field of [inDialog, inPage]) {
    await page.setViewportSize(PHONE)
    await field.focus()
    await page.setViewportSize({...PHONE, height: PHONE.height / 2})
    await field.pressSequentially('lotus')
    const box = await field.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height / 2)
    await page.keyboard.press('Escape')
  }
})

test('what stays at the edges keeps clear of what the device covers, and nothing moves when Android’s bar leaves', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/designs/fountain')
  const session = await page.context().newCDPSession(page)
  const cover = (bottom: number) =>
    session.send('Emulation.setSafeAreaInsetsOverride', {
      insets: {top: 30, topMax: 30, left: 20, leftMax: 20, right: 20, rightMax: 20, bottom, bottomMax: 48},
    })
  await cover(48)
  await page.evaluate(() => scrollTo(0, 1e6))
  await atStandstill(page)
  const edges = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll('#banner a')].map((link) => link.getBoundingClientRect())
      return {
        footer: document.querySelector('footer')?.getBoundingClientRect().top,
        height: document.documentElement.scrollHeight,
        lowest: Math.max(...links.map(({bottom}) => bottom)),
        rightmost: Math.max(...links.map(({right}) => right)),
        brand: document.querySelector('header .brand')?.getBoundingClientRect().top,
      }
    })
  const covered = await edges()
  expect(covered.lowest).toBeLessThanOrEqual(PHONE.height - 48)
  expect(covered.rightmost).toBeLessThanOrEqual(PHONE.width - 20)
  expect(covered.brand).toBeGreaterThanOrEqual(30)
  await cover(0)
  const free = await edges()
  expect([free.footer, free.height]).toEqual([covered.footer, covered.height])
  await page.getByRole('article').first().getByRole('link').first().click()
  const close = await page.getByRole('dialog').getByRole('button', {name: 'Close'}).boundingBox()
  expect(close?.y).toBeGreaterThanOrEqual(30)
  expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(PHONE.width - 20)
})

/** Removes an attribute of an element, as React does when the state ends. */
const without = (name: string) => (element: Locator) =>
  element.evaluate((node, attribute) => node.removeAttribute(attribute), name)

const withAttribute = (name: string) => (element: Locator) =>
  element.evaluate((node, attribute) => node.setAttribute(attribute, 'true'), name)

const tap = (element: Locator) => element.click()

interface State {
  path: string
  /** What shows the state. The first match counts. */
  element: string
  /** Changes the state. */
  change: (element: Locator) => Promise<unknown>
  isWide?: boolean
  /** Steps before. */
  open?: (page: Page) => Promise<unknown>
}

const openMenu = (page: Page) => page.getByRole('button', {name: 'Menu'}).click()

/** States of controls. */
const STATES: Record<string, State> = {
  'the menu is open': {path: '/about', element: 'header > button', change: tap},
  'the page of a link in the menu': {
    path: '/about',
    element: 'header nav [aria-current]',
    change: without('aria-current'),
    open: openMenu,
  },
  'the page of a link in the bar': {
    path: '/about',
    element: 'header nav [aria-current]',
    change: without('aria-current'),
    isWide: true,
  },
  'the slide that is shown': {
    path: '/',
    element: '[data-ready] .dots [aria-current]',
    change: without('aria-current'),
    open: (page) => page.locator('.swiper').first().scrollIntoViewIfNeeded(),
  },
  'the page of a list': {
    path: '/designs?view=all&page=13',
    element: 'main nav ol [aria-current]',
    change: without('aria-current'),
  },
  'an action that runs': {
    path: '/file-upload',
    element: 'form [type=submit]',
    change: withAttribute('aria-busy'),
  },
  'a category that is chosen': {
    path: '/designs?view=all&category=jalli',
    element: 'fieldset label',
    change: tap,
  },
  'a result that is chosen': {
    path: '/about',
    element: '[role=option][aria-selected=true]',
    change: without('aria-selected'),
    async open(page) {
      await page.getByRole('link', {name: 'Search', exact: true}).click()
      await page.getByRole('combobox').fill('lotus')
      await expect(page.getByRole('option')).toHaveCount(4)
      await page.keyboard.press('ArrowDown')
    },
  },
  'a product on the enquiry list': {path: '/designs/fountain', element: 'article > button', change: tap},
  'a picture that is enlarged': {
    path: '/designs/fountain?item=FOU-002',
    element: 'dialog .picture button',
    change: tap,
  },
  'the picture of several that is shown': {
    path: '/designs/fountain?item=FOU-003',
    element: 'dialog .facts [aria-pressed=true]',
    change: without('aria-pressed'),
  },
  'a file over the field': {path: '/file-upload', element: 'form > div', change: withAttribute('data-over')},
}

test('in the colours of the system every state can be seen: none is a ground or the colour of a line alone', async ({
  page,
  request,
}) => {
  const takeAway = await addImages(request, 'fountain-FOU-003', {'fountain-FOU-001': 'Front'})
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'})
  for (const [name, {path, element, change, isWide, open}] of Object.entries(STATES)) {
    await page.setViewportSize(isWide ? DESKTOP : PHONE)
    await visit(page, path)
    await open?.(page)
    const control = page.locator(element).first()
    await control.scrollIntoViewIfNeeded()
    await atRest(page)
    const box = await control.boundingBox()
    if (!box) throw new Error(`No element shows “${name}”.`)
    // A line around an element is outside of it.
    const clip = {x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12}
    const look = async () => (await page.screenshot({clip})).toString('base64')
    const before = await look()
    expect.soft(await look(), `${name}, unchanged`).toBe(before)
    await change(control)
    // The focus has a line of its own.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await atRest(page)
    expect.soft(await look(), name).not.toBe(before)
  }
  await takeAway()
})
