import {QueryClient} from '@tanstack/react-query'
import {expect, test} from 'vitest'
import type {CATEGORY_RESULT} from '../../schemas/generated/types.ts'
import {categoryQuery} from '../catalogue/category.queries.ts'
import {enquiryIntent, intentOf} from './intent.ts'

const image = {ref: 'image-1', alt: '', hotspot: null, crop: null, blur: null}
const product = {name: '', specialNote: null, range: null, facts: null, image, more: null}

const category: NonNullable<CATEGORY_RESULT> = {
  slug: 'fountain',
  title: 'Fountain',
  price: null,
  value: 20000,
  description: null,
  background: image,
  products: [
    {...product, productId: 'FOU-001', contentId: 'C-1', value: 25000},
    {...product, productId: '7', contentId: null, value: null},
  ],
}
const queryClient = new QueryClient()
queryClient.setQueryData(categoryQuery('fountain').queryKey, category)

test.each([
  ['a product with a price', '/designs/fountain?item=FOU-001', ['C-1'], 25000],
  ['a product without a price, at its category’s value', '/designs/fountain?item=7', ['7'], 20000],
  ['a product that does not exist, as its category', '/designs/fountain?item=8', ['fountain'], 20000],
  ['a category', '/designs/fountain?gclid=1', ['fountain'], 20000],
  ['a category that does not exist', '/designs/elephant', [], 5000],
  ['all designs', '/designs?view=all', [], 15000],
  ['any other page', '/about', [], 5000],
])('%s', (_, path, content_ids, value) => {
  expect(intentOf(queryClient, new URL(path, 'https://shop.example'))).toEqual({
    content_ids,
    content_type: 'product',
    value,
    currency: 'INR',
  })
})

test.each([
  ['its most expensive product', [25000, 900], 25000],
  ['the category’s value where a product has no price', [900, null], 20000],
])('an enquiry about several products is worth %s', (_, [first = null, second = null], value) => {
  const products = [
    {category: 'fountain', productId: 'FOU-001', contentId: 'C-1', value: first},
    {category: 'fountain', productId: '7', contentId: null, value: second},
  ]
  expect(enquiryIntent(queryClient, products)).toEqual({
    content_ids: ['C-1', '7'],
    content_type: 'product',
    value,
    currency: 'INR',
  })
})

test('a product of a category that was not read is worth as much as any contact', () => {
  const product = {category: 'elephant', productId: '1', contentId: null, value: null}
  expect(enquiryIntent(queryClient, [product])).toMatchObject({value: 5000})
})
