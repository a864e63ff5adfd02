import {expect, test, type Page} from '@playwright/test'
import * as english from '../messages/en/contact.ts'
import * as englishFinding from '../messages/en/finding.ts'
import * as englishProduct from '../messages/en/product-dialog.ts'
import * as englishShell from '../messages/en/shell.ts'
import * as hindi from '../messages/hi/contact.ts'
import * as hindiFinding from '../messages/hi/finding.ts'
import * as hindiProduct from '../messages/hi/product-dialog.ts'
import * as hindiShell from '../messages/hi/shell.ts'
import * as telugu from '../messages/te/contact.ts'
import * as teluguFinding from '../messages/te/finding.ts'
import * as teluguProduct from '../messages/te/product-dialog.ts'
import * as teluguShell from '../messages/te/shell.ts'
import {violationsOf} from './axe.ts'
import {screensFolder, takeScreenshots} from './take-screenshots.ts'
import {dialogLeft, standInForOutside, visit} from './visit.ts'

const PHONE = {width: 390, height: 844}
const DESKTOP = {width: 1440, height: 900}
const WIDTHS = [1440, 768, 390, 320]

const PATHS = [
  '/',
  '/designs',
  '/designs?view=all',
  '/designs?view=list',
  '/designs/fountain',
  '/designs/tandur-stone?item=TS-001',
  '/designs/concrete',
  '/about',
  '/testimonials',
  '/contact',
  '/privacy',
  '/accessibility',
  '/rate-us',
  '/admin',
  '/setup-owner-phone',
  '/file-upload',
  '/file/list.docx',
  '/nothing-here',
]

interface Words {
  shopLocation: string
  callUs: string
  askPrice: string
  search: string
  enlarge: string
  menu: string
  main: string
}

const ENGLISH: Words = {...englishFinding, ...englishProduct, ...englishShell, ...english}

const TRANSLATED: readonly [language: string, words: Words][] = [
  ['te', {...teluguFinding, ...teluguProduct, ...teluguShell, ...telugu}],
  ['hi', {...hindiFinding, ...hindiProduct, ...hindiShell, ...hindi}],
]

/** Dialogs of a category page, each with the steps that open it. */
const OPENED: Readonly<Record<string, (page: Page, words: Words) => Promise<void>>> = {
  'the map': (page, {shopLocation}) => inMain(page, shopLocation).click(),
  'the phone': (page, {callUs}) => inMain(page, callUs).click(),
  'the question for a price': (page, {askPrice}) => inMain(page, askPrice).click(),
  'the search': async (page, {search}) => {
    await page.getByRole('link', {name: search, exact: true}).click()
    await page.getByRole('combobox').fill('lotus')
    await expect(page.getByRole('option').first()).toBeVisible()
  },
  'an enlarged product picture': async (page, {enlarge}) => {
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.getByRole('button', {name: enlarge}).click()
  },
}

const inMain = (page: Page, name: string) => page.locator('main').getByRole('link', {name}).first()

/** Opens each dialog of the fountains, calls `check` with its name, and closes it. */
async function checkDialogs(page: Page, start: string, words: Words, check: (name: string) => Promise<void>) {
  const dialog = page.getByRole('dialog')
  await visit(page, `${start}/designs/fountain`)
  for (const [name, open] of Object.entries(OPENED)) {
    await open(page, words)
    await expect(dialog).toBeVisible()
    await check(name)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await dialogLeft(page)
  }
}

async function openMenu(page: Page, {menu, main}: Words) {
  await page.getByRole('button', {name: menu}).click()
  const languages = page.getByRole('navigation', {name: main}).locator('a[lang]')
  await expect(languages.first()).toBeVisible()
}

/** Name and size of each visible control under 44 × 44 pixels. Links within a sentence are exempt. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll('a[href], button, input, select, summary, [role=option]')
    const isInSentence = (control: Element) => {
      const around = control.parentElement
      return control.tagName === 'A' && around?.tagName === 'P' && around.textContent !== control.textContent
    }
    return [...controls].flatMap((control) => {
      const {width, height, bottom} = control.getBoundingClientRect()
      const isSeen = control.checkVisibility({visibilityProperty: true, opacityProperty: true}) && bottom > 0
      // A click on the label counts too, so the larger of the two boxes is the target.
      const label =
        control instanceof HTMLInputElement ? control.labels?.[0]?.getBoundingClientRect() : undefined
      const [w, h] = [Math.max(width, label?.width ?? 0), Math.max(height, label?.height ?? 0)]
      const isSmall = isSeen && !isInSentence(control) && (w < 43.9 || h < 43.9)
      const name = control.getAttribute('aria-label') ?? control.textContent
      return isSmall ? [`${name} ${Math.round(w)}×${Math.round(h)}`] : []
    })
  })

/** Checks a page of English on a phone of 390 pixels. */
async function expectGood(page: Page, name: string) {
  expect.soft(await violationsOf(page), name).toEqual([])
  expect.soft(await smallTargets(page), name).toEqual([])
}

