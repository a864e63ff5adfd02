import {expect, test, type Page, type Route} from '@playwright/test'
import {BLUE, GREY, RED, SERVICE, STORE, expectStatus, picture, send} from './upload.ts'
import {visit} from './visit.ts'

test('the request for an upload address is shown and can be cancelled, and a failure to copy the address of a file is reported', async ({
  page,
}) => {
  await visit(page, '/file-upload')
  await page.route(SERVICE, () => new Promise(() => {}))
  await send(page, await picture())
  await expectStatus(page, 'Requesting upload URL', BLUE)
  await page.getByRole('button', {name: 'Cancel'}).click()
  await expectStatus(page, 'Upload canceled', GREY)
  await page.unroute(SERVICE)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await send(page, await picture())
  await page.getByRole('button', {name: 'Copy URL'}).click()
  await expect(page.getByText('Could not copy URL. Please copy manually.')).toBeVisible()
})

/** The page of a proxy. */
const NGINX = '<html>\r\n<head><title>nginx</title></head>\r\n<body></body></html>'

/** Answers of the upload service or the store, and the text that the page shows. */
const FAILURES: readonly [address: string, answer: (route: Route) => Promise<void>, text: string][] = [
  [
    SERVICE,
    (route) => route.fulfill({status: 429, json: {message: 'Too many uploads.'}}),
    'Failed: Too many uploads.',
  ],
  [SERVICE, (route) => route.fulfill({status: 503, body: 'x'}), 'Failed: Service Unavailable'],
  [
    SERVICE,
    (route) => route.fulfill({status: 200, json: {publicUrl: 'x'}}),
    'Error: The upload service gave an incomplete answer',
  ],
  [SERVICE, (route) => route.abort(), 'Error: Failed to fetch'],
  [
    SERVICE,
    (route) => route.fulfill({status: 502, contentType: 'text/html', body: NGINX}),
    'The proxy in front of the shop answered in its place (502). Try again in a minute. If it stays, see “Behind a proxy” in docs/deploy.md.',
  ],
  [
    STORE,
    (route) => route.fulfill({status: 413, contentType: 'text/html', body: NGINX}),
    'The proxy in front of the shop takes no file of this size (413). Allow larger ones, in nginx with “client_max_body_size 100m;”. See “Behind a proxy” in docs/deploy.md.',
  ],
  [STORE, (route) => route.abort(), 'Network error while uploading to S3.'],
  [STORE, (route) => route.fulfill({status: 200, body: 'fine'}), 'S3 upload failed: 200 fine'],
]

/** Sends an image and waits for the text about its failure. */
async function expectFailure(page: Page, text: string) {
  await send(page, await picture())
  await expectStatus(page, text, RED)
}

test('the page shows each failure of the upload service and of the store, with their words where they have any', async ({
  page,
}) => {
  await visit(page, '/file-upload')
  for (const [address, answer, text] of FAILURES) {
    await page.route(address, answer)
    await test.step(text, () => expectFailure(page, text))
    await page.unroute(address)
  }
  await send(page, {name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('just text')})
  await expectStatus(page, 'S3 upload failed: 400 The file is not an image or a PDF.', RED)
})
