import {expect, test} from 'vitest'
import {categoryFacts, productFacts, shopFacts} from './facts.ts'
import {BUILT_IN} from '../shop/shop.queries.ts'

const env = {
  publicUrl: 'https://shop.example',
  apiBase: '/lake',
  liveBase: '/lake',
  imageBase: '/lake/images',
  projectId: 'stone-designs',
  dataset: 'production',
}

const photo = {ref: 'image-0a-1200x1500-jpg', alt: 'A pot', hotspot: null, crop: null, blur: null}

const piece = {
  productId: '7',
  name: 'Item 7',
  contentId: null,
  specialNote: null,
  value: null,
  range: '₹5000 - ₹10,000',
  facts: null,
  image: photo,
}

const category = {
  slug: 'flower-pot',
  title: 'Flower Pot',
  price: null,
  value: 2000,
  description: 'Pots.',
  background: photo,
  media: [piece, {...piece, productId: '8', value: 12000}],
}

test('only a priced piece is offered', () => {
  expect(category.media.map((each) => productFacts(env, category, each).offers?.price)).toEqual([
    undefined,
    12000,
  ])
})

test('pictures and pages are named by absolute addresses', () => {
  const facts = productFacts(env, category, piece)
  expect(facts.url).toBe('https://shop.example/designs/flower-pot?item=7')
  expect(facts.image).toMatch(/^https:\/\/shop\.example\/lake\/images\//)
})

test('a category stands under Designs and lists its pieces in order', () => {
  const [crumbs, list] = categoryFacts(env, category)['@graph']
  expect(crumbs?.itemListElement.map(({position}) => position)).toEqual([1, 2, 3])
  expect(list?.itemListElement).toHaveLength(2)
})

test('the shop can be called and found', () => {
  expect(shopFacts(env, BUILT_IN)).toMatchObject({
    telephone: '+919000000000',
    '@id': 'https://shop.example/#shop',
  })
})
