import type {Search} from '../search.ts'
import {bandOf} from './price-bands.ts'

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
  /** Name of a band of prices. */
  price?: string
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
    price: bandOf(price) && price,
    sort: isKeyOf(SORTS, sort) ? sort : undefined,
    page: page && /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? page : undefined,
  }
}

/** What decides which pieces are shown, and in which order. */
export interface Filter {
  q?: string
  categories: string[]
  /** Name of a band of prices. */
  price?: string
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
