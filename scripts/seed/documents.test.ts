import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {LANGUAGES, TRANSLATED_LANGUAGES} from '../../contract/text/languages.ts'
import {isTranslatedType, textsOf} from '../../schemas/fields/translated.ts'
import * as hindi from '../../web/messages/hi/privacy-notice.ts'
import * as telugu from '../../web/messages/te/privacy-notice.ts'
import {readCategories} from './data.ts'
import {seedDocuments} from './documents.ts'
import type {SeedDocument} from './documents.ts'
import {wantedPictures, withAssets} from './resolve.ts'

const documents = seedDocuments()
const categories = readCategories()
const ofType = (type: string) => documents.filter(({_type}) => _type === type)
const products = ofType('product')
/** The documents with their pictures, as the lake has them. */
const stored = () => {
  const assets = new Map(wantedPictures(documents).map(({file}) => [file, file]))
  return documents.map((document) => withAssets(document, assets))
}
const productsOf = (slug: string) => products.filter(({_id}) => _id.startsWith(`product-${slug}-`))
const find = (id: string): SeedDocument => {
  const found = documents.find(({_id}) => _id === id)
  if (!found) throw new Error(`${id} is not seeded`)
  return found
}

test('seeds 20 categories, 601 products, 6 testimonials and one settings document', () => {
  expect(ofType('category')).toHaveLength(20)
  expect(products).toHaveLength(601)
  expect(ofType('testimonial')).toHaveLength(6)
  expect(ofType('siteSettings')).toHaveLength(1)
  expect(documents).toHaveLength(628)
})

test.each([
  ['fountain', 15],
  ['buddha-statue', 22],
  ['gazebo', 16],
  ['tandur-stone', 3],
  ['wall-cladding', 23],
  ['column-design', 5],
  ['flower-pot', 119],
  ['garden-stepping', 38],
  ['house-name-plate', 11],
  ['jalli', 39],
  ['lamp-post', 31],
  ['garden-banch', 41],
  ['marble-urli', 44],
  ['mural-display', 26],
  ['murti', 44],
  ['stone-gate', 4],
  ['temple', 36],
  ['tulshi-pota', 15],
  ['wall-mural', 55],
  ['waterfall', 14],
])('%s has %i products', (slug, count) => {
  expect(productsOf(slug)).toHaveLength(count)
})

test.each([
  ['wall-cladding', 10000, '220 SFT'],
  ['waterfall', 15000, undefined],
  ['temple', 500, undefined],
  ['fountain', 20000, undefined],
  ['gazebo', 30000, undefined],
  ['tandur-stone', 30000, null],
  ['tulshi-pota', 1000, undefined],
  ['marble-urli', 300, undefined],
  ['buddha-statue', 10000, undefined],
  ['flower-pot', 2000, undefined],
  ['garden-banch', 5000, undefined],
  ['garden-stepping', 200, '300 each'],
  ['house-name-plate', 500, undefined],
  ['jalli', 3000, '850 SFT'],
  ['lamp-post', 500, '7500 Pair'],
  ['mural-display', 5000, undefined],
  ['murti', 500, undefined],
  ['stone-gate', 6000, undefined],
  ['wall-mural', 6000, '1100-2950 SFT'],
  ['column-design', 2000, undefined],
])('%s has the lead value %i and the specified display price', (slug, value, price) => {
  const category = find(`category-${slug}`)
  expect(category.value).toBe(value)
  expect(category.slug).toEqual({_type: 'slug', current: slug})
  const plain =
    typeof category.price === 'string' && /^\d+$/.test(category.price) ? undefined : category.price
  expect(plain).toBe(price ?? undefined)
  expect(category.price === undefined).toBe(price === null)
})

test('ids are unique and have no dot, so that the documents are public', () => {
  const ids = documents.map(({_id}) => _id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[A-Za-z0-9-]{1,128}$/.test(id))).toEqual([])
})

test('every product refers to a category that comes before it', () => {
  const order = documents.map(({_id}) => _id)
  for (const product of products) {
    const slug = categories.find((category) => productsOf(category.slug).includes(product))?.slug
    expect(product.category).toEqual({_type: 'reference', _ref: `category-${slug}`})
    expect(order.indexOf(`category-${slug}`)).toBeLessThan(order.indexOf(product._id))
  }
})

