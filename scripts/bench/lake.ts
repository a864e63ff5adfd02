import {mkdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {openLake} from '../../server/lake/lake.ts'
import {step} from '../terminal.ts'
import {fill, lakeOptions} from './lake-documents.ts'
import {lakeProcess} from './lake-process.ts'
import {pageTime, queryRatios} from './lake-queries.ts'
import {releaseFigures} from './lake-releases.ts'
import {commitRates} from './lake-writes.ts'
import type {Figure} from './measure.ts'

/** Figures of the Content Lake, on lakes of its own in `dataDir`, which is made empty. */
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
  const more = await step('The lake with 1,000 documents more', () => moreProducts(folder))
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

/** Few enough that a page of a shop with 600 products is full. */
const CATEGORIES = 10

/** A shop with 600 products and one with 1,600, in turns; both show 48 on a page. */
async function moreProducts(folder: string): Promise<Figure> {
  const time = (name: string, products: number) =>
    withLake(join(folder, name), products, (dataset) => pageTime(dataset, CATEGORIES), CATEGORIES)
  const few = await time('few', 600)
  const many = await time('many', 1600)
  const fewAgain = await time('few-again', 600)
  const value = many / Math.max(few, fewAgain)
  return {name: 'page with 1,000 products more', value, unit: 'x the time', atMost: 1.2}
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
    lake.close()
  }
}
