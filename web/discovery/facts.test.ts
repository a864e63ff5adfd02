import {expect, test} from 'vitest'
import {readyOn} from '../../contract/site/availability.ts'
import {catalogueFacts, categoryFacts, productFacts, shopFacts} from './facts.ts'
import {BUILT_IN, completeShop} from '../shop/shop.queries.ts'
import {testEnv} from '../env/test-env.ts'

const image = {ref: 'image-0a-1200x1500-jpg', alt: 'A pot', hotspot: null, crop: null, blur: null}

const product = {
  productId: '7',
  name: 'Item 7',
  contentId: null,
  specialNote: null,
  value: null,
  range: '₹5000 - ₹10,000',
  availability: null,
  facts: null,
  image: image,
  more: null,
}

const category = {
  slug: 'flower-pot',
  title: 'Flower Pot',
  price: null,
  value: 2000,
  description: 'Pots.',
  background: image,
  products: [product, {...product, productId: '8', value: 12000}],
}

const NOTHING_ELSE = {
  mapEmbed: 'https://maps.example',
  instagram: 'https://instagram.example',
  facebook: 'https://facebook.example',
  review: 'https://review.example',
  socialPicture: image,
}

test('only a product with a price has an offer', () => {
  const prices = category.products.map((each) => {
    const [, facts] = productFacts(testEnv, category, each)['@graph']
    return 'offers' in facts ? facts.offers?.price : undefined
  })
  expect(prices).toEqual([undefined, 12000])
})

test.each([
  [null, 'BackOrder'],
  ['ready', 'InStock'],
  ['oneOfAKind', 'InStock'],
  ['reserved', 'OutOfStock'],
  ['sold', 'SoldOut'],
] as const)(
  'a product that is %s says %s to search engines, and a day only when it is made to order',
  (availability, name) => {
    const priced = {...product, value: 12000, availability}
    const [, facts] = productFacts(testEnv, category, priced, {leadWeeks: 6})['@graph']
    const offer = 'offers' in facts ? facts.offers : undefined
    expect(offer?.availability).toBe(`https://schema.org/${name}`)
    const starts = offer && 'availabilityStarts' in offer ? offer.availabilityStarts : undefined
    expect(starts).toBe(name === 'BackOrder' ? readyOn(6, Date.now()) : undefined)
  },
)

test('pictures and pages have absolute addresses', () => {
  const [crumbs, facts] = productFacts(testEnv, category, product)['@graph']
  expect(crumbs.itemListElement.at(-1)?.item).toBe(facts.url)
  expect(facts.url).toBe('https://shop.example/designs/flower-pot?item=7')
  expect(facts.image).toMatch(/^https:\/\/shop\.example\/lake\/images\//)
})

test('a product with several pictures lists all of them, the one of its card first', () => {
  const more = [
    {...image, ref: 'image-0b-1200x1500-jpg'},
    {...image, ref: 'image-0c-1200x1500-jpg'},
  ]
  const [, facts] = productFacts(testEnv, category, product, {more})['@graph']
  expect([facts.image].flat().map((address) => /production\/(0.)-/.exec(address ?? '')?.[1])).toEqual([
    '0a',
    '0b',
    '0c',
  ])
})

test('a product refers to similar ones by their addresses', () => {
  const [, facts] = productFacts(testEnv, category, product, {similar: ['fountain/FOU-001']})['@graph']
  expect(facts['@id']).toBe(facts.url)
  expect(facts.isSimilarTo).toEqual([{'@id': 'https://shop.example/designs/fountain?item=FOU-001'}])
  const [, alone] = productFacts(testEnv, category, product)['@graph']
  expect(alone).not.toHaveProperty('isSimilarTo')
})

test('a category is below Designs and lists its products in order', () => {
  const [crumbs, list] = categoryFacts(testEnv, category)['@graph']
  expect(crumbs?.itemListElement.map(({position}) => position)).toEqual([1, 2, 3])
  expect(list?.itemListElement).toHaveLength(2)
})

test('a later page of all products continues the numbers', () => {
  const products = category.products.map((each) => ({
    ...each,
    category: category.slug,
    title: category.title,
    categoryValue: category.value,
  }))
  const [, list] = catalogueFacts(testEnv, products, 48)['@graph']
  expect(list.itemListElement.map(({position}) => position)).toEqual([49, 50])
})

test('the shop has its opening hours by day, and the town, state and postal code of its address', () => {
  const opening = [{days: ['Monday'], opens: '09:00', closes: '20:00'}]
  const shop = completeShop({
    ...BUILT_IN,
    ...NOTHING_ELSE,
    opening,
    address: 'Plot 18\nPune, Maharashtra 411001',
  })
  expect(shopFacts(testEnv, shop)).toMatchObject({
    address: {addressLocality: 'Pune', addressRegion: 'Maharashtra', postalCode: '411001'},
    openingHoursSpecification: [{dayOfWeek: ['Monday'], opens: '09:00', closes: '20:00'}],
  })
})

test('the shop has a phone number, an id and a logo', () => {
  expect(shopFacts(testEnv, {...BUILT_IN, phone: '+91 91111 11111'})).toMatchObject({
    telephone: '+919111111111',
    '@id': 'https://shop.example/#shop',
    logo: 'https://shop.example/icon-512.png',
  })
})
