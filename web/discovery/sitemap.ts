import {defineQuery} from 'groq'
import type {SITEMAP_RESULT} from '../../schemas/generated/types.ts'
import {PAGE_SIZE} from '../catalogue/product.queries.ts'
import type {Env} from '../env.ts'
import {PHOTO, sizePhoto, type PhotoSource} from '../photo/photo.ts'
import {TRANSLATION} from '../sanity.ts'
import {productAddress} from '../shop/addresses.ts'

/** Pages with a text in the language of the sitemap; others are not for search engines. */
export const SITEMAP = defineQuery(`{
  "categories": *[_type == "category" && defined(slug.current) && ($language == "en" || defined(${TRANSLATION}.title))]
    | order(orderRank asc){
    "slug": slug.current, _updatedAt, background{${PHOTO}},
    "products": *[_type == "product" && category._ref == ^._id && defined(productId) && defined(name) && defined(image.asset)
      && ($language == "en" || defined(${TRANSLATION}.name))]
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
    ...PAGES.map((path) => entry(env.publicUrl + path)),
    ...later.map((page) => entry(`${env.publicUrl}/designs?view=all&page=${page}`)),
    ...categories.flatMap(({slug, _updatedAt, background, products}) => [
      entry(`${env.publicUrl}/designs/${slug}`, _updatedAt, [background]),
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

/** Search engines may index everything except the staff's tools and addresses without a page. */
export const robotsText = (env: Env) => `User-agent: *
Disallow: /studio
Disallow: /admin
Disallow: /file-upload
Disallow: /setup-owner-phone
Disallow: /lake/v
Sitemap: ${env.publicUrl}/sitemap.xml
`
