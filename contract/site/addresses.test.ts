import {expect, test} from 'vitest'
import {openAddresses} from '../../web/app/entry.server.tsx'
import {testEnv} from '../../web/env/test-env.ts'
import {languageOf, prefixOf, STARTS} from '../text/language-of.ts'
import {LANGUAGES, startOf} from '../text/languages.ts'
import {categoryPath, labelPath, productPath, shortId, shortPath, shownIn} from './addresses.ts'
import {filePath} from './file.ts'
import {paperPath} from './addresses.ts'
import {listPath, onPaper, pageOfPdf} from './paper.ts'

const SITE = 'https://shop.example'
const product = {category: 'fountain', productId: 'FOU-001'}
const odd = {category: 'stone & water', productId: '7/8 é'}

// Labels with these addresses stand in gardens, and chats hold them: they are never written otherwise.
test.each([
  ['a category', categoryPath('fountain'), '/designs/fountain'],
  ['a category with odd signs', categoryPath(odd.category), '/designs/stone%20%26%20water'],
  ['a product', productPath('fountain', 'FOU-001'), '/designs/fountain?item=FOU-001'],
  [
    'a product with odd signs',
    productPath(odd.category, odd.productId),
    '/designs/stone%20%26%20water?item=7%2F8%20%C3%A9',
  ],
  ['a label', labelPath('product-fountain-FOU-001'), '/p/43kx9xrp?here=1'],
  ['a printed category', shortPath('category-fountain'), '/p/jdf36t2q'],
  ['a file', filePath('gate 1.jpg'), '/file/gate%201.jpg'],
  ['a category for paper', paperPath('print', 'fountain'), '/print/fountain'],
  ['a product for paper', paperPath('print', 'fountain', 'FOU-001'), '/print/fountain/FOU-001'],
  ['the PDF of a category', paperPath('pdf', 'fountain'), '/pdf/fountain'],
  ['the PDF of a product', paperPath('pdf', 'fountain', 'FOU-001'), '/pdf/fountain/FOU-001'],
  [
    'a list for paper',
    listPath('print', ['fountain/FOU-001', 'urli/7']),
    '/print?items=fountain/FOU-001,urli/7',
  ],
  ['the PDF of a list', listPath('pdf', ['fountain/FOU-001']), '/pdf?items=fountain/FOU-001'],
])('the path of %s is written as %s', (_what, written, path) => {
  expect(written).toBe(path)
})

test.each(LANGUAGES)('what is written in %s is read again', (language) => {
  const read = (path: string) => new URL(SITE + startOf(language) + path)
  for (const each of [product, odd]) {
    expect(shownIn(read(productPath(each.category, each.productId)))).toEqual(each)
    // Labels of earlier years have such an address.
    expect(shownIn(read(`${productPath(each.category, each.productId)}&here=1`))).toEqual(each)
    expect(shownIn(read(categoryPath(each.category)))).toEqual({category: each.category})
    for (const paper of ['print', 'pdf'] as const) {
      expect(onPaper(read(paperPath(paper, each.category)))).toEqual({path: [each.category], keys: []})
      expect(onPaper(read(paperPath(paper, each.category, each.productId)))).toEqual({
        path: Object.values(each),
        keys: [],
      })
      expect(onPaper(read(listPath(paper, ['a/1', 'b/2', 'a/1'])))).toEqual({path: [], keys: ['a/1', 'b/2']})
    }
  }
  expect(languageOf(startOf(language) + productPath('fountain', 'FOU-001'))).toBe(language)
  expect(pageOfPdf(startOf(language) + paperPath('pdf', 'pdf', '7'))).toBe(
    startOf(language) + paperPath('print', 'pdf', '7'),
  )
})

test.each(['/', '/designs', '/designs/a/b', '/design/a', '/designs/%E0%A4%A', '/x/designs/a', '/file/a'])(
  '%s shows no category',
  (path) => {
    expect(shownIn(new URL(`${SITE}${path}?item=7`))).toBeUndefined()
  },
)

test('the router knows every address that is written, and a label is cached as its product', () => {
  const addresses = openAddresses(testEnv)
  const path = productPath('fountain', 'FOU-001')
  for (const [written, known] of [
    [path, path],
    [`${path}&here=1`, path],
    [categoryPath('fountain'), categoryPath('fountain')],
    [filePath('gate.jpg'), filePath('gate.jpg')],
  ] as const) {
    const {pathname, search} = new URL(SITE + written)
    expect(addresses(pathname, search).shared).toBe(known)
  }
})

test.each([
  ['/te', '/te'],
  ['/hi?x=1', '/hi'],
  ['/te/designs', '/te'],
  ['/temple', ''],
  ['/designs/te', ''],
  ['/', ''],
])('%s starts with "%s"', (address, start) => {
  expect(prefixOf(address)).toBe(start)
  expect(STARTS).toContain(start)
})

test('twenty thousand documents have short ids of their own, which nobody misreads', () => {
  const ids = Array.from({length: 20_000}, (_, at) => shortId(`product-category-${at % 40}-FOU-${at}`))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[2346789cdfhjkmnpqrtvwxy]{8}$/.test(id))).toEqual([])
})
