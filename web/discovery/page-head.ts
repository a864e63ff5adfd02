import type {Env} from '../env.ts'
import type {PhotoSource} from '../photo/photo.ts'
import {socialAddress} from '../photo/social.ts'
import {inTown, placeOf} from '../shop/shop-address.ts'
import type {Shop} from '../shop/shop.queries.ts'

interface PageHead {
  env: Env
  shop: Shop
  /** Path of the page, and `?item=` where it shows one: what `canonical` names. */
  path: string
  /** Without the name of the shop, which is added; absent on the home page. */
  title?: string
  description?: string | null
  keywords?: string
  picture?: PhotoSource | null
  type?: 'website' | 'product' | 'article'
}

const KEYWORDS = 'natural stone, stone crafts, fountain, gazebo, stone mural, wall cladding, marble'

type MetaTag = {title: string} | {name: string; content: string} | {property: string; content: string}

interface Head {
  meta: MetaTag[]
  links: {rel: string; href: string}[]
}

/** Title, description, social preview and canonical address of a page. */
export function pageHead({env, shop, path, title, description, keywords, picture, type}: PageHead): Head {
  const fullTitle = title
    ? `${title} | ${shop.brand}`
    : `${shop.brand} | Natural Stone Crafts Suppliers${inTown(shop)}`
  const text = description ?? shop.metaDescription
  const words = [keywords, KEYWORDS, placeOf(shop.address).town].filter(Boolean).join(', ')
  const address = env.publicUrl + path
  const photo = picture ?? shop.socialPicture
  const image = photo && socialAddress(env, photo)
  return {
    meta: [
      {title: fullTitle},
      {name: 'description', content: text},
      {name: 'keywords', content: words},
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
            ...(photo.alt ? [{property: 'og:image:alt', content: photo.alt}] : []),
          ]
        : []),
    ],
    links: [{rel: 'canonical', href: address}],
  }
}
