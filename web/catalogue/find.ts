import MiniSearch from 'minisearch'
import type {INDEX_RESULT} from '../../schemas/generated/types.ts'
import type {Filter} from './designs-search.ts'
import {bandOf} from './price-bands.ts'

export type Entry = INDEX_RESULT[number]

const engines = new WeakMap<readonly Entry[], MiniSearch>()

const words = (text: string | null) => text?.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '') ?? ''

/** The search engine of an index. It knows each product id with and without hyphens, because people type both. */
function engineOf(index: readonly Entry[]) {
  const known = engines.get(index)
  if (known) return known
  const engine = new MiniSearch({fields: ['code', 'name', 'title', 'note'], processTerm: words})
  engine.addAll(
    index.map(({productId, name, title, specialNote}, id) => ({
      id,
      code: `${productId} ${productId.replaceAll('-', '')}`,
      name,
      title,
      note: specialNote ?? '',
    })),
  )
  engines.set(index, engine)
  return engine
}

/** Number of wrong letters allowed in a word. None are allowed in a word with digits. */
function wrongLetters(term: string) {
  if (/\d/.test(term) || term.length < 4) return false
  return term.length < 7 ? 1 : 2
}

const bare = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** A product id finds only its products. Otherwise all words have to match, or any of them when no product has all. */
function ranked(index: readonly Entry[], q: string): Entry[] {
  const code = bare(q)
  const exact = code === '' ? [] : index.filter(({productId}) => bare(productId) === code)
  if (exact.length > 0) return exact
  const options = {
    boost: {code: 4, name: 2, title: 2},
    prefix: true,
    fuzzy: wrongLetters,
  }
  const engine = engineOf(index)
  const strict = engine.search(q, {...options, combineWith: 'AND'})
  const results = strict.length > 0 ? strict : engine.search(q, options)
  return results.map(({id}) => index[Number(id)]).filter((entry) => entry !== undefined)
}

function isInBand(value: number | null, price: Filter['price']) {
  const band = bandOf(price)
  if (!band) return true
  const {min, max} = band
  if (min === undefined) return value === null
  return value !== null && value >= min && (max === undefined || value < max)
}

const SORTS = {
  price: (a: Entry, b: Entry) => (a.value ?? Infinity) - (b.value ?? Infinity) || 0,
  'price-down': (a: Entry, b: Entry) => (b.value ?? -1) - (a.value ?? -1),
  name: (a: Entry, b: Entry) => a.name.localeCompare(b.name, 'en', {numeric: true}),
}

/** Finds products by words, best match first unless the filter sets another order. */
export function findProducts(index: readonly Entry[], {q = '', categories, price, sort}: Filter): Entry[] {
  const found = ranked(index, q).filter(
    ({category, value}) =>
      (categories.length === 0 || categories.includes(category)) && isInBand(value, price),
  )
  return sort ? found.toSorted(SORTS[sort]) : found
}
