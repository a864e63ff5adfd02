import MiniSearch, {type SearchOptions} from 'minisearch'
import {plain} from '../../contract/text/plain.ts'
import type {INDEX_RESULT} from '../../schemas/generated/types.ts'
import {bandOf, type Filter} from './designs-search.ts'
import {soundOf} from './sound.ts'

export type Entry = INDEX_RESULT[number]

/**
 * Words by which people look for a category, beside its name in each language: by its slug, in Latin letters as they type
 * them.
 */
const SYNONYMS: Readonly<Record<string, string>> = {
  fountain: 'phuvara fuhara',
  gazebo: 'mandapam mandap chhatri',
  'buddha-statue': 'gautama vigraham murti',
  'wall-cladding': 'goda deewar tiles elevation',
  temple: 'gudi devalayam alayam kovela devghar pooja',
  'wall-mural': 'goda deewar bhitti chitram chitra mural',
  'mural-display': 'chitram chitra mural',
  jalli: 'jali jharokha kitiki lattice',
  'marble-urli': 'uruli sangmarmar palarayi',
  'flower-pot': 'kundi pulakundi gamla planter',
  murti:
    'devudu devata devi bhagwan vigraham pratima idol ganesh ganeshudu ganapati vinayakudu shivling lingam deepam diya',
  waterfall: 'jharna jalapatham jal',
  'lamp-post': 'deepam deepastambham diya lantern lalten light',
  'tulshi-pota': 'tulsi tulasi kota brindavanam vrindavan gamla',
  'garden-banch': 'bench balla',
  'garden-stepping': 'adugu bandalu',
  'stone-gate': 'dwaram dwar darwaza gummam torana',
  'column-design': 'pillar stambham stambh khamba',
  'tandur-stone': 'naparayi shahabad bandalu farsh flooring',
  'house-name-plate': 'peru naam board',
}

/** Search engines of an index: for the texts that the page shows, and for the sound of words in all languages. */
interface Engines {
  shown: MiniSearch
  sound?: MiniSearch
}

const engines = new WeakMap<readonly Entry[], Engines>()

/** The engines by the text of their index, oldest first: on the server each request has its own copy of the same index. */
const recent = new Map<string, Engines>()
const MAX_RECENT = 4

function keep(index: readonly Entry[], text: string, made: Engines) {
  engines.set(index, made)
  recent.delete(text)
  recent.set(text, made)
  const [oldest] = recent.keys()
  if (recent.size > MAX_RECENT && oldest !== undefined) recent.delete(oldest)
  return made
}

/** Marks on Latin letters. Marks on Indian letters are vowels. */
const words = (text: string) =>
  plain(text)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')

function enginesOf(index: readonly Entry[]): Engines {
  const known = engines.get(index)
  if (known) return known
  const text = JSON.stringify(index)
  return keep(index, text, recent.get(text) ?? {shown: engineForShown(index)})
}

/** Number of products that are prepared in one task, so that a slow phone responds to keys meanwhile. */
const AT_ONCE = 40

/**
 * Prepares the search of an index in short tasks. Without this preparation, the first search takes as long as all tasks
 * together.
 */
export async function prepareSearch(index: readonly Entry[]): Promise<void> {
  if (engines.has(index)) return
  const text = JSON.stringify(index)
  const shown = emptyEngineForShown()
  await shown.addAllAsync(shownTexts(index), {chunkSize: AT_ONCE})
  if (!engines.has(index)) keep(index, text, recent.get(text) ?? {shown})
}

function engineForShown(index: readonly Entry[]) {
  const engine = emptyEngineForShown()
  engine.addAll(shownTexts(index))
  return engine
}

const emptyEngineForShown = () =>
  new MiniSearch({fields: ['code', 'name', 'title', 'note'], processTerm: words})

/** Has each product id with and without hyphens, because people type both. */
const shownTexts = (index: readonly Entry[]) =>
  index.map(({productId, name, title, specialNote}, id) => ({
    id,
    code: `${productId} ${productId.replaceAll('-', '')}`,
    name,
    title,
    note: specialNote ?? '',
  }))

function engineForSound(index: readonly Entry[]) {
  const engine = new MiniSearch({fields: ['name', 'title', 'other'], processTerm: soundOf})
  engine.addAll(
    index.map(({category, name, title, names, titles, english, specialNote}, id) => ({
      id,
      name: [name, ...(names ?? [])].join(' '),
      title: [title, ...(titles ?? [])].join(' '),
      other: [...(english ?? []), specialNote, SYNONYMS[category]].join(' '),
    })),
  )
  return engine
}

/** Number of wrong letters allowed in a word. A word with digits may have no wrong letter. */
function wrongLetters(term: string) {
  if (/\d/.test(term) || term.length < 4) return false
  return term.length < 7 ? 1 : 2
}

const bare = (code: string) =>
  plain(code)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

const BOOST = {code: 4, name: 2, title: 2}

/**
 * A product id finds only its products. Otherwise all words have to match: those that the page shows, else those of any
 * language by their sound, first as they are typed and then with wrong letters. When no product has all words, one word
 * is enough.
 */
function ranked(index: readonly Entry[], q: string): Entry[] {
  const code = bare(q)
  const exact = code === '' ? [] : index.filter(({productId}) => bare(productId) === code)
  if (exact.length > 0) return exact
  const known = enginesOf(index)
  const {shown} = known
  const options = {boost: BOOST, prefix: true, fuzzy: wrongLetters}
  const all = {...options, combineWith: 'AND' as const}
  const inSound = (how: SearchOptions) => (known.sound ??= engineForSound(index)).search(q, how)
  const steps = [
    () => shown.search(q, all),
    () => inSound({...all, fuzzy: false}),
    () => inSound(all),
    () => shown.search(q, options),
    () => inSound(options),
  ]
  for (const step of steps) {
    const results = step()
    if (results.length > 0)
      return results.map(({id}) => index[Number(id)]).filter((entry) => entry !== undefined)
  }
  return []
}

function isInBand(value: number | null, price: Filter['price']) {
  const band = bandOf(price)
  if (!band) return true
  const {min, max} = band
  if (min === undefined) return value === null
  return value !== null && value >= min && (max === undefined || value < max)
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)

/** The orders of a list without a search, as its query has them (`product.queries.ts`). */
const SORTS = {
  price: (a: Entry, b: Entry) => (a.value ?? Infinity) - (b.value ?? Infinity) || 0,
  'price-down': (a: Entry, b: Entry) => (b.value ?? -1) - (a.value ?? -1),
  name: (a: Entry, b: Entry) => compare(a.name.toLowerCase(), b.name.toLowerCase()),
}

/** Finds products by words, best match first unless the filter sets another order. */
export function findProducts(index: readonly Entry[], filter: Filter): Entry[] {
  const {q = '', categories, price, availability, sort} = filter
  const found = ranked(index, plain(q)).filter(
    (entry) =>
      (categories.length === 0 || categories.includes(entry.category)) &&
      isInBand(entry.value, price) &&
      (!availability || (entry.availability ?? 'toOrder') === availability),
  )
  if (!sort) return found
  // Equal products stay in the shop's order, as in a list without a search.
  const chosen = new Set(found)
  return index.filter((entry) => chosen.has(entry)).sort(SORTS[sort])
}
