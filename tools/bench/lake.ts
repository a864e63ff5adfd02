import {mkdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {openLake} from '@stone-designs/lake'
import {step} from '../../scripts/terminal/terminal.ts'
import {fill, lakeOptions} from './lake-documents.ts'
import {lakeProcess} from './lake-process.ts'
import {pageTimes, queryRatios} from './lake-queries.ts'
import {releaseFigures} from './lake-releases.ts'
import {commitRates} from './lake-writes.ts'
import type {Figure} from './measure.ts'

/** Figures of the Content Lake, measured on new lakes in `dataDir`. */
export async function benchLake(dataDir: string): Promise<Figure[]> {
  const folder = join(dataDir, 'lakes')
  await rm(folder, {recursive: true, force: true})
  await mkdir(folder, {recursive: true})
  const small = await step('The lake with 10,000 documents', () =>
    withLake(join(folder, 'small'), 10_000, async (dataset) => [
      ...(await queryRatios(dataset, 10_000)),
      ...commitRates(dataset, folder),
    ]),
  )
  const more = await step('The lake with 1,000 more documents', () => moreProducts(folder))
  const large = await step('The lake with 100,000 documents', async () => {
    const path = join(folder, 'large')
    const ratios = await withLake(path, 100_000, async (dataset) => [
      ...(await queryRatios(dataset, 100_000)),
      ...(await releaseFigures(dataset)),
    ])
    return [...ratios, ...(await lakeProcess(path))]
  })
  await rm(folder, {recursive: true, force: true})
  return [...small, more, ...large]
}

/** Number of categories; few enough that a category page of a shop with 600 products is full. */
const CATEGORIES = 10

/** Compares a shop with 600 products to one with 1,600. Both show 48 on a page. */
async function moreProducts(folder: string): Promise<Figure> {
  const shop = <T>(products: number, use: (dataset: ReturnType<typeof fill>) => Promise<T>) =>
    withLake(join(folder, `${products}`), products, use, CATEGORIES)
  const [few = 0, many = 0] = await shop(600, (small) =>
    shop(1600, (large) => pageTimes([small, large], CATEGORIES)),
  )
  return {name: 'page with 1,000 more products', value: many / few, unit: 'x the time', atMost: 1.2}
}

async function withLake<T>(
  path: string,
  products: number,
  use: (dataset: ReturnType<typeof fill>) => Promise<T>,
  categories?: number,
): Promise<T> {
  const lake = openLake(lakeOptions(path))
  try {
    return await use(fill(lake, products, categories))
  } finally {
    for (const dataset of lake.datasets()) dataset.queries.process.close()
    lake.close()
  }
}
