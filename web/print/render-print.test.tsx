import {QueryClient} from '@tanstack/react-query'
import {expect, test} from 'vitest'
import {MAX_ON_PAPER} from '../../contract/site/paper.ts'
import type {LISTED_RESULT} from '../../schemas/generated/types.ts'
import {openContent} from '../data/sanity.ts'
import {renderPrint} from './render-print.tsx'

const env = {
  publicUrl: 'https://shop.example',
  apiBase: '/lake',
  liveBase: '/lake',
  imageBase: '/lake/images',
  projectId: 'p',
  dataset: 'd',
}

type Listed = LISTED_RESULT[number]

const productOf = (productId: string, changes: Partial<Listed> = {}): Listed => ({
  _id: `product-${productId}`,
  category: 'fountain',
  title: 'Fountain',
  productId,
  name: `Lotus ${productId}`,
  specialNote: null,
  value: 25_000,
  range: null,
  facts: {material: 'Makrana', finish: null, size: '133 × 152 cm'},
  image: {ref: 'image-aa-800x1000-jpg', alt: 'x', hotspot: null, crop: null, blur: null},
  ...changes,
})

const TRACED = {result: [], outline: {points: '50,0 100,100 0,100', ratio: 0.9}, syncTags: ['similar']}

/** The page at an address of a shop with one category, and the keys of the list that was queried. */
async function rendered(address: string, products: readonly Listed[]) {
  const queryClient = new QueryClient()
  let keys: string[] = []
  const fetch = async (path: string) => {
    if (path.startsWith('/similar/'))
      return path.endsWith('FOU-001') ? Response.json(TRACED) : new Response('', {status: 503})
    const params = new URL(path, env.publicUrl).searchParams
    if (params.get('query')?.includes('_id == "siteSettings"'))
      return Response.json({result: {brand: 'Stone', phone: '+91 90000 00000', whatsapp: '919000000000'}})
    const listed: string | null = params.get('$keys')
    if (listed !== null) keys = JSON.parse(listed)
    const isCategory = params.get('$slug') === '"fountain"'
    const category = {
      category: 'category-1',
      slug: 'fountain',
      title: 'Fountain',
      description: null,
      background: null,
      products,
    }
    const found = products.filter(({category, productId}) => keys.includes(`${category}/${productId}`))
    const named = params.get('$slug') === null ? [category] : null
    return Response.json({result: listed !== null ? found : isCategory ? category : named})
  }
  openContent({queryClient, env, fetch})
  return {page: await renderPrint(address, {env, queryClient}), keys}
}

const pagesIn = (html = '') => html.split('<section').length - 1

test('a tear sheet has one page with picture, facts, price of the day, size and a code, and no script', async () => {
  const {page} = await rendered('/print/fountain/FOU-001', [productOf('FOU-001')])
  expect(pagesIn(page?.html)).toBe(1)
  for (const text of [
    'Lotus FOU-001',
    '₹25,000',
    'Price of ',
    'Makrana',
    '133 × 152 cm',
    'class="code"',
    '5 ft high',
  ])
    expect(page?.html).toContain(text)
  expect(page?.html).not.toContain('<script')
  expect(page?.html).toContain(`<style>${page?.styles[0]}</style>`)
})

test('a tear sheet draws the outline of its product, and a simple one when the server knows none now', async () => {
  const sheetOf = async (id: string) => (await rendered(`/print/fountain/${id}`, [productOf(id)])).page?.html
  expect(await sheetOf('FOU-001')).toContain('<polygon points="50,0 100,100 0,100"')
  expect(await sheetOf('FOU-002')).toContain('<polygon points="47,0 ')
})

test('a product without a price says that the shop tells it, as of no day', async () => {
  const {page} = await rendered('/print/fountain/7', [productOf('7', {value: null})])
  expect(page?.html).toContain('Ask us the price')
  expect(page?.html).not.toContain('Price of ')
})

test('the catalogue of a category names the page of each product', async () => {
  const products = Array.from({length: 7}, (_, at) => productOf(`F-${at}`))
  const {page} = await rendered('/print/fountain', products)
  expect(pagesIn(page?.html)).toBe(4)
  expect(page?.html).toMatch(/href="#page-4"><span class="name">Lotus F-6<\/span>.*?<span>4<\/span><\/a>/)
  expect(page?.html).toMatch(/<section class="page" id="page-4">.*?Lotus F-6.*?Page 4 of 4/)
  expect(page?.html).toContain('Prices of ')
})

test('a list has at most sixty products, each once, and the cover says how many were wanted', async () => {
  const products = Array.from({length: 70}, (_, at) => productOf(`F-${at}`))
  const items = [...products, ...products].map(({productId}) => `fountain/${productId}`)
  const {page, keys} = await rendered(`/print?items=${items.join(',')}`, products)
  expect(keys).toHaveLength(MAX_ON_PAPER)
  expect(page?.html).toContain('The first 60 of 70 designs')
})

test.each([
  '/print',
  '/print?items=',
  '/print?items=fountain/gone',
  '/print/nowhere',
  '/print/fountain/gone',
  '/print/%E0%A4',
])('nothing is at %s', async (address) => {
  expect((await rendered(address, [productOf('FOU-001')])).page).toBeUndefined()
})

test.each([
  ['/print/fountain/FOU-001', true],
  ['/print/fountain', true],
  ['/print/fountain?fbclid=1', true],
  ['/print/%66ountain', false],
  ['/print/fountain/FOU%2D001', false],
  ['/print/fountain/FOU%2d001', false],
  ['/print?items=fountain/FOU-001', false],
])('the page at %s is one of the few with an address of their own: %s', async (address, isCanonical) => {
  const {page} = await rendered(address, [productOf('FOU-001')])
  expect(page?.isCanonical).toBe(isCanonical)
})

test('a text of the content cannot add markup to the page', async () => {
  const {page} = await rendered('/print/fountain/1', [
    productOf('1', {name: '<img src=x onerror="alert(1)">'}),
  ])
  expect(page?.html).toContain('<h1>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</h1>')
})

test('a card gives material and size a line each, so that no unit stands alone on the next', async () => {
  const product = productOf('FOU-001')
  const {page} = await rendered('/print/fountain', [product])
  expect(page?.html).toContain(
    `<p class="material">${product.facts?.material}</p><p>${product.facts?.size}</p>`,
  )
})

test('the code on a tear sheet stays the same when its product gets another number', async () => {
  const codeAt = async (number: string) => {
    const {page} = await rendered(`/print/fountain/${number}`, [productOf(number, {_id: 'product-1'})])
    return /class="code".*?<path d="([^"]+)"/.exec(page?.html ?? '')?.[1]
  }
  expect(await codeAt('FOU-002')).toBe(await codeAt('FOU-007'))
  expect(await codeAt('FOU-002')).toMatch(/^M/)
})
