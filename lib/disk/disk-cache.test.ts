import {mkdtemp, readdir, readFile, rm, utimes, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openDiskCache} from './disk-cache.ts'

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'cache-'))
  onTestFinished(() => rm(path, {recursive: true}))
  return path
}

const entry = (length: number) => Buffer.alloc(length, 'x')

test('an entry is still cached after a restart', async () => {
  const path = await folder()
  await (await openDiskCache(path, 1000)).put('aa1', entry(100))
  const reopened = await openDiskCache(path, 1000)
  expect(reopened.size).toBe(100)
  expect(await reopened.get('aa1')).toEqual(entry(100))
  expect(await reopened.get('bb2')).toBeUndefined()
})

test('the least recently used entries are evicted when the cache is full', async () => {
  const cache = await openDiskCache(await folder(), 1000)
  for (const key of ['aa', 'bb', 'cc']) await cache.put(key, entry(300))
  await cache.get('aa')
  await cache.put('dd', entry(300))
  expect(['aa', 'bb', 'cc', 'dd'].filter((key) => cache.has(key))).toEqual(['aa', 'cc', 'dd'])
  expect(cache.size).toBe(900)
  await cache.put('ee', entry(2000))
  await cache.put('ff', entry(950))
  expect(['aa', 'ee', 'ff'].map((key) => cache.has(key))).toEqual([true, false, false])
})

test('a smaller limit evicts the least recently used entries at the start', async () => {
  const path = await folder()
  const cache = await openDiskCache(path, 1000)
  for (const key of ['aa', 'bb', 'cc']) await cache.put(key, entry(300))
  await utimes(join(path, 'aa', 'aa'), 2_000_000_000, 2_000_000_000)
  const reopened = await openDiskCache(path, 400)
  expect(['aa', 'bb', 'cc'].filter((key) => reopened.has(key))).toEqual(['aa'])
})

test('removeWhere removes the entries of some keys, from the disk too, and no others', async () => {
  const path = await folder()
  const cache = await openDiskCache(path, 1000)
  for (const key of ['aa1', 'aa2', 'ab1']) await cache.put(key, entry(100))
  await cache.removeWhere((key) => key.startsWith('aa'))
  expect([cache.size, cache.has('aa1'), cache.has('ab1')]).toEqual([100, false, true])
  expect((await readdir(path, {recursive: true})).filter((name) => name.length > 2)).toEqual(['ab/ab1'])
})

test('an entry that was truncated or deleted on the disk is no longer cached', async () => {
  const path = await folder()
  const cache = await openDiskCache(path, 1000)
  await cache.put('aa1', entry(100))
  await cache.put('aa2', entry(100))
  await writeFile(join(path, 'aa', 'aa1'), 'torn')
  await rm(join(path, 'aa', 'aa2'))
  expect(await cache.get('aa1')).toBeUndefined()
  expect(await cache.get('aa2')).toBeUndefined()
  expect(cache.size).toBe(0)
})

test('a half-written file that a crash left is removed', async () => {
  const path = await folder()
  await (await openDiskCache(path, 1000)).put('aa1', entry(100))
  await writeFile(join(path, 'aa', 'half.part'), 'x')
  expect((await openDiskCache(path, 1000)).size).toBe(100)
  expect(await readdir(join(path, 'aa'))).toEqual(['aa1'])
})

test('a damaged entry is not returned', async () => {
  const path = await folder()
  const cache = await openDiskCache(path, 1000)
  await cache.put('aa1', entry(100))
  const bytes = await readFile(join(path, 'aa', 'aa1'))
  bytes.writeUInt8(bytes.readUInt8(50) ^ 1, 50)
  await writeFile(join(path, 'aa', 'aa1'), bytes)
  expect(await cache.get('aa1')).toBeUndefined()
  await cache.put('aa1', entry(100))
  expect(await cache.get('aa1')).toEqual(entry(100))
})

test('a file of another layout is removed', async () => {
  const path = await folder()
  await writeFile(join(path, 'old.pdf'), 'x')
  expect((await openDiskCache(path, 1000)).size).toBe(0)
  expect(await readdir(path)).toEqual([])
})

test('a client that requests every size evicts its own pictures, not those that others requested too', async () => {
  const cache = await openDiskCache(await folder(), 8000)
  for (const key of ['aa', 'bb']) await cache.put(key, entry(400), 'first')
  expect(await cache.get('aa', 'second')).toBeDefined()
  await cache.put('cc', entry(400))
  for (let n = 0; n < 50; n += 1) {
    await cache.put(`dd${n}`, entry(400), 'greedy')
    await cache.get(`dd${n}`, 'greedy')
  }
  expect(['aa', 'bb', 'cc', 'dd0', 'dd49'].filter((key) => cache.has(key))).toEqual(['aa', 'cc', 'dd49'])
  expect(cache.size).toBeLessThanOrEqual(800 + 1000)
})

test('an entry that two clients of one /48 network requested is not shared', async () => {
  const cache = await openDiskCache(await folder(), 8000)
  for (let n = 0; n < 50; n += 1) {
    await cache.put(`aa${n}`, entry(400), '2001:db8:7:1::/64')
    await cache.get(`aa${n}`, '2001:db8:7:2::/64')
  }
  expect(cache.size).toBeLessThanOrEqual(1000)
})
