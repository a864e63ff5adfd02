import {join} from 'node:path'
import type {SanityDocumentStub} from '@sanity/client'
import type {Page} from 'playwright'
import sharp from 'sharp'
import type {Topic} from '../../studio/help/topics.ts'
import {root} from '../project/root.ts'

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

/** Steps that bring the page to the state in the picture of each question. */
export const SCENES: Record<Topic, (page: Page) => Promise<void>> = {
  add: async (page) => {
    await open(page, 'add-many/category-fountain', 'Choose photographs')
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', {name: 'Choose photographs'}).click()
    await (
      await choosing
    ).setFiles([
      await photograph('fountain/FOU-003.webp', 'Lotus courtyard.jpg'),
      await photograph('fountain/FOU-006.webp', 'Haveli wall.jpg'),
    ])
    await page.getByRole('button', {name: 'Add 2 products'}).waitFor()
    await page.waitForTimeout(SETTLED_MS)
  },
  change: async (page) => {
    await open(page, 'structure/products-by-category;category-fountain;product-fountain-FOU-001', 'Picture')
  },
  publish: async (page) => {
    await open(page, 'structure/needs-attention;drafts', 'FOU-016')
  },
  picture: async (page) => {
    await open(page, 'structure/products-by-category;category-fountain;product-fountain-FOU-002', 'Picture')
    await page.getByTestId('options-menu-edit-details').click()
    await page.getByRole('dialog').getByText('Card').waitFor()
    await page.waitForTimeout(SETTLED_MS)
  },
  order: async (page) => {
    await open(page, 'structure/products-by-category;category-fountain', 'FOU-001')
    await page.getByRole('button', {name: 'Change the order'}).click()
    await page.getByRole('button', {name: 'Done'}).waitFor()
    await page.waitForTimeout(SETTLED_MS)
  },
  prices: async (page) => {
    await open(page, 'table/category-fountain', 'FOU-003')
    await page.getByLabel('Price (₹) of FOU-002', {exact: true}).fill('1.2 lakh')
  },
  spreadsheet: async (page) => {
    await open(page, 'table/category-fountain', 'FOU-003')
    await page.getByRole('button', {name: 'Spreadsheet', exact: true}).click()
    await page.getByRole('menuitem', {name: 'Import a spreadsheet …'}).click()
    const rows = [
      'Category,Number,Name,Price',
      'Fountain,FOU-001,Makrana Lotus Fountain,27500',
      'Fountain,FOU-018,Bansi Bowl Fountain,14000',
    ]
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'Prices of October.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    })
    await page.getByRole('button', {name: 'Import 2 products'}).waitFor()
    await page.waitForTimeout(SETTLED_MS)
  },
  remove: async (page) => {
    await open(page, 'table/category-fountain', 'FOU-003')
    for (const code of ['FOU-002', 'FOU-003']) await page.getByLabel(`Choose ${code}`, {exact: true}).check()
    await page.waitForTimeout(SETTLED_MS)
  },
  translate: async (page) => {
    const path =
      'structure/products-by-category;category-fountain;product-fountain-FOU-002%2Cpath%3Dtranslations'
    await open(page, path, /^What visitors read/)
  },
  enquiries: async (page) => {
    await open(page, 'enquiries/lead.help-1', 'Remind me on')
  },
  settings: async (page) => {
    await open(page, 'structure/siteSettings', 'Number that Call Us dials')
  },
}
