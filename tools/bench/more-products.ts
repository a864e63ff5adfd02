import {z} from 'zod'
import {byTurns, median, type Figure} from './measure.ts'
import {mutateShop, queryShop} from './shop-api.ts'
import type {ShopProcess} from './shop-process.ts'
import {renderMs} from './uncached.ts'

const MORE = 1000
const ROUNDS = 5
/** Query for the products of all categories except the measured one. Copies of them are added. */
const OTHERS = '*[_type == "product" && category->slug.current != $category]'

const products = z.array(z.looseObject({}))

/**
 * CPU time of a category page after 1,000 products were added to other categories, as a multiple of the time before.
 * The page is rendered for each request, as for a visitor who comes from an advertisement.
 * @param category slug of the category
 */
export async function moreProductsOnSite(server: ShopProcess, category: string): Promise<Figure> {
  const few = await renderCpu(server, category)
  const added = await addProducts(server, category)
  const many = await renderCpu(server, category)
  await mutateShop(
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

/** Median CPU time of the page, in milliseconds. */
async function renderCpu(server: ShopProcess, category: string): Promise<number> {
  const [times = []] = await byTurns(ROUNDS, [() => renderMs(server, `/designs/${category}`)])
  return median(times)
}

/** @returns ids of the added products */
async function addProducts(server: ShopProcess, category: string): Promise<string[]> {
  const patterns = products.parse(await queryShop(server, OTHERS, {category}))
  const made = Array.from({length: MORE}, (_, n) => {
    const pattern = patterns[n % patterns.length]
    return {...pattern, _id: `product-more-${n}`, productId: `MORE-${n}`}
  })
  await mutateShop(
    server,
    made.map((create) => ({create})),
  )
  return made.map(({_id}) => _id)
}
