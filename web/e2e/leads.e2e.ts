import {expect} from '@playwright/test'
import {go, SLOW_MS, test} from './studio.ts'
import {hide} from './contact.ts'
import {catchCalls, standInForOutside, visit} from './visit.ts'

test.setTimeout(2 * SLOW_MS)

test('the Studio shows each lead read-only, with its product, time, page and ad click', async ({
  studio,
  context,
  page,
  content,
}) => {
  await catchCalls(context)
  await standInForOutside(context)
  await visit(page, '/designs/gazebo?item=GAZ-003&gclid=Cj0KTest')
  await page.getByRole('dialog').getByRole('link', {name: 'Ask Price'}).click()
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  await hide(page)
  await expect(page.getByRole('button', {name: 'Open WhatsApp'})).toBeHidden()
  const stored = '*[_type == "lead" && productId == "GAZ-003"]{kind}'
  await expect.poll(async () => content.query(`count(${stored})`)).toBe(2)

  await go(studio, '/structure/enquiries')
  const leads = studio.getByRole('listbox', {name: 'Enquiries'}).getByRole('option')
  const enquiries = leads.filter({hasText: 'Price on WhatsApp: Gazebo GAZ-003'})
  await expect(enquiries.first()).toBeVisible({timeout: SLOW_MS})
  await expect(enquiries.first()).toContainText(new Date().toLocaleDateString('en-IN', {dateStyle: 'medium'}))
  const clicked = leads
    .filter({hasText: 'By an advertisement: Gazebo GAZ-003'})
    .filter({hasText: 'gclid Cj0KTest'})
  await expect(clicked.first()).toBeVisible()
  await clicked.first().click()
  await expect(studio.getByTestId('field-clicks')).toContainText('Cj0KTest', {timeout: SLOW_MS})
  await enquiries.first().click()
  const address = studio.getByTestId('field-pageUri').getByRole('textbox')
  await expect(address).toHaveValue(/designs\/gazebo\?.*item=GAZ-003/, {timeout: SLOW_MS})
  await expect(address).toHaveAttribute('readonly', '')
  await expect(studio.getByTestId('action-publish')).toHaveCount(0)
})
