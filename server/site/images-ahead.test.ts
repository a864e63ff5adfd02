import {expect, onTestFinished, test} from 'vitest'
import {LakeError} from '@stone-designs/lake/admin'
import {makeImagesAhead} from './images-ahead.ts'

const SOON = {start: 1, change: 1, failure: 5, busy: 1}
const page = (name: string, width: number) =>
  `/lake/images/stone/production/${name}.jpg?w=${width}&auto=format`

/** A shop with images, whose lake notes each one that it makes. Each image has 100 bytes. */
function openShop(
  names: string[],
  {maxBytes, delays = SOON}: {maxBytes?: number; delays?: typeof SOON} = {},
) {
  const made: string[] = []
  const problems: string[] = []
  const shop = {
    names,
    made,
    problems,
    isBusy: false,
    hasClients: false,
    failure: (): LakeError['type'] | undefined => undefined,
    failing: [''],
    widths: [160],
    wait: async () => {},
  }
  const ahead = makeImagesAhead({
    addresses: async () => shop.names.flatMap((name) => shop.widths.map((width) => page(name, width))),
    make: async ({pathname, searchParams}) => {
      const name = pathname.split('/').at(-1) ?? ''
      made.push(`${name} ${searchParams.get('fm')}`)
      await shop.wait()
      const failure = shop.failing.includes(name) ? 'unavailable' : shop.failure()
      if (failure) throw new LakeError(failure, 'The lake fails.')
      return 100
    },
    isBusy: () => shop.isBusy,
    hasClients: () => shop.hasClients,
    report: (problem) => problems.push(problem),
    delays,
    maxBytes,
  })
  onTestFinished(() => ahead.close())
  return {ahead, shop}
}

test('makes each picture once, as AVIF, and new ones after a change', async () => {
  const {shop, ahead} = openShop(['a', 'b'])
  await expect.poll(() => shop.made).toEqual(['a.jpg avif', 'b.jpg avif'])
  shop.names = ['a', 'b', 'c']
  ahead.contentChanged()
  await expect.poll(() => shop.made.slice(2)).toEqual(['c.jpg avif'])
})

test('waits while other pictures are being made', async () => {
  const {shop} = openShop(['a'])
  shop.isBusy = true
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(shop.made).toEqual([])
  shop.isBusy = false
  await expect.poll(() => shop.made.length).toBe(1)
})

test('takes a twentieth of the time while somebody uses the shop', async () => {
  const {shop} = openShop(['a', 'b'])
  shop.hasClients = true
  const times: number[] = []
  shop.wait = async () => {
    times.push(performance.now())
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await expect.poll(() => times.length).toBe(2)
  const [first = 0, second = 0] = times
  expect(second - first).toBeGreaterThanOrEqual(200)
})

test('stops at a number of bytes, so that the cache keeps what visitors requested', async () => {
  const {shop, ahead} = openShop(['a', 'b', 'c', 'd'], {maxBytes: 150})
  await expect.poll(() => shop.made.length).toBe(2)
  ahead.contentChanged()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(shop.made.length).toBe(2)
})

test('a picture that is gone is left out, and one that fails is tried again later', async () => {
  const {shop} = openShop(['a', 'b'])
  shop.failure = () => 'unavailable'
  await expect.poll(() => shop.problems.length).toBeGreaterThan(1)
  shop.failure = () => 'notFound'
  await expect.poll(() => shop.made.at(-1)).toContain('b.jpg')
})

/** Names of the first images that were requested. */
const requested = ({made}: {made: string[]}, count: number) =>
  made.slice(0, count).map((request) => /(\w+)\.jpg/.exec(request)?.[1])

test('a picture that always fails delays no other, and is requested again later', async () => {
  const {shop} = openShop(['a', 'b', 'c'])
  shop.failing = ['a.jpg']
  await expect.poll(() => requested(shop, 5)).toEqual(['a', 'b', 'c', 'a', 'a'])
})

test('a run ends at the third picture in a row that fails, and the next one begins with the others', async () => {
  const {shop} = openShop(['a', 'b', 'c', 'd', 'e'])
  shop.failing = ['a.jpg', 'b.jpg', 'c.jpg']
  await expect.poll(() => requested(shop, 8)).toEqual(['a', 'b', 'c', 'd', 'e', 'a', 'b', 'c'])
  expect(shop.problems.length).toBeGreaterThan(0)
})

test('all widths of one picture count as one failure', async () => {
  const {shop} = openShop(['a', 'b'])
  shop.widths = [160, 320, 640, 960]
  shop.failing = ['a.jpg']
  await expect.poll(() => requested(shop, 8).join('')).toBe('aaaabbbb')
})

test('a change during a run that fails does not wait as long as the failure', async () => {
  const {shop, ahead} = openShop(['a'], {delays: {...SOON, change: 50, failure: 600_000}})
  shop.failing = ['a.jpg']
  shop.wait = async () => {
    shop.wait = async () => {}
    shop.names.push('b')
    ahead.contentChanged()
  }
  await expect.poll(() => requested(shop, 2)).toEqual(['a', 'b'])
})

test('a run ends at once when too many pictures were requested', async () => {
  const {shop} = openShop(['a', 'b'])
  shop.failure = () => 'tooManyRequests'
  await expect.poll(() => requested(shop, 3)).toEqual(['a', 'a', 'a'])
})

test('makes nothing more once it is closed', async () => {
  const {shop, ahead} = openShop(['a'])
  ahead.close()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(shop.made).toEqual([])
})
