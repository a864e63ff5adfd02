import {language} from '#messages/language'
import {defineQuery} from 'groq'
import {categoryPath, productPath} from '../../contract/site/addresses.ts'
import type {SITEMAP_RESULT} from '../../schemas/generated/types.ts'
import {PAGE_SIZE} from '../catalogue/catalogue-pages.ts'
import type {Env} from '../../contract/site/env.ts'
import {IMAGE} from '../image/image.queries.ts'
import {sizeImage, type ImageSource} from '../image/image.ts'
import {LANGUAGES} from '../messages/languages.ts'
import type {Shop} from '../shop/shop.queries.ts'
import {alternates, escape, type Page} from './language-tags.ts'

export const SITEMAP = defineQuery(`{
  "categories": *[_type == "category" && defined(slug.current)] | order(orderRank asc){
    "slug": slug.current, _updatedAt, background{${IMAGE}},
    "languages": translations[defined(title)].language,
    "products": *[_type == "product" && category._ref == ^._id && defined(productId) && defined(name) && defined(image.asset)]
      | order(orderRank asc, productId asc){
        productId, _updatedAt, image{${IMAGE}}, "more": morePictures[defined(asset)]{${IMAGE}},
        "languages": translations[defined(name)].language
      }
  }
}`)

const PAGES = [
  '/',
  '/designs',
  '/designs?view=all',
  '/about',
  '/testimonials',
  '/contact',
  '/privacy',
  '/accessibility',
]

const ALL = LANGUAGES.map((each) => each.language)

/**
 * Every page and every product that can be read in this language, with its images and its addresses in all languages,
 * in the format of the sitemap protocol.
 */
export function sitemapXml(env: Env, {categories}: SITEMAP_RESULT): string {
  function imageOf(image: ImageSource | null) {
    const picture = image && sizeImage(env, image)
    if (!picture) return ''
    const address = escape(new URL(picture.src, env.publicUrl).href)
    return `<image:image><image:loc>${address}</image:loc></image:image>`
  }
  function entry(page: Page, changedAt?: string, images: (ImageSource | null)[] = []) {
    const all = alternates(env, page)
    const own = all.find(({lang}) => lang === language)
    if (!own) return []
    const links = all.map(
      ({lang, href}) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escape(href)}"/>`,
    )
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return `<url><loc>${escape(own.href)}</loc>${changed}${links.join('')}${images.map(imageOf).join('')}</url>`
  }
  const count = categories.reduce((sum, {products}) => sum + products.length, 0)
  const later = Array.from({length: Math.max(0, Math.ceil(count / PAGE_SIZE) - 1)}, (_, index) => index + 2)
  const entries = [
    ...PAGES.map((path) => entry({path, languages: ALL})),
    ...later.map((page) => entry({path: `/designs?view=all&page=${page}`, languages: ALL})),
    ...categories.flatMap(({slug, _updatedAt, background, languages, products}) => [
      entry({path: categoryPath(slug), languages: languages ?? []}, _updatedAt, [background]),
      ...products.map(({productId, image, more, ...product}) =>
        entry({path: productPath(slug, productId), languages: product.languages ?? []}, product._updatedAt, [
          image,
          ...(more ?? []),
        ]),
      ),
    ]),
  ].flat()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

/** What a language model may want to know of the site, in the form of llmstxt.org: the shop, and its pages. */
export function llmsText(
  env: Env,
  {brand, metaDescription}: Pick<Shop, 'brand' | 'metaDescription'>,
  categories: readonly {slug: string | null; title: string | null}[],
): string {
  const links = categories.map(({slug, title}) => `- [${title}](${env.publicUrl}${categoryPath(slug ?? '')})`)
  const feed = `- [Products with prices, as XML](${env.publicUrl}/feeds/google.xml)`
  const maps = LANGUAGES.map(({start}) => `- ${env.publicUrl}${start}/sitemap.xml`)
  const sections = [
    `# ${brand}`,
    `> ${metaDescription}`,
    '## Designs',
    links.join('\n'),
    '## All pages and products',
    [...maps, feed].join('\n'),
  ]
  return `${sections.join('\n\n')}\n`
}

const TOOLS = ['/admin', '/file-upload', '/setup-owner-phone']

/** Search engines may index everything except the staff's tools and addresses without a page. */
export function robotsText(env: Env): string {
  const tools = LANGUAGES.flatMap(({start}) => TOOLS.map((path) => start + path))
  return [
    'User-agent: *',
    ...['/studio', ...tools, '/lake/v'].map((path) => `Disallow: ${path}`),
    ...LANGUAGES.map(({start}) => `Sitemap: ${env.publicUrl}${start}/sitemap.xml`),
    '',
  ].join('\n')
}
