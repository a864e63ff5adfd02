import {locale} from '#messages/language'
/** Products on one page of a catalogue: three columns and two rows. */
export const PER_PAGE = 6
/** Lines of contents on one page, in two columns. */
export const LINES_PER_PAGE = 60

/** Products of one category, in their order. */
export interface Group<Product> {
  title: string
  products: readonly Product[]
}

interface ProductPage<Product> {
  number: number
  products: readonly Product[]
}

/** A line of the contents: a product, or a category above its products. */
export interface Line<Product> {
  page: number
  title: string
  /** Absent: the line is a category's. */
  product?: Product
}

export interface LaidOut<Product> {
  contents: {number: number; lines: readonly Line<Product>[]}[]
  pages: ProductPage<Product>[]
  /** The cover is the first page. */
  count: number
}

function split<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}

/**
 * The pages of a catalogue with their numbers. Every page has room for a fixed number of products, so the contents know
 * all numbers before anything is drawn. Categories follow each other on a page: a list often has one product of each.
 */
export function layOut<Product>(groups: readonly Group<Product>[]): LaidOut<Product> {
  const products = groups.flatMap((group) => group.products)
  const hasTitles = groups.length > 1
  const before = 1 + Math.ceil((products.length + (hasTitles ? groups.length : 0)) / LINES_PER_PAGE)
  const pages = split(products, PER_PAGE).map((part, at) => ({number: before + at + 1, products: part}))
  const lines = groups.flatMap((group, at): Line<Product>[] => {
    const first = groups.slice(0, at).reduce((sum, other) => sum + other.products.length, 0)
    const pageOf = (place: number) => before + 1 + Math.floor((first + place) / PER_PAGE)
    const {title} = group
    return [
      ...(hasTitles ? [{page: pageOf(0), title}] : []),
      ...group.products.map((product, place) => ({page: pageOf(place), title, product})),
    ]
  })
  const contents = split(lines, LINES_PER_PAGE).map((part, at) => ({number: at + 2, lines: part}))
  return {contents, pages, count: before + pages.length}
}

/** A time as its day in words, by the shop's clock. */
export const dayOf = (time: Date | string) =>
  new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'Asia/Kolkata'}).format(new Date(time))

/** Today in words: a price is as of a day of the shop. */
export const today = () => dayOf(new Date())
