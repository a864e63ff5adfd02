import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout} from 'node:timers/promises'
import {z} from 'zod'
import {readConfig} from '../../server/config.ts'
import {keepNewFilesPrivate} from '../../lib/disk/private-files.ts'
import {serveShop} from '../../server/serve.ts'
import {SEEDED_SHOP} from '../build/artefacts.ts'
import {makeIfStale} from '../build/stale.ts'
import {root} from '../project/root.ts'
import {seedEmptyLake} from '../seed/first-seed.ts'

/**
 * Path of a data folder as the first start of a shop leaves it. Seeds one when the seed, its pictures or the server
 * have changed. No shop may run on this folder: each runs on a copy.
 */
export async function seededShop(): Promise<string> {
  await makeIfStale(SEEDED_SHOP, seed)
  return join(root, SEEDED_SHOP.folder)
}

async function seed() {
  const dataDir = join(root, `${SEEDED_SHOP.folder}.new`)
  await rm(dataDir, {recursive: true, force: true})
  keepNewFilesPrivate()
  // The settings of this machine are left out: every copy starts from the same data.
  const config = readConfig({DATA_DIR: dataDir, PORT: '0', PICTURES_AHEAD: 'off'}, root)
  const shop = await serveShop(config, root)
  try {
    await seedEmptyLake(config, shop.localUrl)
    await similarProducts(shop.localUrl)
  } finally {
    await shop.close()
  }
}

/** Milliseconds for the comparison of the seed's pictures, which takes about 15 seconds, on a machine that is busy. */
const COMPARED_MS = 300_000

/** Waits until products are compared, so that no copy of the shop has to do it while e2e tests run. */
async function similarProducts(origin: string) {
  const product = z.object({result: z.array(z.string())})
  for (const end = Date.now() + COMPARED_MS; Date.now() < end; await setTimeout(500)) {
    const response = await fetch(`${origin}/similar/fountain/FOU-001`)
    if (product.parse(await response.json()).result.length > 0) return
  }
  throw new Error('The products of the seed were not compared in time')
}
