import {expect, type Page} from '@playwright/test'
import {dialog, test} from './contact.ts'
import {visit} from './visit.ts'

// Others change the page: translators, data detectors and extensions.

/** Wraps each text of the page as Chrome's translator does, now and after each change. */
const translate = (page: Page) =>
  page.evaluate(() => {
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
