import {join} from 'node:path'
import type {SanityDocumentStub} from '@sanity/client'
import type {Page} from 'playwright'
import sharp from 'sharp'
import type {Messages as Forms} from '../../schemas/messages/english.ts'
import type {Topic} from '../../studio/help/topics.ts'
import type {Texts} from '../../studio/languages/texts.ts'
import {filled} from '../../studio/languages/messages.ts'
import {root} from '../../scripts/project/root.ts'

const HOUR_MS = 3_600_000
/** Milliseconds until pictures are drawn and nothing moves any more. */
const SETTLED_MS = 1500

const reference = (_ref: string) => ({_type: 'reference', _ref})

function enquiry(place: number, fields: {category: string; productId: string; action: string}) {
  const {category, productId} = fields
  const receivedAt = new Date(Date.now() - place * HOUR_MS).toISOString()
  const product = {...reference(`product-${category}-${productId}`), _weak: true}
  const pageName = `${productId} | Stone Designs`
  return {
    _id: `lead.help-${place}`,
    _type: 'lead',
    kind: 'submission',
    receivedAt,
    pageName,
    product,
    ...fields,
  }
}

const draft = (productId: string, name: string) => ({
  _id: `drafts.product-fountain-${productId}`,
  _type: 'product',
  productId,
  name,
  category: reference('category-fountain'),
  orderRank: `0|zzzz${productId.slice(-2)}:`,
})

/** Content that a seeded shop lacks: enquiries, and products that are not published. */
export const CONTENT: SanityDocumentStub[] = [
  enquiry(1, {category: 'fountain', productId: 'FOU-004', action: 'price'}),
  enquiry(3, {category: 'gazebo', productId: 'GAZ-002', action: 'visit'}),
  enquiry(7, {category: 'fountain', productId: 'FOU-001', action: 'call'}),
  enquiry(26, {category: 'fountain', productId: 'FOU-009', action: 'price'}),
  draft('FOU-016', 'Kota Cascade Fountain'),
  draft('FOU-017', 'Slate Wall Fountain'),
]

async function open(page: Page, path: string, ready: string | RegExp) {
  await page.goto(`/studio/${path}`)
  await page.getByText(ready).filter({visible: true}).first().waitFor()
  await page.waitForTimeout(SETTLED_MS)
}

/** A photograph as the owner would take it: a picture of the seed, mirrored, so that the Studio does not know it. */
async function photograph(file: string, name: string) {
  const buffer = await sharp(join(root, 'scripts/seed/pictures', file))
    .flop()
    .jpeg()
    .toBuffer()
  return {name, mimeType: 'image/jpeg', buffer}
}

/** Words of the Studio in one language, by which a scene finds what it presses. */
export interface Spoken {
  texts: Texts
  forms: Forms
}

/** Steps that bring the page to the state in the picture of each question. */
export const SCENES: Record<Topic, (page: Page, spoken: Spoken) => Promise<void>> = {
  add: async (page, {texts}) => {
    const choose = texts['add-many.choose-photographs']
    await open(page, 'add-many/category-fountain', choose)
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', {name: choose}).click()
    await (
      await choosing
    ).setFiles([
      await photograph('fountain/FOU-003.webp', 'Lotus courtyard.jpg'),
      await photograph('fountain/FOU-006.webp', 'Haveli wall.jpg'),
    ])
    await page.getByRole('button', {name: filled(texts['add-many.add_other'], {count: 2})}).waitFor()
    await page.waitForTimeout(SETTLED_MS)
  },
  change: async (page, {forms}) => {
    const path = 'structure/products-by-category;category-fountain;product-fountain-FOU-001'
    await open(page, path, forms.product.image.title)
  },
  publish: async (page) => {
    await open(page, 'structure/needs-attention;drafts', 'FOU-016')
  },
  picture: async (page, {forms}) => {
    const path = 'structure/products-by-category;category-fountain;product-fountain-FOU-002'
    await open(page, path, forms.product.image.title)
    await page.getByTestId('options-menu-edit-details').click()
    await page.getByRole('dialog').getByText(forms.picture.shapes.card).waitFor()
    await page.waitForTimeout(SETTLED_MS)
  },
  order: async (page, {texts}) => {
    await open(page, 'structure/products-by-category;category-fountain', 'FOU-001')
    await page.getByRole('button', {name: texts['products.order']}).click()
    await page.getByRole('button', {name: texts['products.order-done']}).waitFor()
    await page.waitForTimeout(SETTLED_MS)
  },
  prices: async (page, {texts}) => {
    await open(page, 'table/category-fountain', 'FOU-003')
    const label = filled(texts['table.cell'], {column: texts['table.value'], product: 'FOU-002'})
    await page.getByLabel(label, {exact: true}).fill('1.2 lakh')
  },
  spreadsheet: async (page, {texts}) => {
    await open(page, 'table/category-fountain', 'FOU-003')
    await page.getByRole('button', {name: texts['spreadsheet.menu'], exact: true}).click()
    await page.getByRole('menuitem', {name: texts['spreadsheet.import']}).click()
    const head = (['add-many.category', 'table.code', 'table.name', 'table.value'] as const).map(
      (word) => texts[word],
    )
    const rows = [
      head.join(','),
      'Fountain,FOU-001,Makrana Lotus Fountain,27500',
      'Fountain,FOU-018,Bansi Bowl Fountain,14000',
    ]
    await page.getByLabel(texts['spreadsheet.choose']).setInputFiles({
      name: 'Prices of October.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    })
    await page.getByRole('button', {name: filled(texts['spreadsheet.confirm_other'], {count: 2})}).waitFor()
    await page.waitForTimeout(SETTLED_MS)
  },
  remove: async (page, {texts}) => {
    await open(page, 'table/category-fountain', 'FOU-003')
    for (const product of ['FOU-002', 'FOU-003'])
      await page.getByLabel(filled(texts['table.choose'], {product}), {exact: true}).check()
    await page.waitForTimeout(SETTLED_MS)
  },
  translate: async (page, {forms}) => {
    const path =
      'structure/products-by-category;category-fountain;product-fountain-FOU-002%2Cpath%3Dtranslations'
    await open(page, path, forms.translations.description)
  },
  enquiries: async (page, {texts}) => {
    await open(page, 'enquiries/lead.help-1', texts['enquiries.remind'])
  },
  settings: async (page, {forms}) => {
    await open(page, 'structure/siteSettings', forms.siteSettings.phone.description)
  },
}
