import {execFile} from 'node:child_process'
import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {expect, test, type Page} from '@playwright/test'
import {addProducts, longProducts, mutate, NAMES, RANGES, removeProducts} from './long-products.ts'
import {takeScreenshots} from './take-screenshots.ts'

const root = join(import.meta.dirname, '../..')

/** One product more than a page of the most labels holds. Each has a price in one of the three forms. */
const PRODUCTS = longProducts(
  'LABELLED',
  Array.from({length: 25}, (_, index) => [{value: 12_500_000}, {range: RANGES.en}, {}][index % 3] ?? {}),
)

/** Longer than every title of the catalogue. */
const TITLES = {
  en: 'Garden Stepping and Name Plates',
  te: 'గార్డెన్ అడుగురాళ్లు, నేమ్ ప్లేట్లు',
  hi: 'गार्डन स्टेपिंग स्टोन और नेम प्लेट',
}

const CATEGORY = {
  _id: 'category-labelled',
  _type: 'category',
  title: TITLES.en,
  slug: {_type: 'slug', current: 'labelled'},
  translations: (['te', 'hi'] as const).map((language) => ({
    _key: language,
    _type: 'categoryTranslation',
    language,
    title: TITLES[language],
  })),
}

let folder: string

test.beforeAll(async ({request}) => {
  folder = await mkdtemp(join(tmpdir(), 'labels-'))
  await mutate(request, [{create: CATEGORY}])
  await addProducts(request, PRODUCTS, CATEGORY._id)
})

test.afterAll(async ({request}) => {
  await removeProducts(request, PRODUCTS)
  await mutate(request, [{delete: {id: CATEGORY._id}}])
  await rm(folder, {recursive: true})
})

/** The page that `npm run labels` writes for the first products. Half of them are named with their category. */
async function labels(baseURL: string, format: string, language: string, count: number): Promise<string> {
  const out = join(folder, `${language}-${format}-${count}.html`)
  const codes = PRODUCTS.slice(0, count).map(({productId}, index) =>
    index % 2 === 0 ? productId : `labelled/${productId}`,
  )
  const args = ['--codes', codes.join(), '--format', format, '--language', language, '--out', out]
  await promisify(execFile)(process.execPath, ['scripts/commands/labels.ts', ...args], {
    cwd: root,
    env: {...process.env, PORT: new URL(baseURL).port},
  })
  return readFile(out, 'utf8')
}

/** Pages of the PDF, in millimetres. Chromium compresses neither their list nor their sizes. */
async function printed(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({preferCSSPageSize: true})).toString('latin1')
  return [...pdf.matchAll(/\/Type \/Page\b[^]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((sides) =>
    sides
      .slice(1)
      .map((points) => Math.round((Number(points) / 72) * 25.4))
      .join(' × '),
  )
}

/** Texts of labels that are cut off, leave their label or lie on its code. Only a name may have hidden lines after its first. */
const misplaced = (page: Page) =>
  page.locator('article').evaluateAll((all) =>
    all.flatMap((label) => {
      const code = label.querySelector('svg')?.getBoundingClientRect()
      const {left, right, top, bottom} = label.getBoundingClientRect()
      return [...label.querySelectorAll('h2, p:not(.scan)')].flatMap((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        const own = element.getBoundingClientRect()
        const isName = element.matches('h2')
        const lines = [...text.getClientRects()].filter((line) => !isName || line.left < own.right)
        const isWhole = lines.every(
          (line) =>
            [own.left, left].every((edge) => line.left >= edge) &&
            [own.right, right].every((edge) => line.right <= edge) &&
            (!isName || line.bottom <= own.bottom) &&
            line.top >= top &&
            line.bottom <= bottom &&
            code &&
            (line.left >= code.right || line.top >= code.bottom),
        )
        return isWhole && lines.length > 0 ? [] : [`${label.textContent}: ${element.textContent}`]
      })
    }),
  )

for (const language of ['en', 'te', 'hi'] as const) {
  test(`${language}: each format fills an A4 page and begins the next, and long names, categories and prices are whole`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({media: 'print'})
    for (const [format, each] of [
      ['sheet', 24],
      ['small', 20],
      ['large', 4],
    ] as const) {
      await page.setContent(await labels(baseURL ?? '', format, language, each + 1))
      await expect(page.locator('article')).toHaveCount(each + 1)
      await expect(page.locator('h2').first()).toHaveText(NAMES[language])
      await expect(page.locator('h2 + p').first()).toHaveText(`${TITLES[language]} LABELLED-0`)
      expect(await misplaced(page)).toEqual([])
      await takeScreenshots(page, `labels-${format}-${language}`, {fullPage: true})
      expect(await printed(page)).toEqual(['210 × 297', '210 × 297'])
      await page
        .locator('section')
        .nth(1)
        .evaluate((section) => section.remove())
      expect(await printed(page)).toEqual(['210 × 297'])
    }
  })
}
