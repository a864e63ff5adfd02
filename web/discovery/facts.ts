import type {CATALOGUE_RESULT, CATEGORY_RESULT} from '../../schemas/generated/types.ts'
import {AVAILABILITY_NAMES, readyOn, weeksOf, type Availability} from '../../contract/site/availability.ts'
import {partsOfKey} from '../device/device-list.ts'
import type {Env} from '../../contract/site/env.ts'
import type {ImageSource} from '../image/image.ts'
import {socialAddress} from '../image/social.ts'
import {callAddress, categoryAddress, pageAddress, productAddress} from '../shop/addresses.ts'
import {shopAddressOf} from '../shop/shop-address.ts'
import type {Shop} from '../shop/shop.queries.ts'
import * as messages from '#messages/facts'

type Category = NonNullable<CATEGORY_RESULT>
type Product = Category['products'][number]

/** The shop, as schema.org's LocalBusiness. */
export function shopFacts(env: Env, shop: Shop) {
  const image =
    'socialPicture' in shop && shop.socialPicture ? socialAddress(env, shop.socialPicture) : undefined
  const {town, region, postalCode} = shopAddressOf(shop.address)
  const opening = 'opening' in shop && shop.opening ? shop.opening : []
  return {
    '@type': 'HomeGoodsStore',
    '@id': `${env.publicUrl}/#shop`,
    name: shop.brand,
    description: shop.metaDescription,
    url: env.publicUrl,
    telephone: callAddress(shop.phone).slice('tel:'.length) || undefined,
    email: shop.email || undefined,
    image,
    logo: `${env.publicUrl}/icon-512.png`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address.split('\n').join(', '),
      addressLocality: town,
      addressRegion: region,
      postalCode,
      addressCountry: 'IN',
    },
    hasMap: shop.mapLink,
    openingHoursSpecification: opening.map(({days, opens, closes}) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    areaServed: 'IN',
  }
}

/** Breadcrumbs of a page: Home, Designs, and what is below. */
function breadcrumbs({publicUrl}: Env, ...below: {name: string; item: string}[]) {
  const all = [
    {name: messages.home, item: pageAddress(publicUrl, '/')},
    {name: messages.designs, item: pageAddress(publicUrl, '/designs')},
    ...below,
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map((crumb, index) => ({'@type': 'ListItem', position: index + 1, ...crumb})),
  }
}

const categoryCrumb = ({publicUrl}: Env, {slug, title}: Pick<Category, 'slug' | 'title'>) => ({
  name: title,
  item: categoryAddress(publicUrl, slug),
})

/** Addresses in order. The first has position `from` + 1. */
const itemList = (name: string, urls: string[], from = 0) => ({
  '@type': 'ItemList',
  name,
  numberOfItems: urls.length,
  itemListElement: urls.map((url, index) => ({'@type': 'ListItem', position: from + index + 1, url})),
})

/** Breadcrumbs of a category, and its products. */
export function categoryFacts(env: Env, category: Category) {
  const urls = category.products.map(({productId}) => productAddress(env.publicUrl, category.slug, productId))
  return {'@graph': [breadcrumbs(env, categoryCrumb(env, category)), itemList(category.title, urls)]}
}

/** Breadcrumbs of the designs page, and all categories. */
export function designsFacts(env: Env, categories: Pick<Category, 'slug'>[]) {
  const urls = categories.map(({slug}) => categoryAddress(env.publicUrl, slug))
  return {'@graph': [breadcrumbs(env), itemList(messages.designs, urls)]}
}

/**
 * One page of all products.
 * @param from number of products on the pages before
 */
export function catalogueFacts(env: Env, products: CATALOGUE_RESULT['products'], from: number) {
  const all = {name: messages.allProducts, item: pageAddress(env.publicUrl, '/designs?view=all')}
  const urls = products.map(({category, productId}) => productAddress(env.publicUrl, category, productId))
  return {'@graph': [breadcrumbs(env, all), itemList(all.name, urls, from)]} as const
}

function addressOf({publicUrl}: Env, key: string) {
  const {category, productId} = partsOfKey(key)
  return productAddress(publicUrl, category, productId)
}

const availabilityFacts = (availability: Availability, leadWeeks: unknown) => ({
  availability: `https://schema.org/${AVAILABILITY_NAMES[availability].schema}` as const,
  ...(availability === 'toOrder' && {availabilityStarts: readyOn(weeksOf(leadWeeks), Date.now())}),
})

/**
 * Breadcrumbs of a product, and its facts. Only a price makes an offer; a price range makes none.
 * @param known the images after the one of its card, the keys of similar products, and the weeks until it is ready
 */
export function productFacts(
  env: Env,
  category: Category,
  product: Product,
  {more = [], similar = [], leadWeeks}: {more?: ImageSource[]; similar?: string[]; leadWeeks?: unknown} = {},
) {
  const url = productAddress(env.publicUrl, category.slug, product.productId)
  const images = [product.image, ...more].map((image) => socialAddress(env, image))
  const offers = product.value !== null && {
    '@type': 'Offer',
    price: product.value,
    priceCurrency: 'INR',
    ...availabilityFacts(product.availability ?? 'toOrder', leadWeeks),
    url,
  }
  return {
    '@graph': [
      breadcrumbs(env, categoryCrumb(env, category), {name: product.name, item: url}),
      {
        '@type': 'Product',
        '@id': url,
        name: product.name,
        sku: product.productId,
        category: category.title,
        description: category.description ?? undefined,
        image: more.length > 0 ? images : images[0],
        material: product.facts?.material ?? undefined,
        url,
        ...(offers && {offers}),
        // References without a type: search engines would expect the facts of every product that is named here.
        ...(similar.length > 0 && {isSimilarTo: similar.map((key) => ({'@id': addressOf(env, key)}))}),
      },
    ],
  } as const
}
