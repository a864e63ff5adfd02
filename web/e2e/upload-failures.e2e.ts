import {expect, test} from '@playwright/test'
import {startOtherShop} from './other-shop.ts'
import {BLUE, GREY, RED, SERVICE, STORE, expectStatus, picture, send} from './upload.ts'
import {visit} from './visit.ts'

test.beforeEach(({page}) => visit(page, '/file-upload').then(() => undefined))

test('one who uploads without end is stopped for a while, and told for how long', async ({page, baseURL}) => {
  const shop = await startOtherShop(baseURL ?? '', {})
  try {
    const data = {fileName: 'a.png', contentType: 'image/png'}
    for (let form = 0; form < 60; form += 1) {
      const response = await page.request.post(`${shop.url}/upload-service/get-upload-url`, {data})
      expect(response.status()).toBe(200)
    }
    await visit(page, `${shop.url}/file-upload`)
    await send(page, await picture())
    await expectStatus(
      page,
      /^Failed: Too many uploads came from this connection. Please try again in \d+ (?:seconds|minutes)\.$/,
      RED,
    )
  } finally {
    await shop.close()
  }
})

test('asking for an address is told, and can be called off', async ({page}) => {
  await page.route(SERVICE, () => new Promise(() => {}))
  await send(page, await picture())
  await expectStatus(page, 'Requesting upload URL', BLUE)
  await page.getByRole('button', {name: 'Cancel'}).click()
  await expectStatus(page, 'Upload canceled', GREY)
})

for (const [trouble, answer, text] of [
  ['its own words', {status: 429, json: {error: 'Too many uploads.'}}, 'Failed: Too many uploads.'],
  ['no words', {status: 503, body: 'x'}, 'Failed: Service Unavailable'],
  [
    'half an answer',
    {status: 200, json: {publicUrl: 'x'}},
    'Error: The upload service gave an incomplete answer',
  ],
] as const) {
  test(`an upload service that answers with ${trouble} is quoted`, async ({page}) => {
    await page.route(SERVICE, (route) => route.fulfill(answer))
    await send(page, await picture())
    await expectStatus(page, text, RED)
  })
}

test('a service out of reach is told', async ({page}) => {
  await page.route(SERVICE, (route) => route.abort())
  await send(page, await picture())
  await expectStatus(page, 'Error: Failed to fetch', RED)
})

test('a store out of reach is told', async ({page}) => {
  await page.route(STORE, (route) => route.abort())
  await send(page, await picture())
  await expectStatus(page, 'Network error while uploading to S3.', RED)
})

test('the store’s refusal is quoted: what is no picture by its bytes is none', async ({page}) => {
  await send(page, {name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('just text')})
  await expectStatus(page, 'S3 upload failed: 400 The file is not an image or a PDF.', RED)
})

test('an answer of 200 is no success', async ({page}) => {
  await page.route(STORE, (route) => route.fulfill({status: 200, body: 'fine'}))
  await send(page, await picture())
  await expectStatus(page, 'S3 upload failed: 200 fine', RED)
})

test('an address that cannot be copied is told', async ({page}) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await send(page, await picture())
  await page.getByRole('button', {name: 'Copy URL'}).click()
  await expect(page.getByText('Could not copy URL. Please copy manually.')).toBeVisible()
})
