import {expect, test, type Page} from '@playwright/test'
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages of the shop’s own people break no rule of WCAG 2.2 AA, ${colorScheme}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844})
    await page.emulateMedia({colorScheme})
    for (const path of PATHS) {
      await visit(page, path)
      expect(await violationsOf(page), path).toEqual([])
    }
    await visit(page, '/file-upload')
    await page.getByRole('button', {name: 'Upload', exact: true}).click()
    await expect(page.getByText('Pick a file to upload.')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  test(`the contact dialogs break no rule of WCAG 2.2 AA, ${colorScheme}`, async ({page, context}) => {
    await standInForOutside(context)
    await page.setViewportSize({width: 390, height: 844})
    await page.emulateMedia({colorScheme})
    await visit(page, '/designs/fountain')
    for (const name of ['Call Us', 'Shop Location', 'Ask Price']) {
      await page.getByRole('main').getByRole('link', {name}).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsOf(page), name).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })
}
