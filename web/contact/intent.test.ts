import {QueryClient} from '@tanstack/react-query'
import {expect, test} from 'vitest'
import type {CATALOGUE_RESULT, CATEGORY_RESULT} from '../../schemas/generated/types.ts'
import {categoryQuery} from '../catalogue/category.queries.ts'
import {catalogueQuery} from '../catalogue/catalogue-pages.ts'
import {intentOf} from './intent.ts'

const image = {ref: 'image-1', alt: '', hotspot: null, crop: null, blur: null}
const product = {
  name: '',
  specialNote: null,
  range: null,
  availability: null,
  facts: null,
  image,
  more: null,
}

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

/** A product in lists of products of all categories. The category itself is not loaded. */
const card = {...product, category: 'gazebo', title: 'Gazebo', categoryValue: 90000}
const pageOf = (...products: CATALOGUE_RESULT['products']) => ({
  pages: [{total: products.length, products}],
  pageParams: [1],
})
queryClient.setQueryData(
  catalogueQuery({categories: []}, 1).queryKey,
  pageOf({...card, productId: '7', contentId: null, value: null}),
)
queryClient.setQueryData(
  catalogueQuery({q: 'dome', categories: []}, 1).queryKey,
  pageOf({...card, productId: 'GAZ-001', contentId: 'C-2', value: 95000}),
)

test.each([
  ['a product with a price', '/designs/fountain?item=FOU-001', ['C-1'], 25000],
  ['a product without a price, at its category’s value', '/designs/fountain?item=7', ['7'], 20000],
  ['a product that does not exist, as its category', '/designs/fountain?item=8', ['fountain'], 20000],
  ['a category', '/designs/fountain?gclid=1', ['fountain'], 20000],
  ['a category that does not exist', '/designs/elephant', [], 5000],
  ['a product of a list, at its category’s value', '/designs/gazebo?item=7', ['7'], 90000],
  ['a product with a price among the results of a search', '/designs/gazebo?item=GAZ-001', ['C-2'], 95000],
  ['a product in no list, as its category', '/designs/gazebo?item=8', ['gazebo'], 90000],
  ['a product in another language', '/te/designs/fountain?item=FOU-001', ['C-1'], 25000],
  ['all designs in another language', '/hi/designs?view=all', [], 15000],
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
