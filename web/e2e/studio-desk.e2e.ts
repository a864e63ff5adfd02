import {expect} from '@playwright/test'
import type {Locator, Page} from '@playwright/test'
import {SLOW_MS, form, go, publish, test, textOf} from './studio.ts'

test.setTimeout(3 * SLOW_MS)

const patience = {timeout: SLOW_MS}
const ID = 'product-gazebo-DESK-1'
const NAME = 'Gazebo of the desk test'

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