test('a priced product has a code, a content id and a price from 10000 to 30000, in varied steps', () => {
  const priced = products.filter(({value}) => value !== undefined)
  expect(priced).toHaveLength(15 + 22 + 16 + 3 + 23)
  for (const {productId, contentId, value, range} of priced) {
    expect(productId).toMatch(/^(FOU|GAZ|BS|TS|WC)-\d{3}$/)
    expect(contentId).toBe(productId)
    expect(value).toBeGreaterThanOrEqual(10_000)
    expect(value).toBeLessThanOrEqual(30_000)
    expect(range).toBeUndefined()
  }
  expect(new Set(priced.map(({value}) => value)).size).toBeGreaterThan(30)
  expect(find('product-fountain-FOU-001').productId).toBe('FOU-001')
})

test('an unpriced product is named after its id and shows the specified range', () => {
  const seventh = find('product-flower-pot-7')
  expect(seventh).toMatchObject({productId: '7', name: 'Item 7', range: '₹5000 - ₹10,000'})
  expect(seventh.value).toBeUndefined()
  expect(seventh.contentId).toBeUndefined()
  const ranges = products.filter(({value}) => value === undefined).map(({range}) => range)
  expect(new Set(ranges)).toEqual(new Set(['₹5000 - ₹10,000']))
})

test('no starting price is above the lowest price in its category', () => {
  const plain = categories.filter(({price}) => price && /^\d+$/.test(price))
  expect(plain).toHaveLength(14)
  for (const {slug, price} of plain) {
    const prices = productsOf(slug).map(({value}) => Number(value ?? 10_000))
    expect(Number(price)).toBeLessThanOrEqual(Math.min(...prices))
  }
})

test('every Tandur stone names its finishes', () => {
  for (const {specialNote} of productsOf('tandur-stone'))
    expect(specialNote).toMatch(/natural|honed|polished/)
})

test('names are distinct within a category, in each language', () => {
  for (const {slug, products: inCategory} of categories)
    for (const language of LANGUAGES) {
      const names = inCategory.map(({name}) => name[language])
      expect(new Set(names).size, `${slug} in ${language}`).toBe(names.length)
    }
})

test('descriptions of pictures are one phrase, which begins with a capital and ends without a full stop', () => {
  for (const {alt} of categories.flatMap((category) => category.products)) {
    expect(alt.length).toBeGreaterThan(12)
    expect(alt.length).toBeLessThan(140)
    expect(alt).toMatch(/^[A-Z].*[^.]$/)
    expect(alt).not.toMatch(/undefined|NaN/)
  }
})

test.each([
  ['fountain', 'FOU-001', 'మక్రానా రెండంచెల తామర ఫౌంటెన్', 'मकराना दो-स्तरीय कमल फव्वारा'],
  ['flower-pot', '119', 'డిజైన్ 119', 'डिज़ाइन 119'],
])('%s %s is named %s and %s', (slug, id, te, hi) => {
  expect(find(`product-${slug}-${id}`).translations).toMatchObject([{name: te}, {name: hi}])
})

test('a material and a finish have one translation each, wherever they are', () => {
  const texts = categories.flatMap((category) =>
    category.products.flatMap(({material, finish}) => [material, finish]),
  )
  const distinct = new Set(texts.map((text) => JSON.stringify(text)))
  expect(distinct.size).toBe(new Set(texts.map(({en}) => en)).size)
})

test('only Tandur stone carries a note', () => {
  const noted = categories.filter((category) => category.products.some(({note}) => note))
  expect(noted.map(({slug}) => slug)).toEqual(['tandur-stone'])
})

test('the testimonials have the specified roles, in order', () => {
  expect(ofType('testimonial').map(({number, role}) => [number, role])).toEqual([
    [1, 'Architect & Designer'],
    [2, 'Interior Designer'],
    [3, 'Landscaping Consultant'],
    [4, 'Homeowner'],
    [5, 'Entrepreneur'],
    [6, 'Temple Architect'],
  ])
})

