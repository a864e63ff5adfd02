import {mkdtemp, readdir, rm, utimes, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openPictureCache} from './picture-cache.ts'

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(path, {recursive: true}))
  return path
}

const picture = (length: number) => Buffer.alloc(length, 'x')

test('a picture is still cached after a restart', async () => {
  const path = await folder()
  await (await openPictureCache(path, 1000)).put('aa1', picture(100))
  const reopened = await openPictureCache(path, 1000)
  expect(reopened.size).toBe(100)
  expect(await reopened.get('aa1')).toEqual(picture(100))
  expect(await reopened.get('bb2')).toBeUndefined()
})

test('the least recently used pictures are evicted when the cache is full', async () => {
  const cache = await openPictureCache(await folder(), 1000)
  for (const key of ['aa', 'bb', 'cc']) await cache.put(key, picture(300))
  await cache.get('aa')
  await cache.put('dd', picture(300))
  expect(['aa', 'bb', 'cc', 'dd'].filter((key) => cache.has(key))).toEqual(['aa', 'cc', 'dd'])
  expect(cache.size).toBe(900)
  await cache.put('ee', picture(2000))
  expect(cache.has('ee')).toBe(false)
})

test('a smaller limit evicts the least recently used pictures at the start', async () => {
  const path = await folder()
  const cache = await openPictureCache(path, 1000)
  for (const key of ['aa', 'bb', 'cc']) await cache.put(key, picture(300))
  await utimes(join(path, 'aa', 'aa'), 2_000_000_000, 2_000_000_000)
  const reopened = await openPictureCache(path, 400)
  expect(['aa', 'bb', 'cc'].filter((key) => reopened.has(key))).toEqual(['aa'])
})

test('removeWhere removes the pictures of some keys, from the disk too, and no others', async () => {
  const path = await folder()
  const cache = await openPictureCache(path, 1000)
  for (const key of ['aa1', 'aa2', 'ab1']) await cache.put(key, picture(100))
  await cache.removeWhere((key) => key.startsWith('aa'))
  expect([cache.size, cache.has('aa1'), cache.has('ab1')]).toEqual([100, false, true])
  expect((await readdir(path, {recursive: true})).filter((name) => name.length > 2)).toEqual(['ab/ab1'])
})

test('a picture that was truncated or deleted on the disk is no longer cached', async () => {
  const path = await folder()
  const cache = await openPictureCache(path, 1000)
  await cache.put('aa1', picture(100))
  await cache.put('aa2', picture(100))
  await writeFile(join(path, 'aa', 'aa1'), 'torn')
  await rm(join(path, 'aa', 'aa2'))
  expect(await cache.get('aa1')).toBeUndefined()
  expect(await cache.get('aa2')).toBeUndefined()
  expect(cache.size).toBe(0)
})

test('a half-written file that a crash left is removed', async () => {
  const path = await folder()
  await (await openPictureCache(path, 1000)).put('aa1', picture(100))
  await writeFile(join(path, 'aa', 'half.part'), 'x')
  expect((await openPictureCache(path, 1000)).size).toBe(100)
  expect(await readdir(join(path, 'aa'))).toEqual(['aa1'])
})

test('a sender that requests every size evicts its own pictures, not those that others requested too', async () => {
  const cache = await openPictureCache(await folder(), 8000)
  for (const key of ['aa', 'bb']) await cache.put(key, picture(400), 'first')
  expect(await cache.get('aa', 'second')).toBeDefined()
  await cache.put('cc', picture(400))
  for (let n = 0; n < 50; n += 1) {
    await cache.put(`dd${n}`, picture(400), 'greedy')
    await cache.get(`dd${n}`, 'greedy')
  }
  expect(['aa', 'bb', 'cc', 'dd0', 'dd49'].filter((key) => cache.has(key))).toEqual(['aa', 'cc', 'dd49'])
  expect(cache.size).toBeLessThanOrEqual(800 + 1000)
})

test('a picture that two senders of one /48 network requested is not shared', async () => {
  const cache = await openPictureCache(await folder(), 8000)
  for (let n = 0; n < 50; n += 1) {
    await cache.put(`aa${n}`, picture(400), '2001:db8:7:1::/64')
    await cache.get(`aa${n}`, '2001:db8:7:2::/64')
  }
  expect(cache.size).toBeLessThanOrEqual(1000)
})
