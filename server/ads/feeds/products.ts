import {z} from 'zod'
import {productPath} from '../../../contract/site/addresses.ts'
import {feedId, type FeedExclusion, type LeftOut} from '../../../contract/services/feeds.ts'
import {availabilityOf, weeksOf, type Availability} from '../../../contract/site/availability.ts'
import {readEach, unreadableIn} from '../../../contract/read-each.ts'
import {priceIn} from '../../../contract/text/rupees.ts'
import {cutOf, IMAGE, picture, SHAPES, type FeedImage} from './images.ts'

/** Query for the facts of products that feeds state, in the order of the shop. */
export const FEED = `{
  "brand": *[_type == "siteSettings"][0].brand,
  "products": *[_type == "product"] | order(orderRank){
    _id, productId, name, value, contentId, specialNote, facts{material, finish, size, weight},
    "availability": coalesce(availability, category->availability),
    "leadWeeks": coalesce(leadWeeks, category->leadWeeks, *[_id == "siteSettings"][0].leadWeeks),
    "category": category->{"slug": slug.current, title, description},
    "image": image{${IMAGE}}, "more": morePictures[]{${IMAGE}}
  }
}`

const text = z.string().nullish()

const product = z.object({
  _id: z.string(),
  productId: text,
  name: text,
  value: z.number().nullish(),
  contentId: text,
  specialNote: text,
  availability: z.unknown().optional(),
  leadWeeks: z.unknown().optional(),
  facts: z.object({material: text, finish: text, size: text, weight: text}).nullish(),
  category: z.object({slug: text, title: text, description: text}).nullish(),
  image: picture.nullish(),
  more: z.array(picture).nullish(),
})

export const feed = z.object({brand: text.catch(undefined), products: readEach(product)})

type Content = z.infer<typeof feed>
type Product = Content['products'][number]

/** A product in the words that all feeds share. */
export interface Entry {
  id: string
  title: string
  description: string
  link: string
  pictures: [string, ...string[]]
  /** Whole rupees. */
  price: number
  brand: string
  /** Name of the category. */
  type: string
  availability: Availability
  /** Weeks until a product that is made to order is ready. */
  weeks: number
}

export interface Places {
  publicUrl: string
  /** Address of images, without a slash at its end. */
  pictures: string
  /** Code of the showroom in Google Business Profile. Absent: there is no feed of what stands there. */
  storeCode?: string | undefined
}

/** Limits of both networks. */
const MAX = {id: 50, title: 150, description: 5000, brand: 70, pictures: 11}
/** Pixels of a square image. Meta rejects smaller images. */
const MIN_PIXELS = 500

/** The products that feeds show, and the others with what they lack. */
export function entriesOf(
  {brand, products}: Content,
  places: Places,
): {entries: Entry[]; leftOut: LeftOut['leftOut']} {
  const entries = new Map<string, Entry>()
  const leftOut: LeftOut['leftOut'] = unreadableIn(products).map(({_id, label}) => ({
    _id,
    label,
    reasons: ['unreadable' satisfies FeedExclusion],
  }))
  for (const found of products) {
    const entry = entryOf(found, brand ?? 'Stone Designs', places)
    const isTwice = 'id' in entry && entries.has(entry.id)
    if ('id' in entry && !isTwice) entries.set(entry.id, entry)
    else
      leftOut.push({
        _id: found._id,
        label: [found.productId, found.name].filter(Boolean).join(' · ') || found._id,
        reasons: 'id' in entry ? ['twice'] : entry.reasons,
      })
  }
  return {entries: [...entries.values()], leftOut}
}

function entryOf(
  found: Product,
  brand: string,
  {publicUrl, pictures}: Places,
): Entry | {reasons: FeedExclusion[]} {
  const {productId, name, category} = found
  const value = priceIn(found.value)
  const id = feedId({...found, category: category?.slug ?? undefined, productId: productId ?? ''})
  const square = found.image && cutOf(found.image, SHAPES.square)
  const reasons: FeedExclusion[] = [
    ...(value ? [] : [found.value && value === null ? ('wrong-price' as const) : ('no-price' as const)]),
    ...(id.length > MAX.id ? ['long-id' as const] : []),
    ...(square ? [] : ['no-picture' as const]),
    ...(square && square.width < MIN_PIXELS ? ['small-picture' as const] : []),
    ...(category?.slug ? [] : ['no-category' as const]),
    ...(productId && name ? [] : ['no-name' as const]),
  ]
  if (!value || !square || !category?.slug || !productId || !name || reasons.length > 0) return {reasons}
  const [first = square.path, ...others] = pathsOf(found)
  return {
    id,
    title: `${name} ${productId}`.slice(0, MAX.title),
    description: descriptionOf(found, brand).slice(0, MAX.description),
    link: publicUrl + productPath(category.slug, productId),
    pictures: [`${pictures}/${first}`, ...others.map((path) => `${pictures}/${path}`)],
    price: value,
    brand: brand.slice(0, MAX.brand),
    type: category.title ?? category.slug,
    availability: availabilityOf(found.availability),
    weeks: weeksOf(found.leadWeeks),
  }
}

/** The square image first, then the same one in 4:5, then further ones. */
function pathsOf({image, more}: Product): string[] {
  const cuts = (shown: FeedImage | null | undefined) =>
    shown ? [SHAPES.square, SHAPES.portrait].flatMap((ratio) => cutOf(shown, ratio)?.path ?? []) : []
  return [image, ...(more ?? [])].flatMap(cuts).slice(0, MAX.pictures)
}

function descriptionOf({name, productId, specialNote, facts, category}: Product, brand: string): string {
  const named = Object.entries(facts ?? {}).flatMap(([fact, words]) => (words ? [`${fact}: ${words}`] : []))
  const sentences = [
    `${name ?? ''} ${productId ?? ''}, ${category?.title ?? ''} by ${brand}`,
    specialNote,
    named.join(', '),
    category?.description,
  ]
  return sentences.flatMap((words) => (words ? [words.trim().replace(/[.]$/, '')] : [])).join('. ') + '.'
}
