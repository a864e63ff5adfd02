import type {Env} from '../../contract/site/env.ts'
import type {ImageSource} from '../image/image.ts'
import {clean} from '../preview/clean.ts'
import {socialAddress} from '../image/social.ts'
import {pageAddress} from '../shop/addresses.ts'
import {shopAddressOf} from '../shop/shop-address.ts'
import type {Shop} from '../shop/shop.queries.ts'
import * as messages from '#messages/heads'
import {language} from '#messages/language'

/** Everything about a page that its head says. */
export interface PageFacts {
  /** Path and parameters of the canonical address. */
  path: string
  /** Without the name of the shop, which is added. Absent on the home page. */
  title?: string
  description?: string | null
  keywords?: string
  picture?: ImageSource | null
  type?: 'website' | 'product'
  /** Absent: search engines may list the page. */
  robots?: 'noindex' | 'noindex, follow'
}

interface PageHead extends PageFacts {
  env: Env
  shop: Shop
}

type MetaTag = {title: string} | {name: string; content: string} | {property: string; content: string}

export interface Head {
  meta: MetaTag[]
  links: {rel: string; href: string}[]
}

/** Title, description, social preview and canonical address of a page. */
export function pageHead({
  env,
  shop,
  path,
  title,
  description,
  keywords,
  picture,
  type,
  robots,
}: PageHead): Head {
  const {town} = shopAddressOf(shop.address)
  const fullTitle = title ? `${title} | ${shop.brand}` : `${shop.brand} | ${messages.homeTitle(town)}`
  const text = description ?? shop.metaDescription
  const allKeywords = [keywords, messages.keywords, town].filter(Boolean).join(', ')
  const address = pageAddress(env.publicUrl, path)
  const source = picture ?? shop.socialPicture
  const image = source && socialAddress(env, source)
  // Descriptions of images are in English. Elsewhere the name of the page is what it shows.
  const alt = language === 'en' ? source?.alt : (title ?? shop.brand)
  const head: Head = {
    meta: [
      {title: fullTitle},
      {name: 'description', content: text},
      {name: 'keywords', content: allKeywords},
      {property: 'og:site_name', content: shop.brand},
      {property: 'og:title', content: fullTitle},
      {property: 'og:description', content: text},
      {property: 'og:url', content: address},
      {property: 'og:type', content: type ?? 'website'},
      {name: 'twitter:card', content: 'summary_large_image'},
      ...(image
        ? [
            {property: 'og:image', content: image},
            {property: 'og:image:width', content: '1200'},
            {property: 'og:image:height', content: '630'},
            ...(alt ? [{property: 'og:image:alt', content: alt}] : []),
          ]
        : []),
      ...(robots ? [{name: 'robots', content: robots}] : []),
    ],
    links: [{rel: 'canonical', href: address}],
  }
  return import.meta.env.PREVIEW && env.preview ? clean(head) : head
}
