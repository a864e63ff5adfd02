import {expect, test, type Page} from '@playwright/test'
import * as hindiProduct from '../messages/hi/product-dialog.ts'
import * as hindi from '../messages/hi/print.ts'
import * as teluguProduct from '../messages/te/product-dialog.ts'
import * as telugu from '../messages/te/print.ts'
import {addProducts, longProducts, RANGES, removeProducts} from './long-products.ts'
import {takeScreenshots} from './take-screenshots.ts'
import {visit} from './visit.ts'

/** Pages of a PDF that Chromium made. Its list of pages is not compressed. */
const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length

/** Heights of the links in a PDF that Chromium made, in points. It does not compress links. */
const heightsOfLinks = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Rect \[\S+ (\S+) \S+ (\S+)\]/g)].map(
    ([, bottom, top]) => Number(top) - Number(bottom),
  )

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
    const images = page.locator('img')
    expect(
      await images.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.naturalWidth > 0)),
    ).toBe(true)
    expect(await cutPages(page)).toBe(0)
    await takeScreenshots(page, `paper-${['product', 'category', 'list'][at]}`, {fullPage: true})
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
    await takeScreenshots(page, `paper-product-${language}`, {fullPage: true})
  })
}

/** Texts on a catalogue's cards that are cut: a line is shown in part, or is hidden. Only a material may have hidden lines. */
const cutTexts = (page: Page) =>
  page.locator('.card').evaluateAll((all) =>
    all.flatMap((card) => {
      const edges = card.getBoundingClientRect()
      return [...card.querySelectorAll('h3, p')].flatMap((element) => {
        const {top, bottom, right} = element.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(element)
        // The boxes of lines overlap. Letters take the middle of them.
        const half = Number.parseFloat(getComputedStyle(element).fontSize) / 2
        const lines = [...range.getClientRects()].map((line) => {
          const middle = line.top + line.height / 2
          return [middle - half, middle + half].map(
            (y) => line.left < right && y >= top && y <= bottom && y <= edges.bottom,
          )
        })
        const isInHalf = lines.some(([over, under]) => over !== under)
        const isHidden = !element.matches('.material') && !lines.flat().every(Boolean)
        return isInHalf || isHidden ? [`${card.textContent}: ${element.textContent}`] : []
      })
    }),
  )

/** A note of 360 letters, which the form only warns about, and facts of 160, which repeat a text. */
function longer(text: string) {
  const long = `${text} `.repeat(10)
  return {specialNote: long.slice(0, 360), facts: {material: long.slice(0, 160), finish: long.slice(0, 160)}}
}

test.describe('with products that have the longest texts', () => {
  const PRODUCTS = longProducts('PRINTED', [
    {value: 12_500_000},
    {range: RANGES.en.replaceAll(' ', '')},
    ...Object.values(RANGES).map((range) => ({range})),
  ])

  const LONGER = longProducts('LONGER', [{range: RANGES.en}]).map((product) => {
    const {specialNote, facts} = longer(product.facts.material)
    return {
      ...product,
      specialNote,
      // The size is drawn.
      facts: {...facts, size: '3 ft wide, 5 ft high', weight: 'about 90 kg '.repeat(13)},
      translations: product.translations.map((each) => ({...each, ...longer(each.facts.material)})),
    }
  })
  const ALL = [...PRODUCTS, ...LONGER]

  test.beforeAll(({request}) => addProducts(request, ALL))
  test.afterAll(({request}) => removeProducts(request, ALL))

  for (const language of ['en', 'te', 'hi'] as const) {
    test(`${language}: a tear sheet with still longer facts and a long note ends above its foot`, async ({
      page,
    }) => {
      await page.goto(`${language === 'en' ? '' : `/${language}`}/print/fountain/LONGER-0`)
      await expect(page.locator('figure')).toBeVisible()
      expect(await cutPages(page)).toBe(0)
    })

    test(`${language}: cards of a catalogue have their whole name, size and price, and no line in half`, async ({
      page,
    }) => {
      const keys = [...PRODUCTS.map(({productId}) => `fountain/${productId}`), 'gazebo/GAZ-001']
      await page.emulateMedia({media: 'print'})
      await page.goto(`${language === 'en' ? '' : `/${language}`}/print?items=${keys.join()}`)
      await expect(page.locator('.card')).toHaveCount(6)
      expect(await cutTexts(page)).toEqual([])
      expect(await cutPages(page)).toBe(0)
      const {height} = (await page.locator('.card').first().boundingBox()) ?? {height: 0}
      const cards = heightsOfLinks(await page.pdf({preferCSSPageSize: true})).filter((points) => points > 200)
      expect(cards).toHaveLength(6)
      // A point is 4/3 of a pixel. Links are as high as whole pixels.
      for (const points of cards) expect(Math.abs(points * (4 / 3) - height)).toBeLessThan(2)
    })
  }
})
