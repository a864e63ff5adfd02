import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import sharp from 'sharp'
import {expect, onTestFinished, test, vi} from 'vitest'
import {z} from 'zod'
import {chooseSimilar} from './choose.ts'
import {describeImage} from './image.ts'
import {openSimilar} from './similar.ts'
import type {Work} from './similar-pool.ts'

const SOON = {start: 1, change: 1, failure: 60_000}

/** The computing in this process. */
const HERE: Work = {
  describe: describeImage,
  choose: async (products) => chooseSimilar(products),
  close: () => undefined,
}

const product = (productId: string, ref = `image-${productId}-160x200-png`) => ({
  category: 'pot',
  productId,
  name: `Item ${productId}`,
  alt: null,
  ref,
  crop: null,
  material: null,
  size: '60 × 40 cm',
})

/** An image of a square plate before a wall. */
const PLATE =
  '<svg width="160" height="200"><rect width="160" height="200" fill="#cfc8bb"/><rect x="40" y="60" width="80" height="80" fill="#b5452c"/></svg>'
const SQUARE = {points: '0,0 100,0 100,100 0,100', ratio: 1}

/** A shop whose products and images a test changes. */
function shop(ids: string[]) {
  const dir = mkdtempSync(join(tmpdir(), 'similar-'))
  const state = {
    products: ids.map((id) => product(id)),
    status: 200,
    /** Responses for images that are never sent. */
    failing: new Map<string, () => Response>(),
    fetched: 0,
  }
  const reported: string[] = []
  const changes: string[][] = []
  const image = sharp(Buffer.from(PLATE)).png().toBuffer()

  function open(work?: Work, delays = SOON) {
    const similar = openSimilar({
      path: join(dir, 'similar.json'),
      query: async () => state.products,
      async fetchImage(ref) {
        state.fetched += 1
        const failure = state.failing.get(ref)
        return failure ? failure() : new Response(new Uint8Array(await image), {status: state.status})
      },
      report: (problem) => reported.push(problem),
      ...(work && {work}),
      delays,
    })
    similar.onChange((tags) => changes.push(tags))
    onTestFinished(() => similar.close())
    const of = async (id: string) => {
      const response = await similar.routes.request(`/similar/pot/${id}`)
      return z
        .object({
          result: z.array(z.string()),
          outline: z.object({points: z.string(), ratio: z.number()}).optional(),
          syncTags: z.array(z.string()),
        })
        .parse(await response.json())
    }
    return {...similar, of}
  }

  onTestFinished(() => rmSync(dir, {recursive: true, force: true}))
  return {state, reported, changes, open, path: join(dir, 'similar.json')}
}

const until = (check: () => unknown) => vi.waitFor(check, {timeout: 10_000, interval: 20})

test('a product that is published gets similar ones, and is one for others', async () => {
  const {state, changes, open} = shop(['1', '2'])
  const similar = open()
  await until(() => expect(changes).toHaveLength(1))
  expect(await similar.of('3')).toEqual({result: [], syncTags: ['similar']})
  state.products.push(product('3'))
  similar.contentChanged()
  await until(() => expect(changes).toEqual([['similar'], ['similar']]))
  expect((await similar.of('3')).result.toSorted()).toEqual(['pot/1', 'pot/2'])
  const {result, outline} = await similar.of('1')
  expect(result).toContain('pot/3')
  expect(outline).toEqual(SQUARE)
  expect(state.fetched).toBe(3)
})

test('a product that is deleted is no longer among the six', async () => {
  const {state, changes, open} = shop(['1', '2', '3'])
  const similar = open(HERE)
  await until(() => expect(changes).toHaveLength(1))
  state.products.splice(1, 1)
  similar.contentChanged()
  await until(() => expect(changes).toHaveLength(2))
  expect((await similar.of('1')).result).toEqual(['pot/3'])
  expect((await similar.of('2')).result).toEqual([])
})

test('a changed price compares nothing again, and a restart fetches nothing', async () => {
  const {state, changes, open} = shop(['1', '2'])
  const first = open(HERE)
  await until(() => expect(changes).toHaveLength(1))
  first.contentChanged()
  first.close()
  const second = open(HERE)
  expect(await second.of('1')).toEqual({result: ['pot/2'], outline: SQUARE, syncTags: ['similar']})
  state.products.push(product('3', state.products[0]?.ref))
  second.contentChanged()
  await until(() => expect(changes).toHaveLength(2))
  expect(state.fetched).toBe(2)
})

