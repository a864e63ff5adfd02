import type {Search} from '../links/search.ts'

/** Orders of products. Without an order, products come in the shop's order, or best match first in a search. */
const SORTS = ['price', 'price-down', 'name'] as const

/** Availabilities by which visitors select: what others have is no choice. */
const AVAILABLE = ['ready', 'toOrder', 'oneOfAKind'] as const

export type Sort = (typeof SORTS)[number]

/**
 * Prices in INR, from `min` (included) to `max` (excluded). Without bounds: products without a price.
 *
 * Names of bands, as in addresses: `under-15000`, `15000-25000`, `from-25000` and `ask`. Such a link keeps its meaning
 * when the owner changes the bands.
 */
export interface Band {
  min?: number
  max?: number
}

const BAND =
  /^(?:ask|under-(?<under>[1-9]\d{0,8})|(?<from>[1-9]\d{0,8})-(?<to>[1-9]\d{0,8})|from-(?<above>[1-9]\d{0,8}))$/

/** The band that a name means, or undefined for any other text. */
export function bandOf(name: string | undefined): Band | undefined {
  const match = BAND.exec(name ?? '')
  if (!match) return undefined
  const {under, from, to, above} = match.groups ?? {}
  if (under) return {min: 0, max: Number(under)}
  if (above) return {min: Number(above)}
  if (!from || !to) return {}
  return Number(from) < Number(to) ? {min: Number(from), max: Number(to)} : undefined
}

/** Search parameters of the designs page. */
export type DesignsSearch = {
  /** Absent: the categories. */
  view?: 'all' | 'list'
  /** Words to search for. */
  q?: string
  /** Slugs of categories with a dot between them, in alphabetical order. */
  category?: string
  /** Name of a price band. */
  price?: string
  availability?: string
  sort?: Sort
  /** Page number, from 2. */
  page?: string
}

export const MAX_QUERY_LENGTH = 80
/** Characters of the slugs that are chosen: some sixty categories. Each link of the page carries them. */
const MAX_CATEGORIES_LENGTH = 1000

/** Reads the search parameters of the designs page, and no others. Invalid ones count as absent. */
export function validateDesigns({view, q, category, price, availability, sort, page}: Search): DesignsSearch {
  if (view !== 'all') return {...validateDesigns({view: 'all'}), view: view === 'list' ? view : undefined}
  const slugs =
    category
      ?.slice(0, MAX_CATEGORIES_LENGTH)
      .split('.')
      .filter((slug) => /^[a-z0-9-]+$/.test(slug)) ?? []
  return {
    view,
    q: q?.trim().slice(0, MAX_QUERY_LENGTH).trim() || undefined,
    category: [...new Set(slugs)].sort().join('.') || undefined,
    price: bandOf(price) && price,
    availability: AVAILABLE.find((known) => known === availability),
    sort: SORTS.find((known) => known === sort),
    page: page && /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? page : undefined,
  }
}

/** Selection and order of products. */
export interface Filter {
  q?: string
  categories: string[]
  /** Name of a price band. */
  price?: string
  availability?: string
  sort?: Sort
}

export const filterOf = ({q, category, price, availability, sort}: DesignsSearch): Filter => ({
  q,
  categories: category?.split('.') ?? [],
  price,
  availability,
  sort,
})

/** Search parameters for the values of a filter form, for the first page. */
export function searchOfForm(form: FormData): DesignsSearch {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : undefined
  }
  return validateDesigns({
    view: 'all',
    q: text('q'),
    category: form
      .getAll('category')
      .filter((slug) => typeof slug === 'string')
      .join('.'),
    price: text('price'),
    availability: text('availability'),
    sort: text('sort'),
  })
}
