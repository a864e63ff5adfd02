import {expect} from '@playwright/test'
import type {Page} from '@playwright/test'
import {z} from 'zod'
import {SLOW_MS, go, test, textOf} from './studio.ts'

test.setTimeout(2 * SLOW_MS)

const CATEGORY = 'category-house-name-plate'
const IN_ORDER = '*[_type == "product" && category._ref == $id] | order(orderRank)'
const ranked = z.array(z.object({_id: z.string(), orderRank: z.string()}))

/** The rightmost pane, which was opened last. */
const lastPane = (studio: Page) => studio.getByTestId('pane').last()

test('typing in a list finds documents by any of their words', async ({studio, content}) => {
  await content.testimonial('Gulmohar Constructions')
  await go(studio, '/structure/testimonial')
  const list = studio.getByRole('listbox', {name: 'Testimonials'})
  await expect(list.getByRole('option')).not.toHaveCount(1)
  await studio.getByRole('combobox', {name: 'Search list'}).fill('gulmo')
  await expect(list.getByRole('option')).toHaveCount(1)
  await expect(list.getByRole('option')).toContainText('Gulmohar Constructions')
})

test('the menu of a list sorts it', async ({studio}) => {
  await go(studio, '/structure/product')
  const products = studio.getByRole('listbox', {name: 'All products'}).getByRole('option')
  const sortBy = async (name: string) => {
    await lastPane(studio).getByTestId('pane-context-menu-button').click()
    await studio.getByTestId(`action-sortby${name}`).click()
  }
  await expect(products.first()).toBeVisible({timeout: SLOW_MS})
  // The Studio remembers the last order for each person, so choose one first.
  await sortBy('orderintheshop')
  await expect(products.first()).toContainText('FOU-001')
  await sortBy('name')
  await expect(products.first()).not.toContainText('FOU-001')
  await expect(async () => {
    const words = await products.locator('[data-testid$="preview__header"]').allInnerTexts()
    const names = words.map((text) => text.split('\n')[0] ?? '')
    expect(names.length).toBeGreaterThan(3)
    expect(names).toEqual(names.toSorted())
  }).toPass({timeout: SLOW_MS})
})

test('the global search finds products and categories by their words, and opens their form', async ({
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

test('dragging a product in the list of its category changes its order in the shop', async ({
  studio,
  content,
}) => {
  const before = ranked.parse(await content.query(`${IN_ORDER}{_id, orderRank}`, {id: CATEGORY}))
  const [first, second] = before
  await go(studio, `/structure/products-by-category;${CATEGORY}`)
  const products = lastPane(studio).locator('[data-rfd-drag-handle-draggable-id]')
  await expect(products.first()).toBeVisible()
  const from = await products.nth(0).boundingBox()
  const to = await products.nth(1).boundingBox()
  if (!from || !to) throw new TypeError('One of the two products is not on the screen')
  await studio.mouse.move(from.x + 20, from.y + from.height / 2)
  await studio.mouse.down()
  await studio.mouse.move(from.x + 20, from.y + from.height, {steps: 5})
  await studio.mouse.move(to.x + 20, to.y + to.height - 4, {steps: 10})
  // The drop counts only after the other product has moved out of the way.
  await expect.poll(async () => (await products.nth(1).boundingBox())?.y ?? 0).toBeCloseTo(from.y, 0)
  await studio.mouse.up()
  await expect
    .poll(() => content.query(`(${IN_ORDER})[0...2]._id`, {id: CATEGORY}))
    .toEqual([second?._id, first?._id])
  await content.mutate(...before.map(({_id: id, orderRank}) => ({patch: {id, set: {orderRank}}})))
})

test('enquiries are read-only, the newest is the first, and a category has its title', async ({
  studio,
  content,
}) => {
  const id = `lead.e2e-${Date.now()}`
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const lead = {_type: 'lead', kind: 'submission', action: 'visit'}
  const categoryDocument = {_type: 'reference', _ref: 'category-fountain', _weak: true}
  content.removeAfterwards(`${id}-before`)
  await content.mutate(
    {create: {...lead, _id: id, receivedAt: inMinutes(2), category: 'fountain', categoryDocument}},
    {create: {...lead, _id: `${id}-before`, receivedAt: inMinutes(1), category: 'gazebo'}},
  )
  await go(studio, `/structure/enquiries;${id}`)
  await expect(textOf(studio, 'category')).toHaveValue('fountain', {timeout: SLOW_MS})
  await expect(textOf(studio, 'category')).toHaveAttribute('readonly')
  const rows = studio.getByRole('listbox', {name: 'Enquiries'}).getByRole('option')
  await expect(rows.first()).toContainText('Directions: Fountain', {timeout: SLOW_MS})
  await expect(rows.nth(1)).toContainText('gazebo')
  await expect(studio.getByTestId('action-publish')).toHaveCount(0)
  await expect(lastPane(studio).getByText('Create new')).toHaveCount(0)
  await content.mutate({delete: {id}})
})

test('Vision runs a query with the role of the signed-in person', async ({studio}) => {
  await go(studio, '/vision')
  const editor = studio.getByTestId('vision-query-editor').locator('.cm-content')
  await expect(editor).toBeVisible({timeout: SLOW_MS})
  await editor.fill('{"categories": count(*[_type == "category"]), "unknown": *[_id == "nothing"][0]}')
  await studio.getByRole('button', {name: 'Fetch'}).click()
  await expect(studio.getByTestId('vision-result')).toContainText(/categories:\s*20/)
})
