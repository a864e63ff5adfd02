import jsQR from 'jsqr'
import sharp from 'sharp'
import {expect, test} from 'vitest'
import type {Language} from '../../contract/text/languages.ts'
import {labelPath} from '../../contract/site/addresses.ts'
import {A4, FORMATS, labelPage, qrPath} from './label-page.ts'
import type {Labelled} from './labelled.ts'

const words = {title: 'Labels', ask: 'Ask us the price', scan: 'Scan', print: 'Print', local: 'Local'}
const publicUrl = 'https://shop.example'

const fountain: Labelled = {
  _id: 'product-fountain-FOU-001',
  category: 'fountain',
  title: 'Fountain',
  productId: 'FOU-001',
  name: 'Lotus',
  value: 125_000,
  range: null,
}

const page = (products: Labelled[], format: keyof typeof FORMATS = 'sheet', language: Language = 'en') =>
  labelPage(products, {publicUrl, language, format, words})

/** Text of a code as a reader sees it: pixels of the drawing. */
async function scanned(path: string, size: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 5}" height="${size * 5}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
  const {data, info} = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({resolveWithObject: true})
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test.each([
  fountain,
  {
    _id: 'product-2',
    category: 'flower pot/ß',
    title: 'x',
    productId: 'तुलसी & 7',
    name: 'x',
    value: null,
    range: null,
  },
])('the code of $productId scans as the address of its product', async (product) => {
  const [, size, path] = /viewBox="0 0 (\d+) \1".*?<path d="([^"]+)"/.exec(page([product])) ?? []
  expect(await scanned(path ?? '', Number(size))).toBe(publicUrl + labelPath(product._id))
})

test('the code of a label in Telugu scans as the address of the page in Telugu', async () => {
  const [, size, path] =
    /viewBox="0 0 (\d+) \1".*?<path d="([^"]+)"/.exec(page([fountain], 'sheet', 'te')) ?? []
  expect(await scanned(path ?? '', Number(size))).toBe(`https://shop.example/te${labelPath(fountain._id)}`)
})

test('the code of a label stays the same when its product gets another number and another category', () => {
  const codeIn = (product: Labelled) => /<path d="([^"]+)"/.exec(page([product]))?.[1]
  expect(codeIn({...fountain, category: 'garden', productId: 'GAR-007'})).toBe(codeIn(fountain))
})

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:3000', true],
  ['https://localhost.example', false],
  ['http://192.168.1.7:3000', false],
])('a page for %s says whether its codes open on this computer only: %s', (address, isLocal) => {
  const html = labelPage([fountain], {publicUrl: address, language: 'en', format: 'sheet', words})
  expect(html.includes('<p class="print">Local</p>')).toBe(isLocal)
})

test('a code has four modules of white on every side', () => {
  const {path, size} = qrPath('x')
  const numbers = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([4, size - 5])
})

test.each([
  ['sheet', 24],
  ['small', 20],
  ['large', 4],
] as const)('an A4 page of the format %s holds %i labels', (format, count) => {
  const {columns, rows, width, height, gap, code} = FORMATS[format]
  expect(columns * rows).toBe(count)
  expect(columns * width + (columns - 1) * gap).toBeLessThanOrEqual(A4.width)
  expect(rows * height).toBeLessThanOrEqual(A4.height)
  expect(code).toBeLessThan(Math.min(width, height))
  const sheets = (products: number) =>
    page(
      Array.from({length: products}, () => fountain),
      format,
    ).split('<section>').length - 1
  expect([sheets(count), sheets(count + 1)]).toEqual([1, 2])
})

test('a label has the name, the category with the code and the price or its range, or the words to ask for it', () => {
  expect(page([fountain])).toContain(
    '<h2>Lotus</h2><p>Fountain <span>FOU-001</span></p><p class="price">₹1,25,000</p>',
  )
  expect(page([{...fountain, value: null, range: '₹5000 - ₹10,000'}])).toContain(
    '<p class="price words">₹5000 - ₹10,000</p>',
  )
  expect(page([{...fountain, value: null}])).toContain('<p class="price words">Ask us the price</p>')
})

test('labels of two categories differ where name, code and price are the same', () => {
  const textOf = (category: string, title: string) =>
    page([{...fountain, category, title, name: 'Item 7', productId: '7'}]).replaceAll(
      /<style>.*?<\/style>|<[^>]+>/gs,
      '',
    )
  expect(textOf('temple', 'Temple')).toContain('Item 7Temple 7')
  expect(textOf('jalli', 'Jalli')).toContain('Item 7Jalli 7')
})

test('a name cannot add markup to the page', () => {
  expect(page([{...fountain, name: '<img src=x onerror="alert(1)">'}])).toContain(
    '<h2>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</h2>',
  )
})

test('lines of a label are high enough for the signs of Telugu and Hindi, and begin with a font for Latin letters', () => {
  const [, lineHeight] = /h2, \.price, \.scan { line-height: ([\d.]+) }/.exec(page([fountain])) ?? []
  expect(Number(lineHeight)).toBeGreaterThanOrEqual(1.5)
  const [, fonts = ''] = /body {[^}]*font: 8\.5pt\/1\.25 ([^}]+) }/.exec(page([fountain])) ?? []
  expect(fonts.indexOf('system-ui')).toBeLessThan(fonts.indexOf('Noto'))
})
