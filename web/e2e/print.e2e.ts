import {expect, test, type Page} from '@playwright/test'
import * as hindiProduct from '../words/hi/product-dialog.ts'
import * as hindi from '../words/hi/print.ts'
import * as teluguProduct from '../words/te/product-dialog.ts'
import * as telugu from '../words/te/print.ts'
import {visit} from './visit.ts'

/** Pages of a PDF that Chromium made. Its list of pages is not compressed. */
const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length

/** Number of pages with text that does not fit. It would be cut off on paper. */
const cutPages = (page: Page) =>
  page
    .locator('section.page')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length)

test('a product, a list and a category are pages for paper, and PDFs with as many pages', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  await visit(page, '/designs/fountain?item=FOU-001')
  const links = [
    await page.getByRole('dialog').getByRole('link', {name: 'Save as PDF'}).getAttribute('href'),
    await page.getByRole('link', {name: 'All of them as PDF', includeHidden: true}).getAttribute('href'),
    '/te/pdf?items=gazebo/GAZ-001,fountain/FOU-001',
  ]
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  for (const [at, pages] of [1, 5, 3].entries()) {
    const address = links[at] ?? ''
    const response = await request.get(address, {timeout: 60_000})
    const isPdf = response.headers()['content-type'] === 'application/pdf'
    // A machine without a font for Telugu leads to the page instead.
    expect(isPdf || address.startsWith('/te/')).toBe(true)
    if (isPdf) expect(pagesOf(await response.body())).toBe(pages)
    const paper = await page.goto(address.replace('/pdf', '/print'))
    expect(paper?.headers()['x-robots-tag']).toBe('noindex')
    await expect(page.locator('section.page')).toHaveCount(pages)
    const pictures = page.locator('img')
    expect(
      await pictures.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.naturalWidth > 0)),
    ).toBe(true)
    expect(await cutPages(page)).toBe(0)
  }
  expect(problems).toEqual([])
})

test('the enquiry list is saved as a PDF of its products', async ({page, context, request}) => {
  await page.addInitScript(() =>
    localStorage.setItem('enquiry', JSON.stringify({version: 1, pieces: ['gazebo/GAZ-001', 'temple/7']})),
  )
  await visit(page, '/designs?view=list')
  const answering = context.waitForEvent(
    'response',
    (response) => new URL(response.url()).pathname === '/pdf',
  )
  await page.getByRole('link', {name: 'Save the list as PDF'}).click()
  const answer = await answering
  expect(answer.headers()['content-type']).toBe('application/pdf')
  // The browser takes the answer as a download, so its bytes are requested again.
  const pdf = await (await request.get(answer.url())).body()
  expect(pagesOf(pdf)).toBe(3)
  // Chromium does not compress links.
  const products = [...pdf.toString('latin1').matchAll(/\/URI \([^)]*\/designs\/([^)]*)\)/g)].map(
    ([, path]) => path,
  )
  expect(products).toEqual(['gazebo?item=GAZ-001', 'temple?item=7'])
})

for (const [language, words, {savePdf}] of [
  ['te', telugu, teluguProduct],
  ['hi', hindi, hindiProduct],
] as const) {
  test(`${language}: a product leads to its page for paper, with a code to scan`, async ({page}) => {
    await visit(page, `/${language}/designs/fountain?item=FOU-001`)
    const link = page.getByRole('dialog').getByRole('link', {name: savePdf})
    const address = (await link.getAttribute('href')) ?? ''
    expect(address).toMatch(new RegExp(`^/${language}/pdf/`))
    await page.goto(address.replace('/pdf', '/print'))
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`)
    await expect(page.locator('section.page')).toContainText(words.scan)
    expect(await cutPages(page)).toBe(0)
  })
}
