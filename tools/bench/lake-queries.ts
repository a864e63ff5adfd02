import {deepStrictEqual} from 'node:assert'
import {evaluateSync, parse, toJS} from 'groq-js'
import {setTimeout as delay} from 'node:timers/promises'
import type {LakeDataset, JsonObject} from '@stone-designs/lake'
import {EDITOR} from './lake-releases.ts'
import {median, type Figure} from './measure.ts'

interface Case {
  name: string
  query: string
  /** Parameters of the n-th query. They differ each time, so that no result can come from a cache. */
  params: (n: number) => JsonObject
  /** Minimum speed, as a multiple of plain groq-js. */
  atLeast: number
}

const CATEGORY_PAGE = `*[_type == "product" && category._ref == $category] | order(orderRank) [0...48] {
  ..., "category": category->{_id, title, slug}
}`

const casesAt = (products: number): Case[] => [
  {name: 'by id', query: '*[_id == $id][0]', params: (n) => ({id: `product-${n * 7}`}), atLeast: 500},
  {
    name: 'by slug',
    query: '*[_type == "product" && slug.current == $slug][0]',
    params: (n) => ({slug: `product-${n * 7}`}),
    atLeast: 500,
  },
  {
    name: 'category page',
    query: CATEGORY_PAGE,
    params: (n) => ({category: `category-${n % 20}`}),
    atLeast: products >= 100_000 ? 200 : 50,
  },
  {
    name: 'count by type',
    query: 'count(*[_type == $type])',
    params: (n) => ({type: n % 2 === 0 ? 'product' : 'category'}),
    atLeast: 100,
  },
  {
    name: 'text search, match',
    query: '*[_type == "product" && name match $text]{_id, name}',
    params: (n) => ({text: `${n * 7}`}),
    atLeast: 50,
  },
]

/** Number of different parameters for each query. */
const ROUNDS = 100
const BATCHES = 15
const WARM_MS = 500

/**
 * Speed of the lake compared with plain groq-js, which scans the same documents in this process. Both parse the query,
 * evaluate it and return plain data; their results must be equal.
 */
export async function queryRatios(dataset: LakeDataset, products: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const {name, query, params, atLeast} of casesAt(products)) {
    const parameters = Array.from({length: ROUNDS}, (_, n) => params(n))
    await settle(dataset, query, parameters)
    const lake: number[] = []
    const plain: number[] = []
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const sample = parameters[(batch * 7) % ROUNDS] ?? {}
      const started = performance.now()
      const expected = plainResult(dataset, query, sample)
      const middle = performance.now()
      for (const params of parameters) await resultOf(dataset, query, params)
      plain.push(middle - started)
      lake.push((performance.now() - middle) / ROUNDS)
      deepStrictEqual(await resultOf(dataset, query, sample), expected)
    }
    const label = `${name}, ${products / 1000},000`
    figures.push(
      {name: label, value: median(lake) * 1000, unit: 'µs'},
      {name: '  against a scan by groq-js', value: median(plain) / median(lake), unit: 'x as fast', atLeast},
    )
  }
  return figures
}

/**
 * Median time of a category page's query in each of several datasets, in microseconds. The queries go through all
 * `categories` categories. The datasets take turns, so that other load on the machine affects all of them.
 */
export async function pageTimes(datasets: LakeDataset[], categories: number): Promise<number[]> {
  const parameters = Array.from({length: ROUNDS}, (_, n) => ({category: `category-${n % categories}`}))
  for (const dataset of datasets) await settle(dataset, CATEGORY_PAGE, parameters)
  const times = datasets.map((): number[] => [])
  for (let batch = 0; batch < BATCHES; batch += 1) {
    for (const [index, dataset] of datasets.entries()) {
      const started = performance.now()
      for (const params of parameters) await resultOf(dataset, CATEGORY_PAGE, params)
      times[index]?.push(((performance.now() - started) / ROUNDS) * 1000)
    }
  }
  return times.map(median)
}

/** Sends queries until the indexes are complete, which the lake makes in the background. */
async function settle(dataset: LakeDataset, query: string, parameters: JsonObject[]) {
  await resultOf(dataset, '*[@ match text::query("nothing")]', {})
  for (let round = 0; round < 20; round += 1) {
    for (const params of parameters.slice(0, 3)) await resultOf(dataset, query, params)
    await delay(50)
  }
  // The queries run often before they are measured, so that V8 has compiled their code.
  const end = performance.now() + WARM_MS
  while (performance.now() < end) for (const params of parameters) await resultOf(dataset, query, params)
}

async function resultOf(dataset: LakeDataset, query: string, params: JsonObject): Promise<unknown> {
  const found = await dataset.queries.run({query, params, perspective: 'raw', identity: EDITOR})
  return 'json' in found ? JSON.parse(Buffer.concat(found.json).toString()) : found.result
}

const scanned = new WeakMap<LakeDataset, {list: unknown[]; byId: Map<string, unknown>}>()

/** Result of plain groq-js. Its `dereference` option is set, because otherwise each `->` would be another scan. */
function plainResult(dataset: LakeDataset, query: string, params: JsonObject): unknown {
  const documents = scanned.get(dataset) ?? sorted(dataset)
  scanned.set(dataset, documents)
  const dereference = ({_ref}: {_ref: string}) => documents.byId.get(_ref)
  return toJS(evaluateSync(parse(query, {params}), {dataset: documents.list, dereference}))
}

function sorted(dataset: LakeDataset): {list: unknown[]; byId: Map<string, unknown>} {
  const list = [...dataset.documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
  return {list, byId: new Map(list.map((document) => [document._id, document]))}
}
