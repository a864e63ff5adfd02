import {expect, test} from '@playwright/test'
import {visit} from './visit.ts'

/** Pages of a PDF that Chromium made. Its list of pages is not compressed. */
const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length

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
  for (const [at, pages] of [1, 5, 4].entries()) {
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
    // Text that does not fit would be cut off on paper.
    const cut = page
      .locator('section.page')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length)
    expect(await cut).toBe(0)
  }
  expect(problems).toEqual([])
})
