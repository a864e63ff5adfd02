import {expect} from '@playwright/test'
import {SLOW_MS, act, go, openDocument, test} from './studio.ts'

test.setTimeout(3 * SLOW_MS)

const patience = {timeout: SLOW_MS}
const ID = 'product-gazebo-WORDS-1'

test('a price is typed as a merchant writes it, and a category with products says what to do before it is deleted', async ({
  studio,
  content,
}) => {
  content.removeAfterwards(ID)
  const category = {_type: 'reference', _ref: 'category-gazebo'}
  await content.mutate({
    create: {_id: `drafts.${ID}`, _type: 'product', productId: 'WORDS-1', name: 'Pavilion', category},
  })
  await openDocument(studio, 'product', ID)
  await studio.getByRole('tab', {name: 'Price'}).click(patience)
  const price = studio.getByTestId('field-value').getByRole('textbox')
  await price.fill('1.2 lakh')
  await expect(studio.getByTestId('field-value')).toContainText('Visitors see ₹1,20,000')
  await price.blur()
  await expect(price).toHaveValue('120000')
  await expect.poll(() => content.find(`drafts.${ID}`), patience).toMatchObject({value: 120_000})
  await price.fill('220 SFT')
  await price.blur()
  await expect(studio.getByTestId('field-value')).toContainText('That is not a price.')
  await price.fill('')
  await price.blur()
  await expect.poll(async () => Object(await content.find(`drafts.${ID}`)).value, patience).toBeUndefined()

  await openDocument(studio, 'category', 'category-gazebo')
  await act(studio, 'Delete')
  const dialog = studio.getByRole('dialog')
  await expect(dialog).toContainText(/The category still has \d+ products/, patience)
  await dialog.getByRole('link', {name: 'Open its products in the table'}).click()
  await expect(studio).toHaveURL(/\/table\/category-gazebo$/, patience)
  expect(await content.isPublished('category-gazebo')).toBe(true)
  await go(studio, '/structure')
})
