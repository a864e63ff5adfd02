import type {Search} from '../links/search.ts'
import {bandOf} from './price-bands.ts'

/** Orders of products. Without an order, products come in the shop's order, or best match first in a search. */
const SORTS = ['price', 'price-down', 'name'] as const

export type Sort = (typeof SORTS)[number]

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
  sort?: Sort
  /** Page number, from 2. */
  page?: string
}

export const MAX_QUERY_LENGTH = 80
/** Characters of the slugs that are chosen: some sixty categories. Each link of the page carries them. */
const MAX_CATEGORIES_LENGTH = 1000

/** Reads the search parameters of the designs page, and no others. Invalid ones count as absent. */
export function validateDesigns({view, q, category, price, sort, page}: Search): DesignsSearch {
  const nothing = {q: undefined, category: undefined, price: undefined, sort: undefined, page: undefined}
  if (view !== 'all') return {...nothing, view: view === 'list' ? view : undefined}
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
  sort?: Sort
}

export const filterOf = ({q, category, price, sort}: DesignsSearch): Filter => ({
  q,
  categories: category?.split('.') ?? [],
  price,
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
    sort: text('sort'),
  })
}
