import {mkdtemp, readdir, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openPdfCache, PDF_FOLDER} from './pdf-cache.ts'

async function cacheOf(maxBytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-cache-'))
  onTestFinished(() => rm(folder, {recursive: true}))
  return {cache: openPdfCache(folder, maxBytes), folder: join(folder, PDF_FOLDER)}
}

/** File systems keep times of some milliseconds. */
const later = () => new Promise((resolve) => setTimeout(resolve, 20))

test('keeps a PDF, and knows no other', async () => {
  const {cache} = await cacheOf(1000)
  await cache.put('a', Buffer.from('pdf'))
  expect((await cache.get('a'))?.toString()).toBe('pdf')
  expect(await cache.get('b')).toBeUndefined()
})

test('evicts the least recently used PDFs beyond its limit', async () => {
  const {cache, folder} = await cacheOf(1000)
  for (const key of ['a', 'b', 'c']) {
    await cache.put(key, Buffer.alloc(300))
    await later()
  }
  await cache.get('a')
  await later()
  await cache.put('d', Buffer.alloc(300))
  expect((await readdir(folder)).toSorted()).toEqual(['a.pdf', 'c.pdf', 'd.pdf'])
})

test('does not keep a PDF that would evict all others', async () => {
  const {cache} = await cacheOf(1000)
  await cache.put('a', Buffer.alloc(300))
  await cache.put('b', Buffer.alloc(950))
  expect(await cache.get('a')).toHaveLength(300)
  expect(await cache.get('b')).toBeUndefined()
})
