import {expect, test} from 'vitest'
import {addressesOf} from './use-site-pages.ts'

test('a published document leads to the first page that shows it, and one without a page leads nowhere', () => {
  const addresses = addressesOf([
    {_id: 'one', _type: 'product', code: 'FOU-001', slug: null, categorySlug: 'fountain'},
    {_id: 'two', _type: 'product', code: 'FOU-002', slug: null, categorySlug: null},
    {_id: 'three', _type: 'category', code: null, slug: 'fountain', categorySlug: null},
    {_id: 'four', _type: 'lead', code: null, slug: null, categorySlug: null},
  ])
  expect([...addresses]).toEqual([
    ['one', '/designs/fountain?item=FOU-001'],
    ['three', '/designs/fountain'],
  ])
})
