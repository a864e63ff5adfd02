import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openAdmission} from '../../lib/admission/admission.ts'
import {openDiskCache} from '../../lib/disk/disk-cache.ts'
import {openLake} from '../lake.ts'
import {createDelivery} from './deliver.ts'
import {ImageBudget} from './image-budget.ts'
import {jpeg} from '../testing/images.ts'
import {authorization, openAssetShop} from '../testing/shop.ts'
import {parseTransform} from './transform.ts'

function newShop() {
  const shop = openAssetShop()
  onTestFinished(shop.close)
  const sha1Of = (path: string) => path.split('/').at(-1)?.slice(0, 40) ?? ''
  return {
    ...shop,
    sha1Of,
    /** Images on the disk that were made from the image at a path. */
    picturesOf: (path: string) => shop.filesIn('pictures').filter((name) => name.includes(sha1Of(path))),
    delete: (id: string) =>
      shop.lake.dataset('production').commit({mutations: [{delete: {id, purge: true}}], author: 'test'}),
  }
}

test('pictures are removed with the last document of their image in any dataset', async () => {
  const shop = newShop()
  const image = await jpeg()
  const {path, _id} = await shop.uploaded(image)
  shop.lake.createDataset('staging', 'public')
  const again = {method: 'POST', headers: {authorization}, body: image}
  expect((await shop.app.request('/v1/assets/images/staging', again)).status).toBe(200)
  for (const query of ['?w=10', '?w=20', '?w=30&fm=webp']) await shop.get(path + query)
  const other = await shop.uploaded(await jpeg({background: '#da2'}))
  await shop.get(`${other.path}?w=10`)
  await expect.poll(() => shop.filesIn('pictures').filter((name) => name.length > 80)).toHaveLength(4)

  shop.delete(_id)
  const images = await shop.lake.assets.delivery()
  await images.forget(() => false)
  expect(shop.picturesOf(path)).toHaveLength(3)

  shop.lake.deleteDataset('staging')
  await expect.poll(() => shop.picturesOf(path)).toEqual([])
  expect(shop.picturesOf(other.path)).toHaveLength(1)

  shop.delete(other._id)
  await expect.poll(() => shop.picturesOf(other.path)).toEqual([])
})

test('pictures that a crash kept from being removed are removed when the lake opens', async () => {
  const shop = newShop()
  const {path, _id} = await shop.uploaded(await jpeg())
  await shop.get(`${path}?w=10`)
  await expect.poll(() => shop.picturesOf(path)).toHaveLength(1)
  const file = join(shop.folder, 'pictures', shop.picturesOf(path)[0] ?? '')
  const image = readFileSync(file)
  shop.delete(_id)
  await expect.poll(() => shop.picturesOf(path)).toEqual([])
  shop.lake.close()
  writeFileSync(file, image)
  const lake = openLake(shop.lake.options)
  onTestFinished(() => lake.close())
  await lake.assets.delivery()
  await expect.poll(() => shop.picturesOf(path)).toEqual([])
})

test('pictures are removed with their image though nobody has requested a picture since the start', async () => {
  const shop = newShop()
  const {path, _id} = await shop.uploaded(await jpeg())
  await shop.get(`${path}?w=10`)
  await expect.poll(() => shop.picturesOf(path)).toHaveLength(1)
  shop.lake.close()
  const lake = openLake(shop.lake.options)
  onTestFinished(() => lake.close())
  lake.dataset('production').commit({mutations: [{delete: {id: _id, purge: true}}], author: 'test'})
  expect(shop.picturesOf(path)).toEqual([])
})

test('a picture whose image is deleted while it is rendered is sent, but not cached', async () => {
  const shop = newShop()
  const {path} = await shop.uploaded(await jpeg())
  const {store, originals, parsers} = shop.lake.assets
  const cache = await openDiskCache(join(shop.folder, 'other-pictures'), 1_000_000)
  const removed = Promise.withResolvers<void>()
  const watched = {
    ...cache,
    removeWhere: async (isSo: (key: string) => boolean) => {
      expect(cache.size).toBeGreaterThan(0)
      await cache.removeWhere(isSo)
      removed.resolve()
    },
  }
  const delivery = createDelivery({
    store,
    cache: watched,
    parsers,
    encoders: 'test',
    budget: new ImageBudget(openAdmission({onNotice: () => undefined})),
    isServed: () => false,
  })
  const transform = parseTransform(new URLSearchParams('w=20'))
  const asked = delivery.resolve(await originals.find(shop.sha1Of(path)), transform, {
    webp: false,
    avif: false,
    anything: true,
  })
  if (asked.kind !== 'picture') throw new Error('No picture was asked for')
  expect((await delivery.picture(asked)).length).toBeGreaterThan(0)
  await removed.promise
  expect(cache.size).toBe(0)
})
