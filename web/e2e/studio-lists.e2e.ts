import {expect} from '@playwright/test'
import type {Page} from '@playwright/test'
import {z} from 'zod'
import {SLOW_MS, go, test, textOf} from './studio.ts'

test.setTimeout(2 * SLOW_MS)

const CATEGORY = 'category-house-name-plate'
const IN_ORDER = '*[_type == "product" && category._ref == $id] | order(orderRank)'
const places = z.array(z.object({_id: z.string(), orderRank: z.string()}))

/** The pane that was opened last. */
const lastPane = (studio: Page) => studio.getByTestId('pane').last()

test('a list is searched as one types, by any word of the documents', async ({studio, content}) => {
  await content.testimonial('Gulmohar Constructions')
  await go(studio, '/structure/testimonial')
  const list = studio.getByRole('listbox', {name: 'Testimonials'})
  await expect(list.getByRole('option')).not.toHaveCount(1)
  await studio.getByRole('combobox', {name: 'Search list'}).fill('gulmo')
  await expect(list.getByRole('option')).toHaveCount(1)
  await expect(list.getByRole('option')).toContainText('Gulmohar Constructions')
})

test('a list is sorted by what its menu offers', async ({studio}) => {
  await go(studio, '/structure/product')
  const pieces = studio.getByRole('listbox', {name: 'All products'}).getByRole('option')
  const sortBy = async (name: string) => {
    await lastPane(studio).getByTestId('pane-context-menu-button').click()
    await studio.getByTestId(`action-sortby${name}`).click()
  }
  await expect(pieces.first()).toBeVisible({timeout: SLOW_MS})
  // The Studio remembers for each person how a list was sorted last.
  await sortBy('orderintheshop')
  await expect(pieces.first()).toContainText('FOU-001')
  await sortBy('name')
  await expect(pieces.first()).not.toContainText('FOU-001')
  await expect(async () => {
    const words = await pieces.locator('[data-testid$="preview__header"]').allInnerTexts()
    const names = words.map((text) => text.split('\n')[0] ?? '')
    expect(names.length).toBeGreaterThan(3)
    expect(names).toEqual(names.toSorted())
  }).toPass({timeout: SLOW_MS})
})

test('the search of the whole shop finds pieces and categories by their words, and opens their form', async ({
  studio,
}) => {
  await go(studio, '/structure')
  await studio.getByTestId('studio-search').click()
  const words = studio.getByPlaceholder('Search', {exact: true})
  const results = studio.getByTestId('search-results').getByRole('option')
  await words.fill('three tier courtyard')
  await expect(results.first()).toContainText('Bansi Three-Tier Courtyard Fountain', {timeout: SLOW_MS})
  await expect(results.first()).toContainText('Product')
  await words.fill('house name')
  const category = results.filter({hasText: 'Category'})
  await expect(category).toHaveCount(1, {timeout: SLOW_MS})
  await category.click()
  await expect(studio).toHaveURL(/structure\/categories;category-house-name-plate$/, {timeout: SLOW_MS})
  await expect(textOf(studio, 'title')).toHaveValue('House Name Plate', {timeout: SLOW_MS})
})

test('dragging a piece in the list of its category changes the order of the shop', async ({
  studio,
  content,
}) => {
  const before = places.parse(await content.query(`${IN_ORDER}{_id, orderRank}`, {id: CATEGORY}))
  const [first, second] = before
  await go(studio, `/structure/products-by-category;${CATEGORY}`)
  const pieces = lastPane(studio).locator('[data-rfd-drag-handle-draggable-id]')
  await expect(pieces.first()).toBeVisible()
  const from = await pieces.nth(0).boundingBox()
  const to = await pieces.nth(1).boundingBox()
  if (!from || !to) throw new TypeError('Both pieces are on the screen')
  await studio.mouse.move(from.x + 20, from.y + from.height / 2)
  await studio.mouse.down()
  await studio.mouse.move(from.x + 20, from.y + from.height, {steps: 5})
  await studio.mouse.move(to.x + 20, to.y + to.height - 4, {steps: 10})
  // A piece that is let go before the other has made room falls back.
  await expect.poll(async () => (await pieces.nth(1).boundingBox())?.y ?? 0).toBeCloseTo(from.y, 0)
  await studio.mouse.up()
  await expect
    .poll(() => content.query(`(${IN_ORDER})[0...2]._id`, {id: CATEGORY}))
    .toEqual([second?._id, first?._id])
  await content.mutate(...before.map(({_id: id, orderRank}) => ({patch: {id, set: {orderRank}}})))
})

test('leads can be read and not changed', async ({studio, content}) => {
  const id = `lead.journey-${Date.now()}`
  const receivedAt = new Date().toISOString()
  await content.mutate({
    create: {_id: id, _type: 'lead', kind: 'submission', receivedAt, category: 'fountain'},
  })
  await go(studio, `/structure/leads;${id}`)
  await expect(textOf(studio, 'category')).toHaveValue('fountain', {timeout: SLOW_MS})
  await expect(textOf(studio, 'category')).toHaveAttribute('readonly')
  await expect(studio.getByTestId('action-publish')).toHaveCount(0)
  await expect(lastPane(studio).getByText('Create new')).toHaveCount(0)
  await content.mutate({delete: {id}})
})

test('Vision runs a query with the rights of the one who is signed in', async ({studio}) => {
  await go(studio, '/vision')
  const editor = studio.getByTestId('vision-query-editor').locator('.cm-content')
  await expect(editor).toBeVisible({timeout: SLOW_MS})
  await editor.fill('{"categories": count(*[_type == "category"]), "unknown": *[_id == "nothing"][0]}')
  await studio.getByRole('button', {name: 'Fetch'}).click()
  await expect(studio.getByTestId('vision-result')).toContainText(/categories:\s*20/)
})
