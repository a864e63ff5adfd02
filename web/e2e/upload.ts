import {writeFileSync} from 'node:fs'
import {expect, test, type Page} from '@playwright/test'
import sharp from 'sharp'

/** Bytes of the smallest file that is too large. */
export const LIMIT = 20 * 1024 * 1024 - 2048
export const BLUE = 'rgb(36, 88, 155)'
export const GREEN = 'rgb(27, 107, 67)'
export const RED = 'rgb(179, 38, 30)'
export const GREY = 'rgb(86, 97, 96)'
export const SERVICE = '**/upload-service/get-upload-url'
export const STORE = '**/upload-service/objects'

export const picture = async (name = 'Garden fountain.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({create: {width: 60, height: 40, channels: 3, background: 'teal'}})
    .png()
    .toBuffer(),
})

/** Writes a file of this size to disk and returns its path. Passing the bytes to the browser would be slower. */
export function fileOf(bytes: number): string {
  const path = test.info().outputPath('large.png')
  writeFileSync(path, Buffer.alloc(bytes))
  return path
}

export const status = (page: Page) => page.locator('form').getByRole('status')
export const upload = (page: Page) => page.getByRole('button', {name: 'Upload', exact: true})

export async function send(page: Page, file: string | {name: string; mimeType: string; buffer: Buffer}) {
  await page.getByLabel('File').setInputFiles(file)
  await upload(page).click()
}

export async function expectStatus(page: Page, text: string | RegExp, colour: string) {
  await expect(status(page)).toHaveText(text)
  await expect(status(page)).toHaveCSS('color', colour)
}
