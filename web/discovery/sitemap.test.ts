import {expect, test} from 'vitest'
import {llmsText, robotsText, sitemapXml} from './sitemap.ts'
import {testEnv} from '../env/test-env.ts'

const image = {ref: 'image-0a-100x50-jpg', alt: '', hotspot: null, crop: null, blur: null}

test('lists every page, category and product once, with its picture, in escaped XML', () => {
  const category = {
    slug: 'fountain',
    _updatedAt: '2026-11-21T10:00:00Z',
    background: image,
    languages: null,
    products: [
      {productId: 'FOU-001', _updatedAt: '2026-11-21T11:00:00Z', image: image, more: null, languages: null},
    ],
  }
  const xml = sitemapXml(testEnv, {categories: [category]})
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual([
    'https://shop.example/',
    'https://shop.example/designs',
    'https://shop.example/designs?view=all',
    'https://shop.example/about',
    'https://shop.example/testimonials',
    'https://shop.example/contact',
    'https://shop.example/privacy',
    'https://shop.example/accessibility',
    'https://shop.example/designs/fountain',
    'https://shop.example/designs/fountain?item=FOU-001',
  ])
  expect(xml).toContain(
    '<image:loc>https://shop.example/lake/images/stone-designs/production/0a-100x50.jpg?w=100&amp;auto=format</image:loc>',
  )
})

test('an entry names the page in all languages, and one without a translation in English only', () => {
  const xml = sitemapXml(testEnv, {
    categories: [
      {
        slug: 'fountain',
        _updatedAt: '2026-11-21T10:00:00Z',
        background: image,
        languages: null,
        products: [],
      },
    ],
  })
  const hrefsOf = (path: string) => {
    const line =
      xml.split('\n').find((entry) => entry.includes(`<loc>https://shop.example${path}</loc>`)) ?? ''
    return [...line.matchAll(/hreflang="([^"]*)" href="https:\/\/shop.example([^"]*)"/g)].map(
      ([, lang, href]) => `${lang} ${href}`,
    )
  }
  expect(hrefsOf('/about')).toEqual(['en /about', 'te /te/about', 'hi /hi/about', 'x-default /about'])
  expect(hrefsOf('/designs/fountain')).toEqual(['en /designs/fountain', 'x-default /designs/fountain'])
})

test('a product with several pictures lists all of them', () => {
  const more = [{...image, ref: 'image-0b-100x50-jpg'}]
  const product = {
    productId: 'FOU-001',
    _updatedAt: '2026-11-21T11:00:00Z',
    image: image,
    more,
    languages: null,
  }
  const xml = sitemapXml(testEnv, {
    categories: [
      {
        slug: 'fountain',
        _updatedAt: '2026-11-21T10:00:00Z',
        background: image,
        languages: null,
        products: [product],
      },
    ],
  })
  const entry = xml.split('\n').find((line) => line.includes('FOU-001')) ?? ''
  expect([...entry.matchAll(/production\/(0.)-/g)].map(([, hash]) => hash)).toEqual(['0a', '0b'])
})

test('lists as many pages of all products as there are', () => {
  const product = (productId: string) => ({
    productId,
    _updatedAt: '2026-11-21T11:00:00Z',
    image: image,
    more: null,
    languages: null,
  })
  const pages = (count: number) => {
    const products = Array.from({length: count}, (_, index) => product(String(index)))
    const category = {
      slug: 'jalli',
      _updatedAt: '2026-11-21T10:00:00Z',
      background: image,
      languages: null,
      products,
    }
    const xml = sitemapXml(testEnv, {categories: [category]})
    return [...xml.matchAll(/<loc>[^<]*&amp;page=(\d+)/g)].map(([, page]) => page)
  }
  expect([pages(0), pages(48), pages(49), pages(100)]).toEqual([[], [], ['2'], ['2', '3']])
})

test('llms.txt says what the shop is, and leads to its designs, its sitemaps and its prices', () => {
  const shop = {brand: 'Stone Designs', metaDescription: 'Stone, carved by hand.'}
  const text = llmsText(testEnv, shop, [{slug: 'wall-mural', title: 'Wall Mural'}])
  expect(text).toMatch(/^# Stone Designs\n\n> Stone, carved by hand\.\n/)
  expect(text).toContain('- [Wall Mural](https://shop.example/designs/wall-mural)')
  for (const path of ['/sitemap.xml', '/te/sitemap.xml', '/feeds/google.xml'])
    expect(text).toContain(`https://shop.example${path}`)
})

test('robots.txt names the sitemap and the tools that are not for robots', () => {
  expect(robotsText(testEnv)).toContain('Sitemap: https://shop.example/sitemap.xml')
  expect(robotsText(testEnv)).toContain('Disallow: /studio')
})
