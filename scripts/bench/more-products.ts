import {z} from 'zod'
import {median, type Figure} from './measure.ts'
import {BENCH_TOKEN, type ShopProcess} from './shop-process.ts'

const MORE = 1000
const AT_ONCE = 200
const ROUNDS = 5
const RENDERS = 30
/** Query for the products of all categories except the measured one. Copies of them are added. */
const OTHERS = '*[_type == "product" && category->slug.current != $category]'

const queried = z.object({result: z.array(z.looseObject({_id: z.string(), productId: z.string()}))})

/**
 * CPU time of a category page after 1,000 products were added to other categories, as a multiple of the time before.
 * The page is rendered for each request, as for a visitor who comes from an advertisement.
 * @param category slug of the category
 */
export async function moreProductsOnSite(server: ShopProcess, category: string): Promise<Figure> {
  const few = await renderCpu(server, category)
  const added = await addProducts(server, category)
  const many = await renderCpu(server, category)
  await mutate(
    server,
    added.map((id) => ({delete: {id}})),
  )
  const fewAgain = await renderCpu(server, category)
  return {
    name: '  with 1,000 more products',
    value: many / Math.max(few, fewAgain),
    unit: 'x the CPU',
    atMost: 1.2,
  }
}

/** Median CPU time of a page, in milliseconds. */
async function renderCpu(server: ShopProcess, category: string): Promise<number> {
  const visits = async () => {
    for (let index = 0; index < RENDERS; index += 1) {
      const headers = {'X-Forwarded-For': `198.51.100.${index}`}
      const response = await fetch(`${server.url}/designs/${category}?gclid=${Math.random()}`, {headers})
      if (!response.ok) throw new Error(`The page of ${category} returned status ${response.status}`)
      await response.arrayBuffer()
    }
  }
  await visits()
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await server.cpuMs()
    await visits()
    rounds.push(((await server.cpuMs()) - before) / RENDERS)
  }
  return median(rounds)
}

/** @returns ids of the added products */
async function addProducts(server: ShopProcess, category: string): Promise<string[]> {
  const search = new URLSearchParams({query: OTHERS, $category: JSON.stringify(category)})
  const response = await fetch(`${api(server)}/query/production?${search}`)
  const {result} = queried.parse(await response.json())
  const made = Array.from({length: MORE}, (_, n) => {
    const pattern = result[n % result.length]
    return {...pattern, _id: `product-more-${n}`, productId: `MORE-${n}`}
  })
  await mutate(
    server,
    made.map((create) => ({create})),
  )
  return made.map(({_id}) => _id)
}

async function mutate(server: ShopProcess, mutations: object[]) {
  for (let start = 0; start < mutations.length; start += AT_ONCE) {
    const response = await fetch(`${api(server)}/mutate/production`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${BENCH_TOKEN}`, 'Content-Type': 'application/json'},
      body: JSON.stringify({mutations: mutations.slice(start, start + AT_ONCE)}),
    })
    if (!response.ok) throw new Error(`The lake rejected documents: ${await response.text()}`)
    await response.arrayBuffer()
  }
}

const api = ({url}: ShopProcess) => `${url}/lake/v2025-02-19/data`
