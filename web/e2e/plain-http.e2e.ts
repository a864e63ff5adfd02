import {expect, test} from '@playwright/test'
import {visit} from './visit.ts'

// A shop on http in a local network. Browsers trust `localhost` as they trust https, so the test needs another name.

test.use({
  baseURL: async ({baseURL}, use) => use(baseURL?.replace('localhost', 'shop.lan')),
  launchOptions: async ({launchOptions}, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP shop.lan 127.0.0.1'],
    }),
})

test('on http, a visitor searches, opens a product, shares it, asks its price and fills the enquiry list', async ({
  page,
  context,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({message}) => faults.push(message))
  await context.route(/wa\.me/, (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>chat</title>'}),
  )
  await visit(page, '/designs/gazebo')
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false])
  await page.getByRole('link', {name: 'Search', exact: true}).click()
  await page.getByRole('combobox').fill('fou-003')
  await page.getByRole('option').first().click()
  const product = page.getByRole('dialog')
  await expect(product.locator('dl')).toContainText('FOU-003')
  await product.getByRole('button', {name: 'Share'}).click()
  await expect(product.getByText('Link copied')).toBeVisible()
  await product.getByRole('button', {name: 'Enquiry list'}).click()
  await product.getByRole('link', {name: 'Ask Price'}).click()
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  expect((await popup).url()).toContain('wa.me/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBe('[]')
  await visit(page, '/designs?view=list')
  await expect(page.getByRole('button', {name: /^Remove .*FOU-003/})).toBeVisible()
  expect(faults).toEqual([])
})
