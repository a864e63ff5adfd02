import {expect} from '@playwright/test'
import {SLOW_MS, act, openDocument, test, textOf} from './studio.ts'
import {takeScreenshots} from './take-screenshots.ts'

test.setTimeout(3 * SLOW_MS)

const patience = {timeout: SLOW_MS}
const CATEGORY = 'category-renamed'
const slug = (current: string) => ({slug: {_type: 'slug', current}})

test('a field says what becomes of an address before it changes, and a deleted category’s address leads where the owner says', async ({
  studio,
  content,
  request,
}) => {
  for (const id of ['product-renamed-2', 'product-renamed-1', CATEGORY]) content.removeAfterwards(id)
  const image = {_type: 'image', asset: await content.query('*[_type == "product"][0].image.asset')}
  const category = {_type: 'reference', _ref: CATEGORY}
  const product = {_type: 'product', name: 'Renamed', image, category}
  await content.mutate(
    {create: {_id: CATEGORY, _type: 'category', title: 'Renamed', value: 1, ...slug('renamed')}},
    {create: {...product, _id: 'product-renamed-1', productId: 'REN-001'}},
    {create: {...product, _id: 'product-renamed-2', productId: 'REN-002'}},
  )
  await content.mutate({patch: {id: 'product-renamed-1', set: {productId: 'REN-010'}}})

  await openDocument(studio, 'category', CATEGORY)
  await textOf(studio, 'slug').fill('renamed-now')
  await expect(studio.getByTestId('form-view')).toContainText(
    '/designs/renamed will lead to /designs/renamed-now for ever',
    patience,
  )
  await takeScreenshots(studio, 'studio-address')
  await openDocument(studio, 'product', 'product-renamed-2')
  await textOf(studio, 'productId').fill('ren-001')
  await expect(studio.getByRole('alert').filter({hasText: 'was the number of another piece'})).toContainText(
    '/designs/renamed?item=REN-010',
    patience,
  )
  await takeScreenshots(studio, 'studio-former-number')

  await content.mutate(
    ...['product-renamed-2', 'product-renamed-1', 'drafts.product-renamed-2'].map((id) => ({delete: {id}})),
    {delete: {id: `drafts.${CATEGORY}`}},
  )
  await openDocument(studio, 'category', CATEGORY)
  await act(studio, 'Delete')
  const dialog = studio.getByRole('dialog')
  await expect(dialog).toContainText('Where /designs/renamed will lead', patience)
  await dialog.getByRole('combobox').selectOption('category-fountain')
  await takeScreenshots(studio, 'studio-delete-category')
  await dialog.getByRole('button', {name: 'Go on to delete'}).click()
  await dialog.getByRole('button', {name: /^Delete/}).click()
  await expect.poll(() => content.find(CATEGORY)).toBeUndefined()
  const response = await request.get('/te/designs/renamed', {maxRedirects: 0})
  expect(response.headers()['location']).toBe('/te/designs/fountain')
})
