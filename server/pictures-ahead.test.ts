import {expect, onTestFinished, test} from 'vitest'
import {makePicturesAhead} from './pictures-ahead.ts'

const SOON = {start: 1, change: 1, failure: 5, busy: 1}
const page = (name: string) => `/lake/images/stone/production/${name}.jpg?w=160&auto=format`

/** A shop with pictures, whose lake notes each request. Each picture has 100 bytes. */
function openShop(names: string[], maxBytes?: number) {
  const made: string[] = []
  const problems: string[] = []
  const shop = {names, made, problems, isBusy: false, status: 200}
  const ahead = makePicturesAhead({
    addresses: async () => shop.names.map(page),
    fetch: async ({method, url, headers}) => {
      made.push(`${method} ${new URL(url).pathname.split('/').at(-1)} ${headers.get('priority')}`)
      return new Response(null, {status: shop.status, headers: {'Content-Length': '100'}})
    },
    isBusy: () => shop.isBusy,
    report: (problem) => problems.push(problem),
    delays: SOON,
    maxBytes,
  })
  onTestFinished(() => ahead.close())
  return {ahead, shop}
}

test('makes each picture once, without urgency, and new ones after a change', async () => {
  const {shop, ahead} = openShop(['a', 'b'])
  await expect.poll(() => shop.made).toEqual(['HEAD a.jpg u=7', 'HEAD b.jpg u=7'])
  shop.names = ['a', 'b', 'c']
  ahead.contentChanged()
  await expect.poll(() => shop.made.slice(2)).toEqual(['HEAD c.jpg u=7'])
})

test('waits while other pictures are being made', async () => {
  const {shop} = openShop(['a'])
  shop.isBusy = true
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(shop.made).toEqual([])
  shop.isBusy = false
  await expect.poll(() => shop.made.length).toBe(1)
})

test('stops at a number of bytes, so that the cache keeps what visitors requested', async () => {
  const {shop, ahead} = openShop(['a', 'b', 'c', 'd'], 150)
  await expect.poll(() => shop.made.length).toBe(2)
  ahead.contentChanged()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(shop.made.length).toBe(2)
})

test('a picture that is gone is left out, and one that fails is tried again later', async () => {
  const {shop} = openShop(['a', 'b'])
  shop.status = 503
  await expect.poll(() => shop.problems.length).toBeGreaterThan(1)
  shop.status = 404
  await expect.poll(() => shop.made.at(-1)).toContain('b.jpg')
})

test('makes nothing more once it is closed', async () => {
  const {shop, ahead} = openShop(['a'])
  ahead.close()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(shop.made).toEqual([])
})
