import {deepStrictEqual} from 'node:assert'
import {evaluateSync, parse, toJS} from 'groq-js'
import type {LakeDataset} from '@stone-designs/lake'
import type {Identity} from '@stone-designs/lake'
import {median, type Figure} from './measure.ts'

const RELEASES = 20
const VERSIONS = 50
const ROUNDS = 15
/** Sees everything. The lake computes each answer to an editor, and keeps those to visitors. */
export const EDITOR: Identity = {id: 'e', name: 'E', email: 'e@shop.example', role: 'editor'}

/** Query that the Studio sends for all releases whenever one of their documents changes. */
const OVERVIEW = `{${Array.from(
  {length: RELEASES},
  (_, n) =>
    `"r${n}": *[sanity::partOfRelease("r${n}")]{_updatedAt, "docId": string::split(_id, ".")[2]} | order(_updatedAt desc)`,
).join(', ')}}`
/** Query that the Studio sends for each document that it shows. */
const VERSIONS_OF = '*[sanity::versionOf($id)]._id'

/** Times of the Studio's queries with many releases and documents. The results must equal those of groq-js. */
export async function releaseFigures(dataset: LakeDataset): Promise<Figure[]> {
  for (let n = 0; n < RELEASES; n += 1) {
    const mutations = Array.from({length: VERSIONS}, (_, m) => ({
      create: {_id: `versions.r${n}.product-${m * 7}`, _type: 'product', name: `Version ${m} in r${n}`},
    }))
    dataset.commit({mutations, author: 'bench'})
  }
  const overview = await timeOf(dataset, OVERVIEW, () => ({}))
  const versions = await timeOf(dataset, VERSIONS_OF, (n) => ({id: `product-${n * 7}`}))
  return [
    {name: `overview of ${RELEASES} releases`, value: overview, unit: 'ms', atMost: 2000},
    {name: 'versions of a document', value: versions, unit: 'ms', atMost: 2000},
  ]
}

/** Median time of a query, in milliseconds. */
async function timeOf(
  dataset: LakeDataset,
  query: string,
  params: (n: number) => {[name: string]: string},
): Promise<number> {
  const resultOf = async (n: number): Promise<unknown> => {
    const request = {query, params: params(n), perspective: 'raw', identity: EDITOR} as const
    const found = await dataset.queries.run(request)
    return 'json' in found ? JSON.parse(Buffer.concat(found.json).toString()) : found.result
  }
  const documents = [...dataset.documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
  deepStrictEqual(
    await resultOf(0),
    toJS(evaluateSync(parse(query, {params: params(0)}), {dataset: documents})),
  )
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now()
    await resultOf(round)
    times.push(performance.now() - started)
  }
  return median(times)
}
