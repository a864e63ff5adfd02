import type {Search} from '../search.ts'

/** Bands of prices in rupees, lower bound included, upper excluded. Without bounds: pieces without a price. */
export const BANDS = {
  'under-15000': {label: 'Under ₹15,000', min: 0, max: 15_000},
  '15000-25000': {label: '₹15,000 to ₹25,000', min: 15_000, max: 25_000},
  'from-25000': {label: '₹25,000 and above', min: 25_000, max: undefined},
  ask: {label: 'Price on request', min: undefined, max: undefined},
} as const

export type Band = keyof typeof BANDS

/** Absent: the shop's own order, or the best match first when words are looked for. */
export const SORTS = {
  price: 'Price, low to high',
  'price-down': 'Price, high to low',
  name: 'Name',
} as const

export type Sort = keyof typeof SORTS

/** What the designs page shows, as its address says it. */
export type DesignsSearch = {
  /** Absent: the categories. */
  view?: 'all' | 'list'
  /** Words looked for. */
  q?: string
  /** Slugs of categories with a dot between them, in alphabetical order. */
  category?: string
  price?: Band
  sort?: Sort
  /** From 2. */
  page?: string
}

export const MAX_QUERY_LENGTH = 80

const isKeyOf = <T extends object>(record: T, key: string | undefined): key is Extract<keyof T, string> =>
  key !== undefined && Object.hasOwn(record, key)

/** Reads the address of the designs page: what makes no sense in it counts as absent. */
export function validateDesigns({view, q, category, price, sort, page}: Search): DesignsSearch {
  const nothing = {view: undefined, q: undefined, category: undefined, price: undefined}
  if (view === 'list') return {...nothing, view, sort: undefined, page: undefined}
  if (view !== 'all') return {...nothing, sort: undefined, page: undefined}
  const slugs = category?.split('.').filter((slug) => /^[a-z0-9-]+$/.test(slug)) ?? []
  return {
    view,
    q: q?.trim().slice(0, MAX_QUERY_LENGTH).trim() || undefined,
    category: [...new Set(slugs)].toSorted().join('.') || undefined,
    price: isKeyOf(BANDS, price) ? price : undefined,
    sort: isKeyOf(SORTS, sort) ? sort : undefined,
    page: page && /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? page : undefined,
  }
}

/** What decides which pieces are shown, and in which order. */
export interface Filter {
  q?: string
  categories: string[]
  price?: Band
  sort?: Sort
}

export const filterOf = ({q, category, price, sort}: DesignsSearch): Filter => ({
  q,
  categories: category?.split('.') ?? [],
  price,
  sort,
})

/** The address for what a form of these names holds, from the first page. */
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
    sort: text('sort'),
  })
}
