import {expect, test} from 'vitest'
import {isShownType, pagesOf} from './pages.ts'

const addresses = (...args: Parameters<typeof pagesOf>) => pagesOf(...args).map(({href}) => href)

test('a product is on its own page and on that of its category', () => {
  const found = {title: 'Lotus', code: 'FOU-001', categoryTitle: 'Fountain', categorySlug: 'fountain'}
  expect(pagesOf('product', found)).toEqual([
    {title: 'Lotus', href: '/designs/fountain?item=FOU-001'},
    {title: 'Fountain', href: '/designs/fountain'},
  ])
})

test('a category is on its own page, among all designs and on the first page', () => {
  expect(addresses('category', {title: 'Urli & Bowl', slug: 'urli & bowl'})).toEqual([
    '/designs/urli%20%26%20bowl',
    '/designs',
    '/',
  ])
})

test('testimonials and the settings have pages of their own', () => {
  expect(addresses('testimonial', {title: 'Meera'})[0]).toBe('/testimonials')
  expect(addresses('siteSettings', null)).toEqual(expect.arrayContaining(['/about', '/privacy']))
})

test('a document that cannot be shown yet has no page', () => {
  expect(pagesOf('product', {title: 'Lotus', code: 'FOU-001', categorySlug: null})).toEqual([])
  expect(pagesOf('category', {title: 'New', slug: undefined})).toEqual([])
  expect(isShownType('lead')).toBe(false)
})
