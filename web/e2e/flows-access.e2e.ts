import {expect, test} from '@playwright/test'
import {violationsOf} from './axe.ts'
import {standInForOutside, visit} from './visit.ts'

const PATHS = [
  '/admin',
  '/rate-us',
  '/setup-owner-phone',
  '/file-upload',
  '/file',
  '/file/list.docx',
  '/file/lost.pdf',
]

test.use({viewport: {width: 390, height: 844}})

for (const path of PATHS) {
  test(`${path} breaks no rule of WCAG 2.2 AA`, async ({page}) => {
    await visit(page, path)
    expect(await violationsOf(page)).toEqual([])
  })
}

test('the upload form breaks no rule of WCAG 2.2 AA when the file is missing', async ({page}) => {
  await visit(page, '/file-upload')
  await page.getByRole('button', {name: 'Upload', exact: true}).click()
  await expect(page.getByText('Pick a file to upload.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

for (const name of ['Call Us', 'Shop Location', 'Ask Price']) {
  test(`the dialog ${name} breaks no rule of WCAG 2.2 AA`, async ({page, context}) => {
    await standInForOutside(context)
    await visit(page, '/designs/fountain')
    await page.getByRole('main').getByRole('link', {name}).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
}
