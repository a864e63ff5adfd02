import {z} from 'zod'

const absolute = z.url({protocol: /^https?$/})

const listItem = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.int(),
  name: z.string().min(1).optional(),
  item: absolute.optional(),
  url: absolute.optional(),
})

const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(listItem.required({name: true, item: true})).min(2),
})

export const itemList = z.strictObject({
  '@type': z.literal('ItemList'),
  name: z.string().min(1),
  numberOfItems: z.int(),
  itemListElement: z.array(listItem.required({url: true})),
})

/** schema.org/Product, with the fields that this site may state. */
export const product = z.strictObject({
  '@type': z.literal('Product'),
  '@id': absolute,
  name: z.string().min(1),
  sku: z.string().min(1),
  category: z.string().min(1),
  description: z.string().min(1),
  image: z.union([absolute, z.array(absolute).min(2)]),
  material: z.string().min(1).optional(),
  url: absolute,
  offers: z
    .strictObject({
      '@type': z.literal('Offer'),
      price: z.number().positive(),
      priceCurrency: z.literal('INR'),
      // The seed says nothing: its products are made to order.
      availability: z.literal('https://schema.org/BackOrder'),
      availabilityStarts: z.iso.date(),
      url: absolute,
    })
    .optional(),
  isSimilarTo: z.array(z.strictObject({'@id': absolute})).length(6),
})

const day = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** schema.org/HomeGoodsStore, a kind of LocalBusiness. */
const shop = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('HomeGoodsStore'),
  '@id': absolute,
  name: z.string().min(1),
  description: z.string().min(1),
  url: absolute,
  telephone: z.string().regex(/^\+\d{8,15}$/),
  email: z.email(),
  image: absolute,
  logo: absolute,
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string().min(10),
    addressLocality: z.string().min(1),
    addressRegion: z.string().min(1),
    postalCode: z.string().regex(/^\d{6}$/),
    addressCountry: z.literal('IN'),
  }),
  hasMap: absolute,
  openingHoursSpecification: z
    .array(
      z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.array(day).min(1),
        opens: time,
        closes: time,
      }),
    )
    .min(1),
  areaServed: z.literal('IN'),
})

/** JSON-LD of a page: its breadcrumbs, then the facts about its content. */
export const graph = <Second extends z.ZodType>(second: Second) =>
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@graph': z.tuple([breadcrumbs, second]),
  })

/** The JSON-LD that the page of an address must state; `undefined` if it must state none. */
export function factsSchema({pathname, searchParams}: URL): z.ZodType | undefined {
  if (pathname === '/' || pathname === '/contact') return shop
  if (searchParams.has('item')) return graph(product)
  if (pathname.startsWith('/designs') && searchParams.get('view') !== 'list') return graph(itemList)
  return undefined
}
