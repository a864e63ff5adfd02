import {expect, test} from 'vitest'
import {createPageCache, type CachedPage} from './page-cache.ts'

const page = (text: string, tags: string[] = [], status = 200, isListed = true): CachedPage => ({
  status,
  headers: {},
  body: Buffer.from(text),
  etag: `"${text}"`,
  tags,
  isListed,
  encoded: new Map(),
})

const textOf = async (made: Promise<CachedPage>) => (await made).body.toString()

function counting() {
  let count = 0
  return (tags: string[] = []) =>
    async () =>
      page(`page ${(count += 1)}`, tags)
}

test('a page is rendered once, and again after a change that affects it', async () => {
  const cache = createPageCache({maxBytes: {listed: 1000, others: 1000}, maxAgeMs: 1000})
  const make = counting()
  expect(await textOf(cache.get('/', make(['a'])))).toBe('page 1')
  expect(await textOf(cache.get('/', make(['a'])))).toBe('page 1')
  cache.contentChanged(['b'])
  expect(await textOf(cache.get('/', make(['a'])))).toBe('page 1')
  cache.contentChanged(['a', 'c'])
  expect(await textOf(cache.get('/', make(['a'])))).toBe('page 2')
})

test('a change without tags affects all pages, and a page without tags is affected by all changes', async () => {
  const cache = createPageCache({maxBytes: {listed: 1000, others: 1000}, maxAgeMs: 1000})
  const make = counting()
  await cache.get('/tagged', make(['a']))
  await cache.get('/untagged', make())
  cache.contentChanged(['z'])
  expect(await textOf(cache.get('/untagged', make()))).toBe('page 3')
  expect(await textOf(cache.get('/tagged', make(['a'])))).toBe('page 1')
  cache.contentChanged()
  expect(await textOf(cache.get('/tagged', make(['a'])))).toBe('page 4')
})

test('a page whose content changes during its rendering is returned but not cached', async () => {
  const cache = createPageCache({maxBytes: {listed: 1000, others: 1000}, maxAgeMs: 1000})
  const begun = Promise.withResolvers<CachedPage>()
  const first = cache.get('/', () => begun.promise)
  cache.contentChanged(['a'])
  const second = cache.get('/', async () => page('new', ['a']))
  begun.resolve(page('old', ['a']))
  expect(await textOf(first)).toBe('old')
  expect(await textOf(second)).toBe('new')
  expect(await textOf(cache.get('/', async () => page('newer', ['a'])))).toBe('new')
})

test('simultaneous callers share one rendering', async () => {
  const cache = createPageCache({maxBytes: {listed: 1000, others: 1000}, maxAgeMs: 1000})
  const make = counting()
  const both = await Promise.all([textOf(cache.get('/', make(['a']))), textOf(cache.get('/', make(['a'])))])
  expect(both).toEqual(['page 1', 'page 1'])
})

test('an error page is not cached, and neither is a failure', async () => {
  const cache = createPageCache({maxBytes: {listed: 1000, others: 1000}, maxAgeMs: 1000})
  expect(await textOf(cache.get('/', async () => page('away', ['a'], 503)))).toBe('away')
  await expect(cache.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await textOf(cache.get('/', async () => page('back', ['a'])))).toBe('back')
})

test('the least recently used page is evicted when there is no more room', async () => {
  const cache = createPageCache({maxBytes: {listed: 20, others: 20}, maxAgeMs: 1000})
  const make = (text: string) => async () => page(text, ['a'])
  await cache.get('/1', make('1234567890'))
  await cache.get('/2', make('1234567890'))
  await cache.get('/1', make('never'))
  await cache.get('/3', make('1234567890'))
  expect(await textOf(cache.get('/1', make('again')))).toBe('1234567890')
  expect(await textOf(cache.get('/2', make('again')))).toBe('again')
})

test('pages of unlimited addresses evict each other, and never a listed page', async () => {
  const cache = createPageCache({maxBytes: {listed: 20, others: 20}, maxAgeMs: 1000})
  const make = (text: string, isListed: boolean) => async () => page(text, ['a'], 200, isListed)
  await cache.get('/', make('home page', true))
  for (let number = 0; number < 1000; number += 1) {
    await cache.get(`/designs?q=${number}`, make(`search ${number}`, false))
  }
  expect(await textOf(cache.get('/', make('again', true)))).toBe('home page')
  expect([cache.peek('/designs?q=0'), cache.peek('/designs?q=999')]).toMatchObject([
    undefined,
    {etag: '"search 999"'},
  ])
})

test('a page is rendered again at its maximum age', async () => {
  let now = 0
  const cache = createPageCache({maxBytes: {listed: 1000, others: 1000}, maxAgeMs: 100, now: () => now})
  const make = counting()
  await cache.get('/', make(['a']))
  now = 99
  expect(await textOf(cache.get('/', make(['a'])))).toBe('page 1')
  now = 100
  expect(await textOf(cache.get('/', make(['a'])))).toBe('page 2')
})
