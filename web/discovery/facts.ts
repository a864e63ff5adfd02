import type {CATALOGUE_RESULT, CATEGORY_RESULT} from '../../schemas/generated/types.ts'
import type {Env} from '../env.ts'
import {socialAddress} from '../photo/social.ts'
import {callAddress, productAddress} from '../shop/addresses.ts'
import {placeOf} from '../shop/shop-address.ts'
import type {Shop} from '../shop/shop.queries.ts'

type Category = NonNullable<CATEGORY_RESULT>
type Product = Category['products'][number]

/** The shop, as schema.org's LocalBusiness. */
export function shopFacts(env: Env, shop: Shop) {
  const image =
    'socialPicture' in shop && shop.socialPicture ? socialAddress(env, shop.socialPicture) : undefined
  const {town, region, postalCode} = placeOf(shop.address)
  const opening = 'opening' in shop && shop.opening ? shop.opening : []
  return {
    '@type': 'HomeGoodsStore',
    '@id': `${env.publicUrl}/#shop`,
    name: shop.brand,
    description: shop.metaDescription,
    url: env.publicUrl,
    telephone: callAddress(shop.phone).slice('tel:'.length),
    email: shop.email,
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

/** Where a page stands: under the first page, under Designs, and under each of the further places. */
function breadcrumbs({publicUrl}: Env, ...places: {name: string; item: string}[]) {
  const all = [
    {name: 'Home', item: `${publicUrl}/`},
    {name: 'Designs', item: `${publicUrl}/designs`},
    ...places,
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map((place, index) => ({'@type': 'ListItem', position: index + 1, ...place})),
  }
}

const categoryPlace = ({publicUrl}: Env, {slug, title}: Pick<Category, 'slug' | 'title'>) => ({
  name: title,
  item: `${publicUrl}/designs/${slug}`,
})

/** Addresses in an order, the first of them in the place after `from`. */
const itemList = (name: string, urls: string[], from = 0) => ({
  '@type': 'ItemList',
  name,
  numberOfItems: urls.length,
  itemListElement: urls.map((url, index) => ({'@type': 'ListItem', position: from + index + 1, url})),
})

/** Where a category stands, and what it holds. */
export function categoryFacts(env: Env, category: Category) {
  const urls = category.products.map(({productId}) => productAddress(env.publicUrl, category.slug, productId))
  return {'@graph': [breadcrumbs(env, categoryPlace(env, category)), itemList(category.title, urls)]}
}

/** The designs page: all categories. */
export function designsFacts(env: Env, categories: Pick<Category, 'slug'>[]) {
  const urls = categories.map(({slug}) => `${env.publicUrl}/designs/${slug}`)
  return {'@graph': [breadcrumbs(env), itemList('Designs', urls)]}
}

/** One page of all products, of which `from` are on the pages before it. */
export function catalogueFacts(env: Env, items: CATALOGUE_RESULT['items'], from: number) {
  const all = {name: 'All Products', item: `${env.publicUrl}/designs?view=all`}
  const urls = items.map(({category, productId}) => productAddress(env.publicUrl, category, productId))
  return {'@graph': [breadcrumbs(env, all), itemList(all.name, urls, from)]} as const
}

/** A piece. An offer only where there is a price: a range to be asked for is none. */
export function productFacts(env: Env, category: Category, product: Product) {
  const url = productAddress(env.publicUrl, category.slug, product.productId)
  const offers = product.value !== null && {
    '@type': 'Offer',
    price: product.value,
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    url,
  }
  return {
    '@graph': [
      breadcrumbs(env, categoryPlace(env, category), {name: product.name, item: url}),
      {
        '@type': 'Product',
        name: product.name,
        sku: product.productId,
        category: category.title,
        description: category.description ?? undefined,
        image: socialAddress(env, product.image),
        material: product.facts?.material ?? undefined,
        url,
        ...(offers && {offers}),
      },
    ],
  } as const
}
