import {z} from 'zod'
import {SHARP_PIXELS} from '../../schemas/fields/image-fields.ts'
import type {LiveQuery} from '../live/live-query.ts'
import {UNREADABLE} from './unreadable.ts'

/** Letters of a name that fit below “Similar designs”, and on the cards and in the contents of the printed catalogue. */
const NAME_LETTERS = 44
/** Letters of the title of a page that search engines and shared links show. */
const TITLE_LETTERS = 60
/** Letters of a usual code, such as `FOU-016`. */
const CODE_LETTERS = 7

const PICTURE = 'coalesce(image, background, avatar)'
const SIDES = `${PICTURE}.asset->metadata.dimensions`

/** Condition: a picture looks blurred when it is enlarged. */
const isSmall = (dimensions: string) =>
  `${dimensions}.width < ${SHARP_PIXELS} && ${dimensions}.height < ${SHARP_PIXELS}`

/**
 * Condition: the title of a product's page, `FOU-016 | Fountain | Stone Designs`, is cut. It does not have the product's
 * name.
 * @param code letters of the product's code
 */
const isTitleCut = (code: string, category: string) =>
  `${code} + length(${category}) + length(*[_id == "siteSettings"][0].brand) + ${2 * ' | '.length} > ${TITLE_LETTERS}`

/** Whether one of the further pictures of a product fulfils a condition. */
const anyMore = (condition: string) => `count(morePictures[${condition}]) > 0`

/** A category's starting price without commas, whether that is a number, and the price of its cheapest product. */
const DIGITS = 'array::join(string::split(price, ","), "")'
const IS_NUMBER = `count(string::split(${DIGITS}, "")[!(@ in string::split("0123456789", ""))]) == 0`
const CHEAPEST =
  'string(round(math::min(*[_type == "product" && category._ref == ^._id && value > 0 && defined(image.asset)].value)))'

/** Things that a document can lack, in the order of the desk, with the filter of the documents that lack them. */
export const CHECKS = [
  {name: 'unreadable', filter: UNREADABLE},
  {
    name: 'one-link',
    filter: `_type == "product" && defined(productId) && count(*[_type == "product" && productId == ^.productId && category._ref == ^.category._ref]) > 1`,
  },
  {name: 'no-picture', filter: `_type in ["product", "category"] && !defined(${PICTURE}.asset)`},
  {
    name: 'small-picture',
    filter: `_type in ["product", "category"] && (${isSmall(SIDES)} || ${anyMore(isSmall('asset->metadata.dimensions'))})`,
  },
  {
    name: 'no-price',
    filter: `_type == "product" && !defined(value) && coalesce(range, "") == "" && coalesce(category->price, "") != ""`,
  },
  {
    name: 'starting-price',
    // A price with a unit, such as 220 SFT, is not compared.
    filter: `_type == "category" && priceFollows != true && ${IS_NUMBER} && coalesce(${CHEAPEST}, ${DIGITS}) != ${DIGITS}`,
  },
  {
    name: 'no-description',
    filter: `_type in ["product", "category", "testimonial"] && (defined(${PICTURE}.asset) && coalesce(${PICTURE}.alt, "") == "" || ${anyMore('defined(asset) && coalesce(alt, "") == ""')})`,
  },
  {
    name: 'long-title',
    // A category whose title is too long even with a usual code counts once, in place of each of its products.
    filter: `_type == "product" && (length(name) > ${NAME_LETTERS} || length(productId) > ${CODE_LETTERS} && ${isTitleCut('length(productId)', 'category->title')}) || _type == "category" && ${isTitleCut(String(CODE_LETTERS), 'title')}`,
  },
  {
    name: 'drafts',
    filter: `_type in ["product", "category", "testimonial", "siteSettings"] && _originalId in path("drafts.**")`,
  },
] as const

export type Check = (typeof CHECKS)[number]['name']

const counts = z.record(z.string(), z.number())

/** Number of documents for each check. */
export const ATTENTION: LiveQuery<Record<string, number>> = {
  groq: `{${CHECKS.map(({name, filter}) => `"${name}": count(*[${filter}])`).join(', ')}}`,
  result: counts,
}

/** Rows that a list shows at most, so that it opens at once. */
const LONGEST_LIST = 200

const documents = z.object({
  count: z.number(),
  first: z.array(z.object({_id: z.string(), _type: z.string()})),
})

export type Found = z.infer<typeof documents>

/** The documents that a filter finds. */
export const listOfFilter = (filter: string): LiveQuery<Found> => ({
  groq: `{"count": count(*[${filter}]), "first": *[${filter}] | order(_type, productId, title)[0...${LONGEST_LIST}]{_id, _type}}`,
  result: documents,
})

/** The documents that a check finds. */
export const listOf = (check: string): LiveQuery<Found> =>
  listOfFilter(CHECKS.find(({name}) => name === check)?.filter ?? 'false')

/** Whether a part of an address names a check. */
export const isCheck = (name: string): name is Check => CHECKS.some((check) => check.name === name)
