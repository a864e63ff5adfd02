import type {CATEGORY_RESULT} from '../../schemas/generated/types.ts'
import type {Env} from '../env.ts'
import {socialAddress} from '../photo/social.ts'
import {callAddress, productAddress} from '../shop/contact.ts'
import type {Shop} from '../shop/shop.queries.ts'

type Category = NonNullable<CATEGORY_RESULT>
type Product = Category['media'][number]

/** The shop, as schema.org's LocalBusiness. */
export function shopFacts(env: Env, shop: Shop) {
  const image =
    'socialPicture' in shop && shop.socialPicture ? socialAddress(env, shop.socialPicture) : undefined
  return {
    '@type': 'HomeGoodsStore',
    '@id': `${env.publicUrl}/#shop`,
    name: shop.brand,
    description: shop.metaDescription,
    url: env.publicUrl,
    telephone: callAddress(shop.phone).slice('tel:'.length),
    email: shop.email,
    image,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address.split('\n').join(', '),
      addressLocality: 'Hyderabad',
      addressRegion: 'Telangana',
      addressCountry: 'IN',
    },
    hasMap: shop.mapLink,
    openingHours: shop.hours,
    areaServed: 'IN',
  }
}

/** Where a category stands, and what it holds. */
export function categoryFacts(env: Env, category: Category) {
  const address = `${env.publicUrl}/designs/${category.slug}`
  return {
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {'@type': 'ListItem', position: 1, name: 'Home', item: `${env.publicUrl}/`},
          {'@type': 'ListItem', position: 2, name: 'Designs', item: `${env.publicUrl}/designs`},
          {'@type': 'ListItem', position: 3, name: category.title, item: address},
        ],
      },
      {
        '@type': 'ItemList',
        name: category.title,
        numberOfItems: category.media.length,
        itemListElement: category.media.map(({productId}, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: productAddress(env.publicUrl, category.slug, productId),
        })),
      },
    ],
  }
}

/** A piece. An offer only where there is a price: a range to be asked for is none. */
export function productFacts(env: Env, category: Category, product: Product) {
  const url = productAddress(env.publicUrl, category.slug, product.productId)
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.productId,
    category: category.title,
    description: category.description ?? undefined,
    image: socialAddress(env, product.image),
    material: product.facts?.material ?? undefined,
    url,
    offers:
      product.value === null
        ? undefined
        : {
            '@type': 'Offer',
            price: product.value,
            priceCurrency: 'INR',
            availability: 'https://schema.org/InStock',
            url,
          },
  }
}
