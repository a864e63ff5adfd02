import {expect, test} from '@playwright/test'
import type {APIRequestContext, Page} from '@playwright/test'
import {IMAGE} from './studio.ts'

const PRODUCT = {productId: 'E2E-001', name: 'Kota gateway with a lotus frieze', alt: 'Grey stone gateway'}
/** Milliseconds. On a busy machine, starting the Studio and publishing take seconds each. */
const SLOW_MS = 45_000

/** Console errors and warnings, uncaught errors and requests to other hosts of a page from now on. */
function complaintsOf(page: Page, origin: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`outside: ${request.url()}`)
  })
  return complaints
}

/** Deletes the product of this test: other tests count the products of the category. */
async function removeProduct(request: APIRequestContext) {
  const response = await request.post('/lake/v2025-02-19/data/mutate/production', {
    headers: {authorization: `Bearer ${process.env.LAKE_TOKEN}`},
    data: {
      mutations: [
        {
          delete: {
            query: '*[_type == "product" && productId == $productId]',
            params: {productId: PRODUCT.productId},
          },
        },
      ],
    },
  })
  expect(response.status()).toBe(200)
}

test.afterEach(({request}) => removeProduct(request))

test('a product created and published in the Studio appears on the open page of its category', async ({
  context,
  page: site,
  baseURL,
}) => {
  test.setTimeout(4 * SLOW_MS)
  const origin = new URL(baseURL ?? '').origin
  const siteComplaints = complaintsOf(site, origin)
  await site.goto('/designs/stone-gate')
  await expect(site.getByRole('heading', {name: 'Explore Designs'})).toBeVisible()
  await expect(site.locator('html')).toHaveAttribute('data-hydrated')
  await expect(site.getByRole('heading', {name: PRODUCT.name})).toHaveCount(0)

  const studio = await context.newPage()
  const studioComplaints = complaintsOf(studio, origin)
  await signIn(studio)
  await openCategory(studio, 'Stone Gate')
  await makeProduct(studio)
  await publish(studio)

  await expect(site.getByRole('heading', {name: PRODUCT.name})).toBeVisible({timeout: 15_000})
  const picture = site.getByRole('img', {name: PRODUCT.name})
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0)
  expect(studioComplaints).toEqual([])
  expect(siteComplaints).toEqual([])
})

async function signIn(studio: Page) {
  await studio.goto(process.env[`STUDIO_SIGN_IN_${test.info().parallelIndex}`] ?? '/studio')
  await expect(studio.getByRole('heading', {name: 'Enquiries', exact: true})).toBeVisible({timeout: SLOW_MS})
  expect(studio.url()).not.toContain('sign-in')
  // The owner sees no tools for developers.
  await expect(studio.getByRole('link', {name: 'Releases'})).toBeVisible()
  await expect(studio.getByRole('link', {name: 'Vision'})).toHaveCount(0)
}

async function openCategory(studio: Page, title: string) {
  await studio.getByRole('link', {name: 'Shop', exact: true}).click()
  await studio.getByText('Products by category').first().click({timeout: SLOW_MS})
  await studio.getByText(title, {exact: true}).first().click({timeout: SLOW_MS})
}

async function makeProduct(studio: Page) {
  await studio.getByRole('button', {name: 'Add a product'}).click({timeout: SLOW_MS})
  await studio.getByTestId('field-productId').locator('input').fill(PRODUCT.productId, {timeout: SLOW_MS})
  await studio.getByTestId('field-name').locator('input').fill(PRODUCT.name)
  await expect(studio.getByTestId('form-view').getByRole('link', {name: 'Stone Gate'})).toBeVisible()
  await studio.getByTestId('image-input').locator('input[type=file]').setInputFiles(IMAGE)
  await studio.getByTestId('field-image.alt').locator('input').fill(PRODUCT.alt, {timeout: SLOW_MS})
}

/** Clicks Publish until it works: the Studio drops a click while it still validates the last change. */
async function publish(studio: Page) {
  const button = studio.getByTestId('pane-footer').getByTestId('action-publish')
  await expect(async () => {
    if (await button.isEnabled()) await button.click()
    await expect(studio.getByText(/Last published/)).toBeVisible({timeout: 5000})
  }).toPass({timeout: 2 * SLOW_MS})
}
