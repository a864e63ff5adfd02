import {afterAll, expect, test} from 'vitest'
import {openAdmission} from '../../lib/admission/admission.ts'
import {jpeg, noise} from '../testing/images.ts'
import {openAssetShop} from '../testing/shop.ts'
import {costOf, isOrdinary, ImageBudget} from './image-budget.ts'
import type {Recipe} from './recipe.ts'

const shop = openAssetShop()
afterAll(shop.close)

const recipe = (format: Recipe['format'], side: number): Recipe => ({
  geometry: {flipHorizontal: false, flipVertical: false, rotation: 0, resize: {width: side, height: side}},
  effects: {blur: 0, sharpen: 0, saturation: 0, invert: false},
  format,
  quality: 75,
  animated: false,
})
const original = {width: 5000, height: 5000}

test('the sizes of the site are ordinary, a WebP of 4096 pixels is large', () => {
  const ordinary = [recipe('webp', 3500), recipe('jpg', 1600), recipe('avif', 2000)]
  expect(ordinary.map((each) => isOrdinary(costOf(original, each)))).toEqual([true, true, true])
  const large = [recipe('gif', 4096), recipe('webp', 4096), recipe('png', 3000)]
  expect(large.map((each) => isOrdinary(costOf(original, each)))).toEqual([false, false, false])
})

test('a client has 20 seconds for large pictures and 120 for others in ten minutes; a wrong guess is settled', async () => {
  const budget = new ImageBudget(openAdmission({onNotice: () => undefined}))
  const settle = await budget.take('a', 100)
  settle(19_990)
  await expect(budget.take('a', 100)).rejects.toMatchObject({status: 429})
  const other = await budget.take('b', 100)
  other(1)
  await budget.take('b', 100)
  for (let n = 0; n < 12; n += 1) (await budget.take('a', 1))(10_000)
  await expect(budget.take('a', 1)).rejects.toMatchObject({
    status: 429,
    retryAfter: expect.any(Number),
  })
})

test('all clients together have 1,200 seconds for pictures in ten minutes', async () => {
  const budget = new ImageBudget(openAdmission({onNotice: () => undefined}))
  for (let clientKey = 0; clientKey < 10; clientKey += 1)
    (await budget.take(`client ${clientKey}`, 1))(120_000)
  await expect(budget.take('another', 1)).rejects.toMatchObject({status: 503})
})

test('a cached picture costs a millisecond for each full MB, and the pictures of the site are free', async () => {
  const admission = openAdmission({onNotice: () => undefined})
  const budget = new ImageBudget(admission)
  for (let n = 0; n < 1000; n += 1) await budget.read('a', 999_999)
  expect(admission.counts()['milliseconds of pictures']).toMatchObject({admitted: 0})
  for (let n = 0; n < 120; n += 1) await budget.read('a', 1_000_000_000)
  await expect(budget.read('a', 1_000_000)).rejects.toMatchObject({status: 429})
  await budget.read('b', 30_000_000)
})

test('original pictures and files cost as much as cached pictures', async () => {
  const image = await shop.uploaded(new Uint8Array(await noise().resize(1200, 1200).png().toBuffer()))
  const file = await shop.uploaded(new Uint8Array(2_000_000).fill(32), '?filename=a.txt', 'files')
  for (let n = 0; n < 120; n += 1) await shop.lake.assets.admitReading('192.0.2.9', 1_000_000_000)
  const statusOf = async ({path}: {path: string}, clientKey: string) => {
    const response = await shop.app.request(`/${path}`, {}, from(clientKey))
    await response.arrayBuffer()
    return response.status
  }
  expect([await statusOf(image, '192.0.2.9'), await statusOf(file, '192.0.2.9')]).toEqual([429, 429])
  expect([await statusOf(image, '192.0.2.8'), await statusOf(file, '192.0.2.8')]).toEqual([200, 200])
})

const from = (clientAddress: string) => ({clientAddress})

test('60 requests for large pictures are refused after the first few; others and ordinary pictures are not', async () => {
  const {path} = await shop.uploaded(new Uint8Array(await noise().jpeg().toBuffer()))
  await shop.uploaded(await jpeg())
  const paths = Array.from({length: 60}, (_, n) => `${path}?w=${4030 + n}&fm=png`)
  const visitor = shop.visit('192.0.2.1', paths)
  const refused = await Promise.all(visitor.answers.slice(10))
  expect(new Set(refused.map(({status}) => status))).toEqual(new Set([429]))
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  const ordinary = `/${path}?w=100`
  expect((await shop.app.request(ordinary, {}, from('192.0.2.1'))).status).toBe(200)
  expect((await shop.app.request(`${ordinary}&h=90`, {}, from('192.0.2.2'))).status).toBe(200)
  visitor.leave()
  await Promise.all(visitor.answers)
})
