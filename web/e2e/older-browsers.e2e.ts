import {expect, type Page} from '@playwright/test'
import {dialog, storedLeads, test} from './contact.ts'
import {GREEN, expectStatus, picture, send} from './upload.ts'
import {visit} from './visit.ts'

/** Takes away what the oldest browsers of the build lack: Chrome 94, Firefox 93 and Safari 16.4 (`vite.config.ts`). */
const becomeOld = (page: Page) =>
  page.addInitScript(() => {
    const drop = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
    const iterator: object = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
    drop(URL, 'parse', 'canParse')
    drop(AbortSignal, 'timeout', 'any')
    drop(Promise, 'withResolvers', 'try')
    drop(Response, 'json')
    drop(Object, 'groupBy')
    drop(Map, 'groupBy')
    drop(Array, 'fromAsync')
    drop(Array.prototype, 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with')
    drop(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf')
    drop(
      iterator,
      'map',
      'filter',
      'take',
      'drop',
      'flatMap',
      'reduce',
      'toArray',
      'forEach',
      'some',
      'every',
    )
    drop(iterator, 'find')
    drop(window, 'structuredClone', 'reportError', 'scheduler', 'navigation', 'requestIdleCallback')
    drop(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover')

    // A selector that a browser does not know throws, except inside `:is`, where it matches nothing.
    for (const owner of [Element.prototype, Document.prototype])
      for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
        const own: unknown = Reflect.get(owner, name)
        if (typeof own !== 'function') continue
        const value = function (this: unknown, selector: string) {
          const known = selector.replaceAll(/:is\(:(?:modal|popover-open)\)/g, ':not(*)')
          if (/:(?:modal|popover-open)/.test(known)) throw new DOMException(selector, 'SyntaxError')
          return Reflect.apply(own, this, [known])
        }
        Object.defineProperty(owner, name, {value})
      }

    // The list of sheets was an array that nobody may change.
    const sheets = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets')
    const get = function (this: Document): unknown {
      return Object.freeze([...(sheets?.get?.call(this) ?? [])])
    }
    Object.defineProperty(Document.prototype, 'adoptedStyleSheets', {...sheets, get})
  })

/** Messages of uncaught errors, growing. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', ({message}) => faults.push(message))
  return faults
}

test('a browser of 2021 shows a product, and a tap on Ask Price is stored', async ({page, request}) => {
  await becomeOld(page)
  const faults = faultsOf(page)
  await visit(page, '/designs/fountain?item=FOU-003&gclid=old-1')
  await page.locator('dialog:modal').waitFor()
  await dialog(page).getByRole('link', {name: 'Ask Price'}).click()
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  expect((await popup).url()).toContain('wa.me/919000000000')
  const stored = () => storedLeads(request, '/designs/fountain?gclid=old-1&item=FOU-003')
  await expect.poll(stored).toEqual([{action: 'price', productId: 'FOU-003'}])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBe('[]')
  expect(faults).toEqual([])
})

/** Opens the first fountain by its card, and presses Enter on the link to the next one. */
async function stepByKeyboard(page: Page) {
  await visit(page, '/designs/fountain')
  await page.getByRole('article').first().getByRole('link').first().click()
  const next = dialog(page).getByRole('link', {name: 'Next piece'})
  await next.focus()
  for (const code of ['FOU-002', 'FOU-003']) {
    await page.keyboard.press('Enter')
    await expect(dialog(page).locator('dl')).toContainText(code)
    await expect(next).toBeFocused()
    await expect(page).toHaveURL(`/designs/fountain?item=${code}`)
  }
}

test('a browser of 2021 steps from piece to piece, and closes and opens a product', async ({page}) => {
  await becomeOld(page)
  const faults = faultsOf(page)
  await stepByKeyboard(page)
  await dialog(page).getByRole('button', {name: 'Close'}).click()
  await expect(page).toHaveURL('/designs/fountain')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.locator('dialog:modal dl')).toContainText('FOU-001')
  expect(faults).toEqual([])
})

test('a browser without dialogs shows a product, and steps from piece to piece', async ({page}) => {
  await becomeOld(page)
  await page.addInitScript(() => {
    for (const name of ['open', 'returnValue', 'show', 'showModal', 'close'])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name)
  })
  const faults = faultsOf(page)
  await stepByKeyboard(page)
  // The image is beside the facts, as in other browsers.
  await expect(dialog(page)).toHaveCSS('display', 'grid')
  expect(faults).toEqual([])
})

test('a browser of 2021 opens one page after the other, and finds designs', async ({page}) => {
  await becomeOld(page)
  const faults = faultsOf(page)
  await visit(page, '/')
  const menu = page.getByRole('navigation', {name: 'Main'})
  await menu.getByRole('link', {name: 'Designs'}).click()
  await page.getByRole('region', {name: 'Offer'}).getByRole('link', {name: 'View All Products'}).click()
  await page.getByLabel('Name, number or kind').fill('lotus')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', {name: 'Designs for “lotus”'})).toBeVisible()
  await page.getByLabel('Sort by').selectOption('price')
  await expect(page).toHaveURL('/designs?view=all&q=lotus&sort=price')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(dialog(page).getByRole('link', {name: 'Ask Price'})).toBeVisible()
  expect(faults).toEqual([])
})

test('a browser of 2021 uploads a file', async ({page}) => {
  await becomeOld(page)
  const faults = faultsOf(page)
  await visit(page, '/file-upload')
  await send(page, await picture())
  await expectStatus(page, 'Uploaded', GREEN)
  expect(faults).toEqual([])
})
