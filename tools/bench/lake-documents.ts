import type {Lake} from '@stone-designs/lake'
import {BENCH_TOKEN} from './shop-process.ts'

/** Products in a category, on average. */
const PER_CATEGORY = 200
const WORDS = [
  'granite',
  'marble',
  'sandstone',
  'polished',
  'carved',
  'honed',
  'garden',
  'temple',
  'lamp',
  'bowl',
]
const BATCH = 1000

/** A product of about 1.6 kB, the size of a real product with its description. */
function product(n: number, categories: number) {
  const word = (step: number) => WORDS[(n * 7 + step * 3) % WORDS.length]
  return {
    _id: `product-${n}`,
    _type: 'product',
    name: `${word(0)} ${word(1)} ${n}`,
    slug: {_type: 'slug', current: `product-${n}`},
    category: {_type: 'reference', _ref: `category-${n % categories}`},
    orderRank: `0|${((n * 7919) % 1_000_003).toString(36).padStart(6, '0')}:`,
    value: 500 + ((n * 37) % 90_000),
    description: Array.from({length: 160}, (_, step) => word(step)).join(' '),
    facts: [
      {_key: 'a', label: 'Material', text: word(2)},
      {_key: 'b', label: 'Finish', text: word(4)},
    ],
  }
}

const category = (n: number) => ({
  _id: `category-${n}`,
  _type: 'category',
  title: `Category ${n}`,
  slug: {_type: 'slug', current: `category-${n}`},
})

/** Writes products and their categories into the first dataset of an empty lake. */
export function fill(lake: Lake, products: number, categories = Math.max(20, products / PER_CATEGORY)) {
  const dataset = lake.datasets()[0]
  if (!dataset) throw new Error('The lake has no dataset')
  const commit = (documents: {_id: string; _type: string}[]) =>
    dataset.commit({mutations: documents.map((create) => ({create})), author: 'bench'})
  commit(Array.from({length: categories}, (_, n) => category(n)))
  for (let start = 0; start < products; start += BATCH) {
    const length = Math.min(BATCH, products - start)
    commit(Array.from({length}, (_, n) => product(start + n, categories)))
  }
  return dataset
}

/** Options of a lake in `dataDir`. */
export const lakeOptions = (dataDir: string) => ({
  dataDir,
  publicBase: 'http://localhost/lake',
  projectId: 'bench',
  dataset: 'production',
  token: BENCH_TOKEN,
})
