import {expect, test, type Page} from '@playwright/test'
import {GREEN, expectStatus, picture, send} from './upload.ts'
import {visit} from './visit.ts'

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** Makes the browser report that it has a PDF viewer, or none. */
const pretendViewer = (page: Page, hasViewer: boolean) =>
  page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', {get: () => value})
  }, hasViewer)

async function sendPdf(page: Page) {
  await visit(page, '/file-upload')
  await send(page, {name: 'plan.pdf', mimeType: 'application/pdf', buffer: PDF})
  await expectStatus(page, 'Uploaded', GREEN)
  return (await page.getByRole('link', {name: /\/uploads\//}).getAttribute('href'))?.split('/').pop() ?? ''
}

test('a PDF is shown in the page', async ({page}) => {
  const slug = await sendPdf(page)
  await pretendViewer(page, true)
  await visit(page, `/file/${slug}`)
  await expect(page.locator('main iframe')).toHaveAttribute('src', `/uploads/${slug}`)
  await expect(page.getByRole('link', {name: 'Download'})).toHaveAttribute('href', `/uploads/${slug}?dl=1`)
})

for (const [device, isTouch, hasViewer] of [
  ['a browser without a viewer', false, false],
  ['a phone, even with a viewer,', true, true],
] as const) {
  test(`${device} links to a PDF instead of embedding it`, async ({page, browser, baseURL}) => {
    const slug = await sendPdf(page)
    const context = await browser.newContext({baseURL, hasTouch: isTouch, isMobile: isTouch})
    const phone = await context.newPage()
    await pretendViewer(phone, hasViewer)
    await visit(phone, `/file/${slug}`)
    await expect(phone.getByRole('link', {name: 'Open PDF'})).toHaveAttribute('href', `/uploads/${slug}`)
    await expect(phone.getByRole('link', {name: 'Download'})).toBeVisible()
    await expect(phone.locator('main iframe')).toHaveCount(0)
    await context.close()
  })
}

test('a picture has its space reserved before it loads, and its address can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/uploads/late.png', async (route) => {
    await released
    await route.fulfill({contentType: 'image/png', body: (await picture()).buffer})
  })
  await page.goto('/file/late.png', {waitUntil: 'commit'})
  const frame = page.locator('main [aria-busy]')
  await expect(frame).toHaveAttribute('aria-busy', 'true')
  expect((await frame.boundingBox())?.height).toBeGreaterThan(200)
  release()
  await expect(frame).toHaveAttribute('aria-busy', 'false')
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('button', {name: 'Copy link'}).click()
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expect(page.getByRole('button', {name: 'Copy link'})).toBeVisible()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await page.getByRole('button', {name: 'Copy link'}).click()
  await expect(page.getByText('Could not copy URL. Please copy manually.')).toBeVisible()
})

test('the page of a file that was taken down says so, with status 410', async ({page, request}) => {
  await visit(page, '/file-upload')
  await send(page, await picture())
  await expectStatus(page, 'Uploaded', GREEN)
  const link = page.getByRole('link', {name: /\/uploads\//})
  const slug = (await link.getAttribute('href'))?.split('/').pop() ?? ''
  const headers = {authorization: `Bearer ${process.env.LAKE_TOKEN}`}
  expect((await request.delete(`/upload-service/files/${slug}`, {headers})).status()).toBe(204)
  expect((await request.get(`/uploads/${slug}`)).status()).toBe(410)
  // The page that is open goes on to the viewer without a request for its page.
  await page.getByRole('link', {name: 'View File'}).click()
  await expect(page.getByRole('alert')).toHaveText('This file was taken down.')
  const response = await page.goto(`/file/${slug}`)
  expect(response?.status()).toBe(410)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This file was taken down')
  await expect(page.getByRole('main')).toContainText('The shop shares this file no longer.')
  await expect(page.getByRole('link', {name: 'Try again'})).toHaveCount(0)
})

test('the viewer explains why it cannot show a file', async ({page}) => {
  await visit(page, '/file')
  await expect(page.getByRole('main')).toContainText('No file specified')
  await visit(page, '/file/list.docx')
  await expect(page.getByText('Unsupported file type')).toBeVisible()
  await expect(page.getByRole('link', {name: 'Open original'})).toHaveAttribute('href', '/uploads/list.docx')
  await visit(page, '/file/lost.png')
  await expect(page.getByRole('alert')).toContainText('Could not load image.')
  await visit(page, '/file/lost.pdf')
  await expect(page.getByRole('alert')).toContainText('Could not load PDF.')
})
