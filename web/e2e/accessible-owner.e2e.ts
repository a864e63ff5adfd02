import {expect, test} from '@playwright/test'
import {violationsOf} from './axe.ts'
import {visit} from './visit.ts'

const PATHS = [
  '/admin',
  '/rate-us',
  '/setup-owner-phone',
  '/file',
  '/file/list.docx',
  '/file/lost.pdf',
  '/file-upload',
]

test.use({viewport: {width: 390, height: 844}})

test('the pages of the owner and of uploads break no rule of WCAG 2.2 AA on a phone, nor does the form without a file', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.emulateMedia({reducedMotion: 'reduce'})
  for (const path of PATHS) {
    await visit(page, path)
    expect.soft(await violationsOf(page), path).toEqual([])
  }
  await page.getByRole('button', {name: 'Upload', exact: true}).click()
  await expect(page.getByText('Pick a file to upload.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
