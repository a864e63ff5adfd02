import {expect} from '@playwright/test'
import {SLOW_MS, act, go, openDocument, test} from './studio.ts'

test.setTimeout(3 * SLOW_MS)

const patience = {timeout: SLOW_MS}

test('a category with products says what to do before it is deleted', async ({studio, content}) => {
  await openDocument(studio, 'category', 'category-gazebo')
  await act(studio, 'Delete')
  const dialog = studio.getByRole('dialog')
  await expect(dialog).toContainText(/The category still has \d+ products/, patience)
  await dialog.getByRole('link', {name: 'Open its products in the table'}).click()
  await expect(studio).toHaveURL(/\/table\/category-gazebo$/, patience)
  expect(await content.isPublished('category-gazebo')).toBe(true)
  await go(studio, '/structure')
})
