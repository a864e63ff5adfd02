import {expect, test, type Locator, type Page} from '@playwright/test'
import * as hindi from '../messages/hi/upload.ts'
import * as telugu from '../messages/te/upload.ts'
import {BLUE, GREEN, GREY, LIMIT, RED, expectStatus, fileOf, picture, send, status, upload} from './upload.ts'
import {namesOf, stopClock, visit} from './visit.ts'

test('a picture is uploaded, its address can be copied, and its page shows and downloads it', async ({
  page,
  context,
}) => {
  await visit(page, '/file-upload')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await send(page, await picture())
  await expectStatus(page, 'Uploaded', GREEN)
  const address = await page.getByRole('link', {name: /\/uploads\//}).getAttribute('href')
  expect(address).toMatch(/\/uploads\/garden-fountain-[0-9a-z]{16}\.png$/)
  await page.clock.install()
  await stopClock(page)
  await page.getByRole('button', {name: 'Copy URL'}).click()
  const copied = page.getByRole('button', {name: 'Copied'})
  await expect(copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.clock.runFor(1999)
  await expect(copied).toBeVisible()
  await page.clock.runFor(1)
  await expect(copied).toBeHidden()
  await page.clock.resume()
  expect(await namesOf(page)).toContain('file_uploaded')

  await page.getByRole('link', {name: 'View File'}).click()
  const shown = page.getByRole('main').getByRole('img')
  await expect(shown).toBeVisible()
  await expect(shown).toHaveJSProperty('naturalWidth', 60)
  const download = page.waitForEvent('download')
  await page.getByRole('link', {name: 'Download'}).click()
  expect((await download).suggestedFilename()).toBe(address?.split('/').pop())
})

test('a missing, unsupported or too large file is reported before anything is sent', async ({page}) => {
  await visit(page, '/file-upload')
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

test('an upload of the largest allowed file shows its progress and can be cancelled', async ({page}) => {
  await visit(page, '/file-upload')
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

test('on a phone the result of an upload is visible above the banner', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await visit(page, '/file-upload')
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

/** An image as the browser hands it over when a visitor drops or pastes it. */
async function transferOf(page: Page, name: string) {
  const bytes = [...(await picture()).buffer]
  return page.evaluateHandle(
    ([name, bytes]) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], name, {type: 'image/png'}))
      return data
    },
    [name, bytes] as const,
  )
}

test('a file can be chosen, dropped or pasted, which clears the status before, and is sent after the signed fields', async ({
  page,
}) => {
  await visit(page, '/file-upload')
  await page.evaluate(() => {
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: XMLHttpRequestBodyInit) {
        sessionStorage.setItem('sent', body instanceof FormData ? [...body.keys()].join(' ') : '')
        super.send(body)
      }
    }
  })
  const file = page.getByLabel('File')
  const expectGiven = async (name: string) => {
    await expectStatus(page, '', GREY)
    await expect(page.getByRole('button', {name: 'Copy URL'})).toBeHidden()
    await expect(page.getByText(name)).toBeVisible()
    await expect(file).toHaveValue(new RegExp(`${name}$`))
    await upload(page).click()
    await expectStatus(page, 'Uploaded', GREEN)
  }
  await file.setInputFiles(await picture('chosen.png'))
  await expectGiven('chosen.png')
  const names = (await page.evaluate(() => sessionStorage.getItem('sent') ?? '')).split(' ')
  expect(names.indexOf('file')).toBe(names.length - 1)
  expect(names).toEqual(expect.arrayContaining(['key', 'Content-Type', 'Policy', 'X-Amz-Signature']))

  await file.setInputFiles(await picture('other.png'))
  await expectGiven('other.png')
  await file.dispatchEvent('drop', {dataTransfer: await transferOf(page, 'dropped.png')})
  await expectGiven('dropped.png')
  await page.evaluate(
    (data) => document.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data})),
    await transferOf(page, 'pasted.png'),
  )
  await expectGiven('pasted.png')
})

for (const [language, words] of [
  ['te', telugu],
  ['hi', hindi],
] as const) {
  test(`${language}: a picture is uploaded, and its page shows it`, async ({page}) => {
    await visit(page, `/${language}/file-upload`)
    const button = page.getByRole('button', {name: words.upload, exact: true})
    await button.click()
    await expectStatus(page, words.pickAFile, RED)
    await page.getByLabel(words.file).setInputFiles(await picture())
    await button.click()
    await expectStatus(page, words.uploaded, GREEN)
    await page.getByRole('link', {name: words.viewFile}).click()
    await expect(page.getByRole('main').getByRole('img')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`)
  })
}
