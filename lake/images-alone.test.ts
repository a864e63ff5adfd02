import {expect, onTestFinished, test} from 'vitest'
import {openAdmission} from '../lib/admission/admission.ts'
import {imagesAlone} from './images-alone.ts'
import {jpeg} from './testing/images.ts'
import {openAssetShop} from './testing/shop.ts'

/** Opens the images of a folder whose lake cannot be opened. */
function alone(folder: string) {
  const images = imagesAlone({
    dataDir: folder,
    projectId: 'stone',
    dataset: 'production',
    admission: openAdmission({onNotice: () => undefined}),
    unavailable: () => new Response(null, {status: 503}),
    onError: (error) => {
      throw error
    },
  })
  onTestFinished(() => images.close())
  return async (path: string) => images.app.request(`/${path}`)
}

test('images are served while no document can be read, but none that was deleted', async () => {
  const shop = openAssetShop()
  onTestFinished(shop.close)
  const kept = await shop.uploaded(await jpeg())
  const deleted = await shop.uploaded(await jpeg({background: '#da2'}))
  for (const {path} of [kept, deleted]) expect((await shop.get(`${path}?w=10`)).status).toBe(200)
  const made = () => shop.filesIn('pictures').filter((name) => name.length > 80)
  await expect.poll(made).toHaveLength(2)
  shop.lake.dataset('production').commit({mutations: [{delete: {id: deleted._id}}], author: 'test'})
  await expect.poll(made).toHaveLength(1)
  shop.lake.close()

  const get = alone(shop.folder)
  const response = await get(`${kept.path}?w=10`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
  expect((await get(`${kept.path}?w=20`)).status).toBe(200)
  expect((await get(kept.path)).status).toBe(200)
  expect((await get(`${deleted.path}?w=10`)).status).toBe(503)
  expect((await get(deleted.path)).status).toBe(503)
  expect((await get(`${kept.path.replace('production', 'staging')}?w=10`)).status).toBe(503)
})
