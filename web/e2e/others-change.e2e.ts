import {expect, type Page} from '@playwright/test'
import {dialog, test} from './contact.ts'
import {visit} from './visit.ts'

// Others change the page: translators, data detectors and extensions.

/** Wraps each text of the page as Chrome's translator does, now and after each change. */
function wrapTexts() {
  function wrap() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('font, script, style') || !node.nodeValue?.trim()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    )
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      text.parentNode?.replaceChild(outer, text)
      outer.firstChild?.appendChild(text)
    }
  }
  wrap()
  new MutationObserver(wrap).observe(document.body, {childList: true, subtree: true, characterData: true})
}

/** Makes a link of each text with a number or an address, as iPhones and some browsers of Android do. */
function linkData() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    if (!/\d{3}|@|Hyderabad/.test(text.nodeValue ?? '') || text.parentElement?.closest('a, script, style'))
      continue
    const link = document.createElement('a')
    link.setAttribute('x-apple-data-detectors', 'true')
    text.parentNode?.replaceChild(link, text)
    link.append(text)
  }
}

/** Cloudflare's e-mail cloak: links to addresses lead elsewhere, and their words are gone. */
function cloakMail() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
    const inner = document.createElement('span')
    inner.className = '__cf_email__'
    inner.textContent = '[email protected]'
    link.href = '/cdn-cgi/l/email-protection#0a63'
    link.replaceChildren(inner)
  }
}

const translate = (page: Page) => page.evaluate(wrapTexts)

/** Functions that change the page, by who runs them. Two that change different elements run together. */
const CHANGES = {'a translator': [wrapTexts], 'a detector with a cloak': [linkData, cloakMail]}

/** When the others come: as the served page is there, while React hydrates it, and after that. */
const TIMES: Record<string, (page: Page, change: string) => Promise<unknown>> = {
  before: (page, change) =>
    page.addInitScript(`document.addEventListener('DOMContentLoaded', () => {${change}})`),
  during: (page, change) =>
    page.addInitScript(`new MutationObserver((_, seen) => {
      if (!document.querySelector('link[rel=modulepreload]')) return
      seen.disconnect()
      const early = setInterval(() => {
        const frame = document.querySelector('header')
        if (!frame || !Object.keys(frame).some((key) => key.startsWith('__react'))) return
        clearInterval(early)
        ${change}
      })
    }).observe(document, {childList: true, subtree: true})`),
  // Each page calls it itself.
  after: () => Promise.resolve(),
}

/** One page of each kind. */
const PAGES = [
  '/',
  '/designs',
  '/designs?view=all',
  '/designs?view=list',
  '/designs/tandur-stone',
  '/designs/fountain?item=FOU-001',
  '/contact',
  '/about',
  '/testimonials',
  '/privacy',
  '/rate-us',
  '/file-upload',
  '/nothing-here',
]

for (const [who, changes] of Object.entries(CHANGES))
  for (const [when, arrange] of Object.entries(TIMES))
    test(`every kind of page stays whole and alive that ${who} changes ${when} hydration`, async ({page}) => {
      test.setTimeout(180_000)
      const change = changes.map((each) => `(${String(each)})()`).join(';')
      await page.addInitScript(() =>
        localStorage.setItem('enquiry', JSON.stringify({version: 1, pieces: ['fountain/FOU-001']})),
      )
      await arrange(page, change)
      for (const path of PAGES) {
        await page.goto(path)
        await page.locator('html[data-hydrated]').waitFor()
        if (when === 'after') await page.evaluate(change)
        await expect(page.locator('footer'), path).toHaveCount(1)
        await expect(page.getByText('Something went wrong'), path).toHaveCount(0)
        if (path.includes('item=')) {
          await dialog(page).getByRole('link', {name: 'Next piece'}).click()
          await expect(dialog(page).locator('dd').first()).toHaveText('FOU-002')
          await dialog(page).getByRole('button', {name: 'Close'}).click()
        }
        // The page still answers: it leads to another page, which is whole.
        await page.getByRole('contentinfo').locator('a[href*="/designs/gazebo"]').click()
        await expect(page.getByRole('heading', {level: 1}), path).toContainText('Gazebo')
        await expect(page.getByText('Something went wrong'), path).toHaveCount(0)
      }
    })

test('a browser that darkens pages by itself leaves this one as it is, with its pictures', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'})
  await visit(page, '/designs/tandur-stone')
  await page.evaluate(() => document.fonts.ready)
  const own = await page.screenshot()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', {enabled: true})
  expect(own.equals(await page.screenshot())).toBe(true)
})

test('a translated product dialog shows the name, place, price and facts of one piece at each step', async ({
  page,
}) => {
  await visit(page, '/designs/gazebo?item=GAZ-001')
  await translate(page)
  const names = new Set<string>()
  for (let step = 2; step <= 6; step += 1) {
    await dialog(page).getByRole('link', {name: 'Next piece'}).click()
    await expect(page).toHaveURL(new RegExp(`item=GAZ-00${step}`))
    await expect(dialog(page).getByRole('status').first()).toContainText(`${step} of 16`)
    await expect(dialog(page).locator('dd').first()).toHaveText(`GAZ-00${step}`)
    const name = await dialog(page).getByRole('heading', {level: 2}).innerText()
    await expect(dialog(page).getByRole('status').first()).toContainText(name)
    names.add(name)
  }
  expect(names.size).toBe(5)
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

test('a translated list of all designs says how many are shown after a search', async ({page}) => {
  await visit(page, '/designs?view=all')
  await translate(page)
  await expect(page.locator('.count output')).toContainText('of 601')
  await page.getByRole('main').getByRole('searchbox').fill('gaz-005')
  await page.keyboard.press('Enter')
  await expect(page.locator('.count output')).not.toContainText('of 601')
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

test('a page whose elements somebody has taken away is rendered anew, without an error page', async ({
  page,
}) => {
  await visit(page, '/designs/gazebo?item=GAZ-001')
  await dialog(page)
    .locator('h2')
    .evaluate((heading) => heading.remove())
  await dialog(page).getByRole('link', {name: 'Next piece'}).click()
  await expect(dialog(page).locator('dd').first()).toHaveText('GAZ-002')
  await expect(dialog(page).locator('h2')).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

test('a page is hydrated as it was served where a phone made a link of the address in the footer before', async ({
  page,
}) => {
  const failures: string[] = []
  page.on('pageerror', ({message}) => failures.push(message))
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const text = document.querySelector('footer .small p:last-child span')?.firstChild
      const link = document.createElement('a')
      link.setAttribute('x-apple-data-detectors', 'true')
      text?.parentNode?.replaceChild(link, text)
      if (text) link.append(text)
      Reflect.set(window, 'servedMain', document.querySelector('main'))
    }),
  )
  await visit(page, '/about')
  await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute(
    'content',
    /telephone=no.*address=no/,
  )
  expect(
    await page.evaluate(() => Reflect.get(window, 'servedMain') === document.querySelector('main')),
  ).toBe(true)
  expect(failures).toEqual([])
})
