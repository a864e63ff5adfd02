import {QueryClient} from '@tanstack/react-query'
import {expect, test} from 'vitest'
import type {CATEGORY_RESULT} from '../../schemas/generated/types.ts'
import {categoryQuery} from '../catalogue/category.queries.ts'
import {enquiryIntent, intentOf} from './intent.ts'

const image = {ref: 'image-1', alt: '', hotspot: null, crop: null, blur: null}
const product = {name: '', specialNote: null, range: null, facts: null, image}

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
  ['a piece with a price', '/designs/fountain?item=FOU-001', ['C-1'], 25000],
  ['a piece without, at its category’s value', '/designs/fountain?item=7', ['7'], 20000],
  ['a piece that there is not, as its category', '/designs/fountain?item=8', ['fountain'], 20000],
  ['a category', '/designs/fountain?gclid=1', ['fountain'], 20000],
  ['a category that there is not', '/designs/elephant', [], 5000],
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
  ['the dearest piece', [25000, 900], 25000],
  ['a piece without a price counts as its category', [900, null], 20000],
])('an enquiry about several pieces is worth %s', (_, [first = null, second = null], value) => {
  const pieces = [
    {category: 'fountain', productId: 'FOU-001', contentId: 'C-1', value: first},
    {category: 'fountain', productId: '7', contentId: null, value: second},
  ]
  expect(enquiryIntent(queryClient, pieces)).toEqual({
    content_ids: ['C-1', '7'],
    content_type: 'product',
    value,
    currency: 'INR',
  })
})

test('a piece of a category that was never read is worth what any contact is', () => {
  const piece = {category: 'elephant', productId: '1', contentId: null, value: null}
  expect(enquiryIntent(queryClient, [piece])).toMatchObject({value: 5000})
})
