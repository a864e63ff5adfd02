import {QueryClient} from '@tanstack/react-query'
import {expect, test} from 'vitest'
import type {CATEGORY_RESULT} from '../../schemas/generated/types.ts'
import {categoryQuery} from '../catalogue/category.queries.ts'
import {enquiryIntent} from './report-enquiry.ts'

const category: NonNullable<CATEGORY_RESULT> = {
  slug: 'fountain',
  title: 'Fountain',
  price: null,
  value: 20000,
  description: null,
  background: {ref: 'image-1', alt: '', hotspot: null, crop: null, blur: null},
  products: [],
}
const queryClient = new QueryClient()
queryClient.setQueryData(categoryQuery('fountain').queryKey, category)

test.each([
  ['the sum of its products', [25000, 900], 25900],
  ['the category’s value for a product without a price', [900, null], 20900],
])('an enquiry about several products is worth %s', (_, [first = null, second = null], value) => {
  const products = [
    {category: 'fountain', productId: 'FOU-001', contentId: 'C-1', value: first, categoryValue: null},
    {category: 'fountain', productId: '7', contentId: null, value: second, categoryValue: null},
  ]
  expect(enquiryIntent(queryClient, products)).toEqual({
    content_ids: ['C-1', '7'],
    content_type: 'product',
    value,
    currency: 'INR',
  })
})

test('a product without a price is worth its category’s value, though no page of the category was read', () => {
  const product = {category: 'elephant', productId: '1', contentId: null, value: null, categoryValue: 2000}
  expect(enquiryIntent(queryClient, [product])).toMatchObject({value: 2000})
})

test('a product that is not loaded, of a category that was not read, is worth as much as any contact', () => {
  const product = {category: 'elephant', productId: '1', contentId: null, value: null, categoryValue: null}
  expect(enquiryIntent(queryClient, [product])).toMatchObject({value: 5000})
})
