import {availabilityOf} from '../../contract/site/availability.ts'
import {originalOf} from '../../contract/site/image.ts'
import {plain} from '../../contract/text/plain.ts'
import {priceIn} from '../../contract/text/rupees.ts'

const namesIn = (names: string) => new Set(names.split(' '))

const NUMBERS = namesIn('contactValue designsContactValue total count ms leadWeeks waste')
const PRICES = namesIn('value categoryValue rate')
/** Parts of an image's width or height. */
const PARTS = namesIn('x y top bottom left right')
const OBJECTS = namesIn(
  'image background avatar heroLandscape heroPortrait collage socialPicture hotspot crop facts product site shop',
)
const TEXTS = namesIn('names titles english languages days syncTags deliveryBands')
const LISTS = namesIn(
  'products categories carousel showroom pictures stats opening privacyParts backgrounds avatars first',
)
/** Fields that identify a document or an image. A document whose query selects one of them cannot be shown without it. */
const KEYS = ['slug', 'productId', 'ref', 'content']
/** What a product is shown with. */
const SHOWN = ['name', 'image', 'category']

/** Characters of a slug or a code. Real ones have less than 40, and each is part of many links. */
const MAX_KEY = 120
/** Characters of any other text. */
const MAX_TEXT = 20_000

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reviver for the JSON of an answer of the lake. The generated types of results trust the Studio's validation, but an
 * import, the API or an older schema can write anything. A field that is not of its kind becomes null, and a product,
 * category or image that cannot be shown without it is left out of its list. Fields of one name have one kind in all
 * queries; those without a kind here are texts. A page loads this, so it is no schema of zod.
 */
export function readable(name: string, value: unknown): unknown {
  if (value === null) return null
  if (name === '' || name === 'result' || /^\d+$/.test(name)) return shown(value)
  if (NUMBERS.has(name)) return typeof value === 'number' ? value : null
  if (PRICES.has(name)) return priceIn(value)
  if (name === 'availability') return stated(value)
  if (PARTS.has(name)) return typeof value === 'number' && value >= 0 && value <= 1 ? value : null
  if (name === 'hotspot' || name === 'crop') return isPlaced(name, value) ? value : null
  if (OBJECTS.has(name)) return isObject(value) ? shown(value) : null
  if (LISTS.has(name)) return listOf(value, isObject)
  if (name === 'priceLimits') return listOf(value, (each) => typeof each === 'number')
  if (TEXTS.has(name)) return listOf(value, (each) => typeof each === 'string')
  // Some queries count the further images of a product, others list them; some list the languages of a category.
  if (name === 'more' && (typeof value === 'number' || Array.isArray(value))) return shown(value)
  if (name === 'category' && Array.isArray(value)) return value
  return textOf(name, value)
}

function textOf(name: string, value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (name === 'ref') return originalOf(value) ? value : null
  if (name === 'slug' || name === 'productId' || name === 'category')
    return value !== '' && value.length <= MAX_KEY ? value : null
  // Links dial these, and take digits of no other script.
  if (name === 'phone' || name === 'whatsapp') return plain(value)
  return value.slice(0, MAX_TEXT)
}

/** Products that are made to order say nothing: nearly all are. */
function stated(value: unknown): string | null {
  const availability = availabilityOf(value)
  return availability === 'toOrder' ? null : availability
}

const listOf = (value: unknown, isItem: (each: unknown) => boolean) =>
  Array.isArray(value) ? value.filter((each) => isItem(each)) : null

/** Whether all numbers of a focal point or a crop are there, and something of the image is left. */
function isPlaced(name: string, value: unknown): boolean {
  if (!isObject(value)) return false
  const {x, y, top, bottom, left, right} = value
  if (name === 'hotspot') return typeof x === 'number' && typeof y === 'number'
  return isLeft(top, bottom) && isLeft(left, right)
}

const isLeft = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number' && one + other < 1

/** A list without what cannot be shown, and a document or an image that can be, else null. */
function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== null)
  if (!isObject(value)) return value
  if ('title' in value) value['title'] ??= value['slug'] ?? value['category'] ?? null
  const needed = 'productId' in value ? [...KEYS, ...SHOWN] : KEYS
  return needed.some((key) => key in value && value[key] === null) ? null : value
}
