import {expect, test, type Page} from '@playwright/test'
import * as english from '../words/en/contact.ts'
import * as englishFinding from '../words/en/finding.ts'
import * as englishProduct from '../words/en/product-dialog.ts'
import * as hindi from '../words/hi/contact.ts'
import * as hindiFinding from '../words/hi/finding.ts'
import * as hindiProduct from '../words/hi/product-dialog.ts'
import * as hindiShell from '../words/hi/shell.ts'
import * as telugu from '../words/te/contact.ts'
import * as teluguFinding from '../words/te/finding.ts'
import * as teluguProduct from '../words/te/product-dialog.ts'
import * as teluguShell from '../words/te/shell.ts'
import {violationsOf} from './axe.ts'
import {standInForOutside, visit} from './visit.ts'

const PHONE = {width: 390, height: 844}
const DESKTOP = {width: 1440, height: 900}

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
  '/rate-us',
  '/admin',
  '/setup-owner-phone',
  '/file-upload',
  '/nothing-here',
]

interface Words {
  shopLocation: string
  callUs: string
  askPrice: string
  search: string
  enlarge: string
}

const ENGLISH: Words = {...englishFinding, ...englishProduct, ...english}

const TRANSLATED: readonly [language: string, words: Words & {menu: string; main: string}][] = [
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

/** Opens a dialog of the fountains. A reload would keep the open one in the history entry; about:blank starts a new entry. */
async function openDialog(page: Page, start: string, open: (page: Page) => Promise<void>) {
  await page.goto('about:blank')
  await visit(page, `${start}/designs/fountain`)
  await open(page)
  await expect(page.getByRole('dialog')).toBeVisible()
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

/** Checks a page in another language on a phone of 320 pixels. Its colours are those of the English page. */
async function expectGood(page: Page, name: string) {
  expect.soft(await violationsOf(page, {isTranslated: true}), name).toEqual([])
  expect.soft(await smallTargets(page), name).toEqual([])
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320)
}

test.beforeEach(({context}) => standInForOutside(context))

test('every control is at least 44 pixels wide and high on a phone', async ({page}) => {
  await page.setViewportSize(PHONE)
  for (const path of PATHS) {
    await visit(page, path)
    expect.soft(await smallTargets(page), path).toEqual([])
  }
})

test(`no page breaks a rule of WCAG 2.2 AA on a desktop`, async ({page}) => {
  test.setTimeout(120_000)
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({reducedMotion: 'reduce'})
  for (const path of PATHS) {
    await visit(page, path)
    expect.soft(await violationsOf(page), path).toEqual([])
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
      await expectGood(page, address)
    }
  })

  test(`no dialog of ${language}, nor the menu, breaks a rule of WCAG 2.2 AA, has a small control or is too wide on a phone of 320 pixels`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({width: 320, height: 640})
    await page.emulateMedia({reducedMotion: 'reduce'})
    for (const [name, open] of Object.entries(OPENED)) {
      await openDialog(page, `/${language}`, () => open(page, words))
      await expectGood(page, name)
    }
    await visit(page, `/${language}/about`)
    await page.getByRole('button', {name: words.menu}).click()
    const menu = page.getByRole('navigation', {name: words.main})
    await expect(menu.locator('a[lang=en]')).toBeVisible()
    await expectGood(page, 'the menu, with the languages')
  })
}

for (const [screen, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`no dialog breaks a rule of WCAG 2.2 AA on a ${screen}`, async ({page}) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    await page.emulateMedia({reducedMotion: 'reduce'})
    for (const [name, open] of Object.entries(OPENED)) {
      await openDialog(page, '', () => open(page, ENGLISH))
      expect.soft(await violationsOf(page), name).toEqual([])
      if (screen === 'phone') expect.soft(await smallTargets(page), name).toEqual([])
    }
  })
}

test(`the open menu breaks no rule of WCAG 2.2 AA`, async ({page}) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({reducedMotion: 'reduce'})
  await visit(page, '/about')
  await page.getByRole('button', {name: 'Menu'}).click()
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
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
  const expectRight = async (name: string) => {
    expect.soft(await violationsOf(page), name).toEqual([])
    expect.soft(await smallTargets(page), name).toEqual([])
  }
  await visit(page, '/designs/stone-gate')
  await expect(page.getByRole('region', {name: 'Recently viewed'}).getByRole('link')).toHaveCount(3)
  await expectRight('recently viewed')
  await page.getByRole('link', {name: 'Enquiry list, 3 pieces'}).click()
  await expect(page.getByRole('button', {name: /^Remove .*TS-001/})).toBeVisible()
  await expectRight('enquiry list')
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
  await expectRight('loading')
  fail()
  await expect(page.getByRole('heading', {name: 'Something went wrong'})).toBeVisible({timeout: 15_000})
  await expectRight('failed')
})
