import {expect, test} from '@playwright/test'
import {startOtherShop} from './other-shop.ts'
import {BLUE, GREY, RED, SERVICE, STORE, expectStatus, picture, send} from './upload.ts'
import {visit} from './visit.ts'

test.beforeEach(({page}) => visit(page, '/file-upload').then(() => undefined))

test('a sender with too many uploads is refused, with the time to wait', async ({page}) => {
  const shop = await startOtherShop({})
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

test('the request for an upload address is shown and can be cancelled', async ({page}) => {
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
  test(`the page shows the answer of an upload service with ${trouble}`, async ({page}) => {
    await page.route(SERVICE, (route) => route.fulfill(answer))
    await send(page, await picture())
    await expectStatus(page, text, RED)
  })
}

test('an unreachable upload service is reported', async ({page}) => {
  await page.route(SERVICE, (route) => route.abort())
  await send(page, await picture())
  await expectStatus(page, 'Error: Failed to fetch', RED)
})

test('an unreachable store is reported', async ({page}) => {
  await page.route(STORE, (route) => route.abort())
  await send(page, await picture())
  await expectStatus(page, 'Network error while uploading to S3.', RED)
})

test('a file whose bytes are no picture is refused, and the page shows the store’s words', async ({page}) => {
  await send(page, {name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('just text')})
  await expectStatus(page, 'S3 upload failed: 400 The file is not an image or a PDF.', RED)
})

test('a store’s answer of 200 counts as a failure', async ({page}) => {
  await page.route(STORE, (route) => route.fulfill({status: 200, body: 'fine'}))
  await send(page, await picture())
  await expectStatus(page, 'S3 upload failed: 200 fine', RED)
})

test('a failure to copy the address is reported', async ({page}) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await send(page, await picture())
  await page.getByRole('button', {name: 'Copy URL'}).click()
  await expect(page.getByText('Could not copy URL. Please copy manually.')).toBeVisible()
})
