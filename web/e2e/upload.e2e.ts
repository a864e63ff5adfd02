import {writeFileSync} from 'node:fs'
import {expect, test, type Locator, type Page} from '@playwright/test'
import sharp from 'sharp'
import {startOtherShop} from './other-shop.ts'
import {namesOf, visit} from './visit.ts'

const LIMIT = 20 * 1024 * 1024 - 2048
const BLUE = 'rgb(36, 88, 155)'
const GREEN = 'rgb(27, 107, 67)'
const RED = 'rgb(179, 38, 30)'
const GREY = 'rgb(86, 97, 96)'
const SERVICE = '**/upload-service/get-upload-url'
const STORE = '**/upload-service/objects'

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

const picture = async (name = 'Garden fountain.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({create: {width: 60, height: 40, channels: 3, background: 'teal'}})
    .png()
    .toBuffer(),
})

/** A file of a size, on disk: passing its bytes to the browser would take longer than the upload. */
function fileOf(bytes: number): string {
  const path = test.info().outputPath('large.png')
  writeFileSync(path, Buffer.alloc(bytes))
  return path
}

const status = (page: Page) => page.locator('form').getByRole('status')
const upload = (page: Page) => page.getByRole('button', {name: 'Upload', exact: true})

async function send(page: Page, file: string | {name: string; mimeType: string; buffer: Buffer}) {
  await page.getByLabel('File').setInputFiles(file)
  await upload(page).click()
}

async function expectStatus(page: Page, text: string | RegExp, colour: string) {
  await expect(status(page)).toHaveText(text)
  await expect(status(page)).toHaveCSS('color', colour)
}

test.beforeEach(({page}) => visit(page, '/file-upload').then(() => undefined))

test('a picture goes up, its address can be copied, and the page for it shows it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await send(page, await picture())
  await expectStatus(page, 'Uploaded', GREEN)
  const address = await page.getByRole('link', {name: /\/uploads\//}).getAttribute('href')
  expect(address).toMatch(/\/uploads\/garden-fountain-[0-9a-z]{16}\.png$/)
  await page.getByRole('button', {name: 'Copy URL'}).click()
  const copied = page.getByRole('button', {name: 'Copied'})
  await expect(copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.waitForTimeout(1500)
  await expect(copied).toBeVisible()
  await expect(copied).toBeHidden({timeout: 1500})
  expect(await namesOf(page)).toContain('file_uploaded')

  await page.getByRole('link', {name: 'View File'}).click()
  const shown = page.getByRole('main').getByRole('img')
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(60)
  const download = page.waitForEvent('download')
  await page.getByRole('link', {name: 'Download'}).click()
  expect((await download).suggestedFilename()).toBe(address?.split('/').pop())
})

test('the form’s own fields come before the file', async ({page}) => {
  await page.evaluate(() => {
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: XMLHttpRequestBodyInit) {
        sessionStorage.setItem('sent', body instanceof FormData ? [...body.keys()].join(' ') : '')
        super.send(body)
      }
    }
  })
  await send(page, await picture())
  await expectStatus(page, 'Uploaded', GREEN)
  const names = (await page.evaluate(() => sessionStorage.getItem('sent') ?? '')).split(' ')
  expect(names.indexOf('file')).toBe(names.length - 1)
  expect(names).toEqual(expect.arrayContaining(['key', 'Content-Type', 'Policy', 'X-Amz-Signature']))
})

/** A browser with, or without, a viewer of its own. */
const pretendViewer = (page: Page, isThere: boolean) =>
  page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', {get: () => value})
  }, isThere)

async function sendPdf(page: Page) {
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
  ['a phone, whatever it says of its viewer', true, true],
] as const) {
  test(`${device} opens a PDF on a screen of its own`, async ({page, browser, baseURL}) => {
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

test('a picture has its place before it is there, and its address can be copied, or not', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  let release = () => {}
  const gone = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/uploads/late.png', async (route) => {
    await gone
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
  await expect(page.getByRole('button', {name: 'Copy link'})).toBeVisible({timeout: 3000})
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await page.getByRole('button', {name: 'Copy link'}).click()
  await expect(page.getByText('Could not copy URL. Please copy manually.')).toBeVisible()
})

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

test('what cannot be uploaded is told before anything is sent', async ({page}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await upload(page).click()
  await expectStatus(page, 'Pick a file to upload.', RED)
  await send(page, {name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x')})
  await expectStatus(page, 'Please pick an image or a PDF.', RED)
  await page.getByLabel('File').setInputFiles(fileOf(LIMIT))
  await expectStatus(page, '', GREY)
  await upload(page).click()
  await expectStatus(page, 'Max size is 20 MB.', RED)
  expect(sent).toEqual([])
})

test('the largest file allowed shows how far it is, and can be called off', async ({page}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const conditions = {offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 4_000_000}
  await session.send('Network.emulateNetworkConditions', conditions)
  await send(page, fileOf(LIMIT - 1))
  await expectStatus(page, /^Uploading [1-9]\d?%$/, BLUE)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', {name: 'Cancel'}).click()
  await expectStatus(page, 'Upload canceled', GREY)
  await expect(page.getByRole('button', {name: 'Cancel'})).toBeHidden()
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

test('on a phone, what becomes of an upload stands above the banner', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  const banner = (await page.getByText('Guaranteed Best Price').boundingBox())?.y ?? 0
  expect(banner).toBeGreaterThan(700)
  const bottomOf = async (shown: Locator) => {
    const {y, height} = (await shown.boundingBox()) ?? {y: Infinity, height: 0}
    return y + height
  }
  await send(page, {name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('just text')})
  await expectStatus(page, /^S3 upload failed/, RED)
  await expect.poll(() => bottomOf(status(page))).toBeLessThan(banner)
  await send(page, await picture())
  await expectStatus(page, 'Uploaded', GREEN)
  await expect.poll(() => bottomOf(page.getByRole('button', {name: 'Copy URL'}))).toBeLessThan(banner)
})

test('another file clears what was said of the last', async ({page}) => {
  await send(page, await picture())
  await expectStatus(page, 'Uploaded', GREEN)
  await page.getByLabel('File').setInputFiles(await picture('other.png'))
  await expectStatus(page, '', GREY)
  await expect(page.getByRole('button', {name: 'Copy URL'})).toBeHidden()
})

test('an address that cannot be copied is told', async ({page}) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await send(page, await picture())
  await page.getByRole('button', {name: 'Copy URL'}).click()
  await expect(page.getByText('Could not copy URL. Please copy manually.')).toBeVisible()
})

for (const way of ['drop', 'paste'] as const) {
  test(`a file can be given by ${way}`, async ({page}) => {
    const bytes = [...(await picture()).buffer]
    const transfer = await page.evaluateHandle((bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'given.png', {type: 'image/png'}))
      return data
    }, bytes)
    if (way === 'drop') {
      await page.getByLabel('File').dispatchEvent('drop', {dataTransfer: transfer})
    } else {
      await page.evaluate(
        (data) => document.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data})),
        transfer,
      )
    }
    await expect(page.getByText('given.png')).toBeVisible()
    await expect(page.getByLabel('File')).toHaveValue(/given\.png$/)
    await upload(page).click()
    await expectStatus(page, 'Uploaded', GREEN)
  })
}

test('the viewer says what it cannot show', async ({page}) => {
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