test('pictures that cannot be fetched are fetched after the next change, and those fetched before are kept', async () => {
  const {state, reported, changes, open} = shop(['1'])
  const similar = open(HERE)
  await until(() => expect(changes).toHaveLength(1))
  state.status = 503
  state.products.push(product('2'))
  similar.contentChanged()
  await until(() => expect(reported).toEqual(['Similar products could not be found']))
  expect((await similar.of('1')).result).toEqual([])
  state.status = 200
  similar.contentChanged()
  await until(() => expect(changes).toHaveLength(2))
  expect((await similar.of('1')).result).toEqual(['pot/2'])
  expect(state.fetched).toBe(3)
})

const damaged = () => new Response('', {status: 500})
const tooSlow = () => new Response('', {status: 503})
const incomplete = () =>
  new Response(new ReadableStream({start: (controller) => controller.error(new Error('damaged'))}))

test.each([
  ['is damaged', damaged],
  ['takes too long', tooSlow],
  ['ends early', incomplete],
])('a picture that %s costs only its own product, and is fetched again after a while', async (_, failure) => {
  const {state, reported, changes, open} = shop(['1', '2', '3'])
  state.failing.set('image-1-160x200-png', failure)
  const similar = open(HERE, {...SOON, failure: 20})
  await until(() => expect(changes).toHaveLength(1))
  expect((await similar.of('1')).result).toEqual([])
  expect((await similar.of('2')).result).toEqual(['pot/3'])
  // The same failure compares nothing again, so no page is evicted.
  await until(() => expect(reported.length).toBeGreaterThan(2))
  expect(changes).toHaveLength(1)
  state.failing.clear()
  await until(() => expect(changes).toHaveLength(2))
  expect((await similar.of('1')).result.toSorted()).toEqual(['pot/2', 'pot/3'])
  expect(state.fetched).toBe(3 + reported.length)
})

test('a restart fetches a picture that was not sent before, and no other', async () => {
  const {state, reported, changes, open} = shop(['1', '2'])
  state.failing.set('image-1-160x200-png', damaged)
  const first = open(HERE)
  await until(() => expect(reported).toHaveLength(1))
  first.close()
  state.failing.clear()
  const second = open(HERE)
  await until(() => expect(changes).toHaveLength(2))
  expect((await second.of('1')).result).toEqual(['pot/2'])
  expect(state.fetched).toBe(3)
})

test('a refusal of pictures ends the comparison, and fetches no other picture meanwhile', async () => {
  const {state, reported, changes, open} = shop(['1', '2'])
  state.status = 429
  open(HERE)
  await until(() => expect(reported).toHaveLength(1))
  expect([state.fetched, changes]).toEqual([1, []])
})

test('a change during a comparison that fails does not wait as long as the failure', async () => {
  const {state, reported, changes, open} = shop(['1', '2'])
  state.failing.set('image-1-160x200-png', damaged)
  const similar = open(HERE, {...SOON, change: 200})
  similar.onChange(() => {
    if (changes.length > 1) return
    state.products.push(product('3'))
    similar.contentChanged()
  })
  await until(() => expect(changes).toHaveLength(2))
  expect(reported.length).toBeGreaterThan(0)
  expect((await similar.of('2')).result).toContain('pot/3')
})

test('a picture that is gone, a product of the wrong form and a damaged file cost only themselves', async () => {
  const {state, changes, open, path} = shop(['1', '2'])
  writeFileSync(path, '{"version": 1, "descriptors"')
  Object.assign(state.products[0] ?? {}, {name: 7})
  const similar = open(HERE)
  await until(() => expect(changes).toHaveLength(1))
  expect((await similar.of('2')).result).toEqual([])
  state.status = 404
  state.products.push(product('3'))
  similar.contentChanged()
  await until(() => expect(changes).toHaveLength(2))
  expect((await similar.of('2')).result).toEqual([])
})

test('the similar products of an older version are shown until its pictures are described again', async () => {
  const {state, changes, open, path} = shop(['1', '2'])
  const similar = {'pot/1': ['pot/9']}
  writeFileSync(path, JSON.stringify({version: 1, descriptors: {}, similar, compared: 'x'}))
  const opened = open(HERE)
  expect(await opened.of('1')).toEqual({result: ['pot/9'], syncTags: ['similar']})
  await until(() => expect(changes).toHaveLength(1))
  expect((await opened.of('1')).result).toEqual(['pot/2'])
  expect((await opened.of('1')).outline).toEqual(SQUARE)
  expect(state.fetched).toBe(2)
})
