import {mkdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {openLake} from '../../server/lake/lake.ts'
import {step} from '../terminal.ts'
import {fill, lakeOptions} from './lake-documents.ts'
import {lakeProcess} from './lake-process.ts'
import {pageTime, queryRatios} from './lake-queries.ts'
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
    const ratios = await withLake(path, 100_000, (dataset) => queryRatios(dataset, 100_000))
    return [...ratios, ...(await lakeProcess(path))]
  })
  await rm(folder, {recursive: true, force: true})
  return [...small, more, ...large]
}

/** A shop with 600 products and one with 1,600, in turns. */
async function moreProducts(folder: string): Promise<Figure> {
  const few = await withLake(join(folder, 'few'), 600, pageTime)
  const many = await withLake(join(folder, 'many'), 1600, pageTime)
  const fewAgain = await withLake(join(folder, 'few-again'), 600, pageTime)
  const value = many / Math.max(few, fewAgain)
  return {name: 'page with 1,000 products more', value, unit: 'x the time', atMost: 1.2}
}

async function withLake<T>(
  path: string,
  products: number,
  use: (dataset: ReturnType<typeof fill>) => Promise<T>,
): Promise<T> {
  const lake = openLake(lakeOptions(path))
  try {
    return await use(fill(lake, products))
  } finally {
    lake.close()
  }
}
