import {expect} from '@playwright/test'
import type {Locator, Page} from '@playwright/test'
import {SLOW_MS, form, go, publish, signInWith, test, textOf} from './studio.ts'

test.setTimeout(3 * SLOW_MS)

const patience = {timeout: SLOW_MS}
const ID = 'product-gazebo-DESK-1'
const NAME = 'Gazebo of the desk journey'

const row = (studio: Page, words: string): Locator =>
  studio.locator('[data-ui=PaneItem]').filter({hasText: words})
/** The figure at the end of a row. */
const countOf = async (studio: Page, words: string) =>
  Number(await row(studio, words).locator('[data-ui=Badge]').last().innerText(patience))

test('a product leaves each list of what needs attention when it is mended, and categories count along', async ({
  studio,
  content,
}) => {
  await go(studio, '/structure/needs-attention')
  const checks = ['No picture', 'No price', 'Not published']
  await expect(row(studio, 'No price')).toBeVisible(patience)
  const before = await Promise.all(checks.map((check) => countOf(studio, check)))

  const category = {_type: 'reference', _ref: 'category-gazebo'}
  const fields = {
    _type: 'product',
    name: NAME,
    productId: 'DESK-1',
    category,
    specialNote: 'Two sizes',
    orderRank: '0|zzzzz0:',
  }
  content.removeAfterwards(ID)
  await content.mutate({create: {_id: `drafts.${ID}`, ...fields}})
  for (const [index, check] of checks.entries()) {
    await expect.poll(() => countOf(studio, check), patience).toBe((before[index] ?? 0) + 1)
  }
  await row(studio, 'No picture').click()
  await row(studio, NAME).click(patience)
  await expect(form(studio)).toBeVisible(patience)
  await expect(textOf(studio, 'name')).toHaveValue(NAME, patience)

  const image = await content.query('*[_type == "product" && defined(image.alt)][0].image')
  await content.mutate({patch: {id: `drafts.${ID}`, set: {image, value: 12_000}}})
  await expect(row(studio, NAME)).toHaveCount(0, patience)
  await expect.poll(() => countOf(studio, 'No price'), patience).toBe(before[1])

  await go(studio, '/structure/products-by-category')
  const gazebo = row(studio, 'Gazebo').first()
  await expect(gazebo.getByTitle('1 draft', {exact: true})).toBeVisible(patience)
  const products = Number(await gazebo.locator('[data-ui=Badge]').last().innerText())
  await gazebo.click()
  await expect(row(studio, NAME)).toContainText('DESK-1 · ₹12,000 · Two sizes', patience)
  await row(studio, NAME).click()
  await publish(studio, content, ID)
  await expect(gazebo.getByTitle('1 draft', {exact: true})).toHaveCount(0, patience)
  await expect(gazebo.locator('[data-ui=Badge]').last()).toHaveText(String(products), patience)

  await content.mutate({patch: {id: ID, unset: ['value']}})
  await go(studio, '/structure/needs-attention;no-price')
  await expect(studio.getByRole('link', {name: `Open ${NAME} on site`})).toHaveAttribute(
    'href',
    '/designs/gazebo?item=DESK-1',
    patience,
  )
  await go(studio, '/structure')
})

test('no button creates, duplicates or deletes the settings, and none creates an enquiry', async ({
  studio,
}) => {
  await go(studio, '/structure/siteSettings')
  await expect(form(studio)).toBeVisible(patience)
  await expect(studio.getByTestId('action-publish')).toBeVisible(patience)
  // The other actions of a published document would be duplicate, unpublish and delete.
  await studio.getByTestId('action-menu-button').click()
  await expect(studio.getByRole('menuitem')).toHaveText(['Open on site'])
  await studio.keyboard.press('Escape')
  await studio.getByTestId('new-document-button').click()
  await expect(studio.getByTestId('create-new-testimonial')).toBeVisible(patience)
  for (const type of ['siteSettings', 'lead']) {
    await expect(studio.getByTestId(`create-new-${type}`)).toHaveCount(0)
  }
  await studio.keyboard.press('Escape')
  await go(studio, '/structure')
})

test('two people who add a product at the same moment get two codes, by the button and in empty forms', async ({
  studio,
  browser,
  baseURL,
  complaints,
  content,
}) => {
  const context = await browser.newContext({baseURL: baseURL ?? ''})
  await signInWith(context, process.env.LAKE_TOKEN ?? '')
  const second = await context.newPage()
  const people = [studio, second]
  await go(studio, '/structure/products-by-category;category-gazebo')
  await second.goto('/studio/structure/products-by-category;category-gazebo')

  // Both have looked for a free code before either draft reaches the lake.
  const bothLooked = meetingOf(people.length)
  for (const page of people) {
    await page.route('**/data/actions/**', async (route) => {
      if (route.request().postData()?.includes('document.create')) await bothLooked()
      await route.continue()
    })
  }
  for (const page of people) await page.getByRole('button', {name: 'Add a product'}).click(patience)

  const codes: string[] = []
  for (const page of people) {
    await expect(page).toHaveURL(/;product-gazebo-GAZ-\d+/, patience)
    const code = /product-gazebo-(GAZ-\d+)/.exec(page.url())?.[1] ?? ''
    content.removeAfterwards(`product-gazebo-${code}`)
    await expect(textOf(page, 'productId')).toHaveValue(code, patience)
    await expect(form(page).getByRole('link', {name: 'Gazebo'}).first()).toBeVisible(patience)
    codes.push(code)
  }
  expect(codes.toSorted()).toEqual(['GAZ-017', 'GAZ-018'])
  // One of the two was refused once, which the browser reports.
  expect(complaints.splice(0).filter((words) => !words.includes('409'))).toEqual([])
  for (const page of people) await page.unroute('**/data/actions/**')

  // The forms of both are proposed the same code.
  const bothProposed = meetingOf(people.length)
  const isProposal = ({searchParams}: URL) => searchParams.get('query')?.includes('"rank"') ?? false
  for (const page of people) {
    await page.route(isProposal, async (route) => {
      const response = await route.fetch()
      await bothProposed()
      await route.fulfill({response})
    })
  }
  const ids = await Promise.all(people.map(openEmptyForm))
  for (const id of ids) content.removeAfterwards(id)
  await Promise.all(people.map((page) => chooseCategory(page, 'Gazebo')))
  const stored = () =>
    content.query('*[_id in $drafts] | order(productId).productId', {
      drafts: ids.map((id) => `drafts.${id}`),
    })
  await expect.poll(stored, patience).toEqual(['GAZ-019', 'GAZ-020'])
  await studio.unroute(isProposal)
  await context.close()
  await go(studio, '/structure')
})

/** A place where everybody waits for the last of these people. */
function meetingOf(people: number) {
  const all = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === people) all.resolve()
    return all.promise
  }
}

/** Opens the form of a new product without a category, and returns the product's id. */
async function openEmptyForm(page: Page): Promise<string> {
  await go(page, '/intent/create/type=product')
  await expect(page).toHaveURL(/;[0-9a-f-]{36}/, patience)
  await expect(textOf(page, 'name')).toBeEditable(patience)
  return /;([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
}

async function chooseCategory(page: Page, title: string) {
  await page.getByTestId('reference-input').getByRole('combobox').fill(title, patience)
  await page.getByRole('option', {name: new RegExp(`^${title}`)}).click(patience)
}