/** Checks a page in another language on a phone of 320 pixels. The page has the colours of the English page. */
async function expectGoodTranslated(page: Page, name: string) {
  expect.soft(await violationsOf(page, {isTranslated: true}), name).toEqual([])
  expect.soft(await smallTargets(page), name).toEqual([])
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320)
}

test.beforeEach(({context}) => standInForOutside(context))

/** Checks that a page is no wider than the screen, at each width. */
async function expectNarrow(page: Page, path: string) {
  if (screensFolder) await page.waitForLoadState('networkidle')
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900})
    // Rows are laid out only near the viewport, so scroll before measuring.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(pageWidth, `${path} at ${width} pixels`).toBeLessThanOrEqual(width)
    await page.evaluate(() => scrollTo(0, 0))
    await takeScreenshots(page, `page${path.replaceAll(/[^a-z0-9-]+/gi, '_')}`, {fullPage: true})
  }
}

test('no page breaks a rule of WCAG 2.2 AA on a desktop, or is wider than the screen from 320 to 1440 pixels, and every control is at least 44 pixels wide and high on a phone', async ({
  page,
}) => {
  test.setTimeout(screensFolder ? 900_000 : 120_000)
  for (const path of PATHS) {
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({reducedMotion: 'reduce'})
    await visit(page, path)
    expect.soft(await violationsOf(page), path).toEqual([])
    await page.setViewportSize(PHONE)
    // Visitors who want no motion have no button that stops it.
    await page.emulateMedia({reducedMotion: 'no-preference'})
    expect.soft(await smallTargets(page), path).toEqual([])
    await expectNarrow(page, path)
  }
})

for (const [language, words] of TRANSLATED) {
  test(`no page of ${language} breaks a rule of WCAG 2.2 AA, has a small control or is too wide on a phone of 320 pixels`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({width: 320, height: 640})
    await page.emulateMedia({reducedMotion: 'reduce'})
    for (const path of PATHS) {
      const address = `/${language}${path}`.replace(/\/$/, '')
      await visit(page, address)
      await expectGoodTranslated(page, address)
    }
  })

  test(`no dialog of ${language}, nor the menu, breaks a rule of WCAG 2.2 AA, has a small control or is too wide on a phone of 320 pixels`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({width: 320, height: 640})
    await page.emulateMedia({reducedMotion: 'reduce'})
    await checkDialogs(page, `/${language}`, words, async (name) => {
      await expectGoodTranslated(page, name)
      const dialogWidth = await page.getByRole('dialog').evaluate(({scrollWidth}) => scrollWidth)
      expect.soft(dialogWidth, name).toBeLessThanOrEqual(320)
    })
    await openMenu(page, words)
    await expectGoodTranslated(page, 'the menu, with the languages')
  })
}

test('no dialog, nor the menu, breaks a rule of WCAG 2.2 AA on a desktop and a phone, or has a small control on a phone', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({reducedMotion: 'reduce'})
  await checkDialogs(page, '', ENGLISH, async (name) => {
    expect.soft(await violationsOf(page), `${name} on a desktop`).toEqual([])
    await page.setViewportSize(PHONE)
    await expectGood(page, name)
    await page.setViewportSize(DESKTOP)
  })
  await page.setViewportSize(PHONE)
  await openMenu(page, ENGLISH)
  await expectGood(page, 'the menu')
})

test(`loading and failed pages, the recently viewed strip and the enquiry list break no rule of WCAG 2.2 AA`, async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({reducedMotion: 'reduce'})
  await context.addInitScript(() => {
    const list = JSON.stringify({
      version: 1,
      pieces: ['fountain/FOU-001', 'jalli/1', 'tandur-stone/TS-001'],
    })
    localStorage.setItem('recent', list)
    localStorage.setItem('enquiry', list)
  })
  await visit(page, '/designs/stone-gate')
  await expect(page.getByRole('region', {name: 'Recently viewed'}).getByRole('link')).toHaveCount(3)
  await expectGood(page, 'recently viewed')
  await page.getByRole('link', {name: 'Enquiry list, 3 pieces'}).click()
  await expect(page.getByRole('button', {name: /^Remove .*TS-001/})).toBeVisible()
  await expectGood(page, 'enquiry list')
  let fail = () => {}
  const failed = new Promise<void>((resolve) => (fail = resolve))
  await page.route(/\/data\/query\//, async (route) => {
    await failed
    await route.fulfill({status: 500, body: ''})
  })
  // The server has no copy of the page either.
  await page.route('**', async (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({status: 503}) : route.fallback(),
  )
  await page.getByRole('link', {name: 'Murals'}).click()
  await expect(page.getByText('Loading …')).toBeVisible()
  await expectGood(page, 'loading')
  fail()
  await expect(page.getByRole('heading', {name: 'Something went wrong'})).toBeVisible({timeout: 15_000})
  await expectGood(page, 'failed')
})
