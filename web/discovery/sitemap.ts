import {PREFIXES} from '../words/languages.ts'
import {defineQuery} from 'groq'
import type {SITEMAP_RESULT} from '../../schemas/generated/types.ts'
import {PAGE_SIZE} from '../catalogue/product.queries.ts'
import type {Env} from '../env.ts'
import {PHOTO, sizePhoto, type PhotoSource} from '../photo/photo.ts'
import {categoryAddress, pageAddress, productAddress} from '../shop/addresses.ts'

export const SITEMAP = defineQuery(`{
  "categories": *[_type == "category" && defined(slug.current)] | order(orderRank asc){
    "slug": slug.current, _updatedAt, background{${PHOTO}},
    "products": *[_type == "product" && category._ref == ^._id && defined(productId) && defined(name) && defined(image.asset)]
      | order(orderRank asc, productId asc){
        productId, _updatedAt, image{${PHOTO}}, "more": morePictures[defined(asset)]{${PHOTO}}
      }
  }
}`)

const PAGES = ['/', '/designs', '/designs?view=all', '/about', '/testimonials', '/contact', '/privacy']

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')

/** Every page and every product, with its pictures, in the format of the sitemap protocol. */
export function sitemapXml(env: Env, {categories}: SITEMAP_RESULT): string {
  function imageOf(photo: PhotoSource | null) {
    const picture = photo && sizePhoto(env, photo)
    if (!picture) return ''
    const address = escape(new URL(picture.src, env.publicUrl).href)
    return `<image:image><image:loc>${address}</image:loc></image:image>`
  }
  function entry(address: string, changedAt?: string, photos: (PhotoSource | null)[] = []) {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return `<url><loc>${escape(address)}</loc>${changed}${photos.map(imageOf).join('')}</url>`
  }
  const count = categories.reduce((sum, {products}) => sum + products.length, 0)
  const later = Array.from({length: Math.max(0, Math.ceil(count / PAGE_SIZE) - 1)}, (_, index) => index + 2)
  const entries = [
    ...PAGES.map((path) => entry(pageAddress(env.publicUrl, path))),
    ...later.map((page) => entry(pageAddress(env.publicUrl, `/designs?view=all&page=${page}`))),
    ...categories.flatMap(({slug, _updatedAt, background, products}) => [
      entry(categoryAddress(env.publicUrl, slug), _updatedAt, [background]),
      ...products.map(({productId, _updatedAt, image, more}) =>
        entry(productAddress(env.publicUrl, slug, productId), _updatedAt, [image, ...(more ?? [])]),
      ),
    ]),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

const TOOLS = ['/admin', '/file-upload', '/setup-owner-phone']

/** Search engines may index everything except the staff's tools and addresses without a page. */
export function robotsText(env: Env): string {
  const tools = PREFIXES.flatMap((start) => TOOLS.map((path) => start + path))
  return [
    'User-agent: *',
    ...['/studio', ...tools, '/lake/v'].map((path) => `Disallow: ${path}`),
    ...PREFIXES.map((start) => `Sitemap: ${env.publicUrl}${start}/sitemap.xml`),
    '',
  ].join('\n')
}