test('the settings hold the business constants word for word', () => {
  expect(find('siteSettings')).toMatchObject({
    brand: 'Stone Designs',
    phone: '+91 90000 00000',
    heroTitle: 'Natural Stone Crafts Suppliers',
    heroLine: 'Available in hyderabad.',
    bannerOffer: 'Guaranteed Best Price ✅',
    bannerDelivery: 'All India Delivery (Showroom In Hyderabad)',
    defaultRange: '5000 - 10,000',
    contactValue: 5000,
    designsContactValue: 15000,
    stats: [
      {figure: '25+', label: 'Years of Experience'},
      {figure: '10000+', label: 'Satisfied Customers'},
      {figure: '4.5+', label: 'High Rated Services'},
    ],
  })
  expect(find('siteSettings').story).toContain('over 15 years')
  expect(find('siteSettings').speciality).toContain('90%')
  expect(find('siteSettings').carousel).toHaveLength(5)
  expect(find('siteSettings').showroom).toHaveLength(8)
})

test('ranks in lists ascend and leave room between them', () => {
  for (const type of ['category', 'product']) {
    const ranks = ofType(type).map(({orderRank}) => (typeof orderRank === 'string' ? orderRank : ''))
    expect(ranks).toEqual(ranks.toSorted())
    expect(new Set(ranks).size).toBe(ranks.length)
    expect(ranks.every((rank) => /^0\|[0-9a-z]{6}:$/.test(rank))).toBe(true)
  }
})

test('every picture of the catalogue has a rendered master', () => {
  const files = wantedPictures(documents).map(({file}) =>
    join(import.meta.dirname, 'pictures', `${file}.webp`),
  )
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('every product, category, testimonial and settings picture becomes an image with a description', () => {
  const pictures = wantedPictures(documents)
  expect(pictures).toHaveLength(601 + 20 + 6 + 4 + 5 + 8)
  expect(pictures.filter(({alt}) => alt.trim() === '')).toEqual([])
  const assets = new Map(pictures.map(({file}, index) => [file, `image-${index}`]))
  const resolved = withAssets(find('product-fountain-FOU-001'), assets)
  expect(resolved.image).toEqual({
    _type: 'image',
    asset: {_type: 'reference', _ref: assets.get('fountain/FOU-001')},
    alt: expect.stringContaining('fountain'),
  })
  expect(JSON.stringify(documents.map((document) => withAssets(document, assets))).includes('"wanted"')).toBe(
    false,
  )
})

test.each(TRANSLATED_LANGUAGES)('every text that visitors read has a translation in %s', (language) => {
  const texts = stored().flatMap((document) => {
    if (!isTranslatedType(document._type)) throw new Error(`${document._type} has no translations`)
    return textsOf(document._type, document, language).map((text) => ({id: document._id, ...text}))
  })
  expect(texts.length).toBeGreaterThan(20 * 2 + 601 * 3 + 6 * 3 + 20 + 14)
  expect(texts.filter(({text}) => text === '')).toEqual([])
  expect(texts.filter(({text}) => !SCRIPTS[language].test(text))).toEqual([])
  // A translation of other English texts would be shown to the owner as out of date.
  expect(texts.filter(({before}) => before !== undefined)).toEqual([])
})

test.each([
  ['te', telugu],
  ['hi', hindi],
] as const)('the privacy notice of a new shop in %s has every sentence of the draft', (language, {parts}) => {
  const settings = stored().find(({_type}) => _type === 'siteSettings')
  const privacyParts = parts.map((part) => expect.objectContaining(part))
  expect(settings?.translations).toContainEqual(expect.objectContaining({language, privacyParts}))
})

test.each(TRANSLATED_LANGUAGES)('texts in %s have only names of services in Latin letters', (language) => {
  for (const document of stored()) {
    if (!isTranslatedType(document._type)) continue
    for (const {text} of textsOf(document._type, document, language)) {
      expect(text.replace(/Stone Designs|Google|Meta|WhatsApp/g, '')).not.toMatch(/\p{Script=Latin}/u)
    }
  }
})

const SCRIPTS = {te: /\p{Script=Telugu}/u, hi: /\p{Script=Devanagari}/u}
