import {readFileSync} from 'node:fs'
import {promisify} from 'node:util'
import {brotliCompress, brotliDecompressSync, gunzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import type {CachedPage} from './page-cache.ts'
import {createEncoder} from './page-encodings.ts'

const TEXT = readFileSync(new URL('../../docs/limits.md', import.meta.url), 'utf8')

const newPage = (facts: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  headers: {},
  body: Buffer.from(TEXT),
  etag: '"1"',
  tags: [],
  isListed: true,
  encoded: new Map(),
  ...facts,
})

const sizeOf = (page: CachedPage) => page.encoded.get('br')?.length ?? Number.NaN

test('a listed page that is requested again gets smaller', async () => {
  const encode = createEncoder()
  const page = newPage()
  await encode(page, 'br')
  const quick = sizeOf(page)
  await encode(page, 'br')
  await expect.poll(() => sizeOf(page)).toBeLessThan(quick)
  expect(brotliDecompressSync(page.encoded.get('br') ?? '').toString()).toBe(TEXT)
})

test('a page is sent as it is until its smallest form is there', async () => {
  const encode = createEncoder()
  const page = newPage()
  await encode(page, 'br')
  const quick = page.encoded.get('br')
  await encode(page, 'br')
  expect(page.encoded.get('br')).toBe(quick)
})

test('addresses without limit keep the quick form', async () => {
  const encode = createEncoder()
  const [search, listed] = [newPage({isListed: false}), newPage()]
  await encode(search, 'br')
  const quick = sizeOf(search)
  for (const page of [search, listed, listed]) await encode(page, 'br')
  await expect.poll(() => sizeOf(listed)).toBeLessThan(quick)
  expect(sizeOf(search)).toBe(quick)
})

test('the next page gets smaller after a rest', async () => {
  const encode = createEncoder()
  const [first, next] = [newPage(), newPage()]
  for (const page of [first, next, first]) await encode(page, 'br')
  const quick = sizeOf(next)
  await expect.poll(() => sizeOf(first)).toBeLessThan(quick)
  await encode(next, 'br')
  // The same work, begun later, is done. Brotli's best quality is its default.
  await promisify(brotliCompress)(TEXT)
  expect(sizeOf(next)).toBe(quick)
  const again = async () => {
    await encode(next, 'br')
    return sizeOf(next)
  }
  await expect.poll(again, {timeout: 30_000}).toBeLessThan(quick)
})

test('gzip is made once', async () => {
  const encode = createEncoder()
  const page = newPage()
  await encode(page, 'gzip')
  const made = page.encoded.get('gzip')
  await encode(page, 'gzip')
  expect(page.encoded.get('gzip')).toBe(made)
  expect(gunzipSync(made ?? '').toString()).toBe(TEXT)
})
