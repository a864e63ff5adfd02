import {deepStrictEqual} from 'node:assert'
import {evaluateSync, parse, toJS} from 'groq-js'
import {setTimeout as delay} from 'node:timers/promises'
import type {JsonObject, LakeDataset} from '../../server/lake/lake.ts'
import {median, type Figure} from './measure.ts'

interface Case {
  name: string
  query: string
  /** Of the n-th time it is asked: each time for something else, so that no answer can be kept. */
  params: (n: number) => JsonObject
  /** Times faster than plain groq-js, at least. */
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
    params: (n) => ({slug: `piece-${n * 7}`}),
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

/** Different questions of each kind. */
const ROUNDS = 100
const BATCHES = 15
const WARM_MS = 500

/**
 * How many times faster the lake answers than plain groq-js that scans the same documents in this process, answers
 * compared. Both read the query, evaluate it and give plain data.
 */
export async function queryRatios(dataset: LakeDataset, products: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const {name, query, params, atLeast} of casesAt(products)) {
    const questions = Array.from({length: ROUNDS}, (_, n) => params(n))
    await settle(dataset, query, questions)
    const lake: number[] = []
    const plain: number[] = []
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const asked = questions[(batch * 7) % ROUNDS] ?? {}
      const started = performance.now()
      const expected = plainAnswer(dataset, query, asked)
      const middle = performance.now()
      for (const question of questions) await ask(dataset, query, question)
      plain.push(middle - started)
      lake.push((performance.now() - middle) / ROUNDS)
      deepStrictEqual(await ask(dataset, query, asked), expected)
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
 * What the page of a category takes in several datasets, asked of another of so many categories each time, in
 * microseconds. The datasets are asked in turns, so that a busy machine is as busy for each.
 */
export async function pageTimes(datasets: LakeDataset[], categories: number): Promise<number[]> {
  const questions = Array.from({length: ROUNDS}, (_, n) => ({category: `category-${n % categories}`}))
  for (const dataset of datasets) await settle(dataset, CATEGORY_PAGE, questions)
  const times = datasets.map((): number[] => [])
  for (let batch = 0; batch < BATCHES; batch += 1) {
    for (const [index, dataset] of datasets.entries()) {
      const started = performance.now()
      for (const question of questions) await ask(dataset, CATEGORY_PAGE, question)
      times[index]?.push(((performance.now() - started) / ROUNDS) * 1000)
    }
  }
  return times.map(median)
}

/** Asks until the indexes are there that are made in the background. */
async function settle(dataset: LakeDataset, query: string, questions: JsonObject[]) {
  await ask(dataset, '*[@ match text::query("nothing")]', {})
  for (let round = 0; round < 20; round += 1) {
    for (const question of questions.slice(0, 3)) await ask(dataset, query, question)
    await delay(50)
  }
  // Both sides run often before they are measured, so that both are compiled.
  const end = performance.now() + WARM_MS
  while (performance.now() < end) for (const question of questions) await ask(dataset, query, question)
}

async function ask(dataset: LakeDataset, query: string, params: JsonObject): Promise<unknown> {
  const found = await dataset.queries.run({query, params, perspective: 'raw', identity: undefined})
  return 'json' in found ? JSON.parse(Buffer.concat(found.json).toString()) : found.result
}

const scanned = new WeakMap<LakeDataset, {list: unknown[]; byId: Map<string, unknown>}>()

/** groq-js as anybody would use it, with the `dereference` that it takes: without, each `->` is a scan of its own. */
function plainAnswer(dataset: LakeDataset, query: string, params: JsonObject): unknown {
  const documents = scanned.get(dataset) ?? sorted(dataset)
  scanned.set(dataset, documents)
  const dereference = ({_ref}: {_ref: string}) => documents.byId.get(_ref)
  return toJS(evaluateSync(parse(query, {params}), {dataset: documents.list, dereference}))
}

function sorted(dataset: LakeDataset): {list: unknown[]; byId: Map<string, unknown>} {
  const list = [...dataset.documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
  return {list, byId: new Map(list.map((document) => [document._id, document]))}
}
