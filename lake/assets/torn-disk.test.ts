import {createHash} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import {lakeApp} from '../app.ts'
import {openLake} from '../lake.ts'
import {jpeg} from '../testing/images.ts'
import {authorization, openAssetShop} from '../testing/shop.ts'

/** A shop; `reopened` opens its folder again, so that no file was read before. `onError` is the log of that lake. */
function newShop() {
  const shop = openAssetShop()
  const onError = vi.fn<(error: unknown) => void>()
  const reopened = () => {
    shop.lake.close()
    const lake = openLake({...shop.lake.options, onError})
    const app = lakeApp(lake)
    onTestFinished(() => lake.close())
    return {get: async (path: string) => app.request(`/${path}`), app}
  }
  onTestFinished(shop.close)
  const fileOf = (path: string) => {
    const sha1 = path.split('/').at(-1)?.slice(0, 40) ?? ''
    return join(shop.folder, 'assets', sha1.slice(0, 2), sha1)
  }
  return {...shop, onError, reopened, fileOf}
}

function flipByte(file: string, position: number) {
  const bytes = readFileSync(file)
  bytes[position] = (bytes[position] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

const replacedBy = (replace: (file: string) => void) => (file: string) => {
  rmSync(file)
  replace(file)
}

/** Reading the beginning of this file fails with an I/O error on Linux. */
const UNREADABLE = '/proc/self/mem'

const DAMAGES: [string, (file: string) => void][] = [
  ['with a changed bit', (file) => flipByte(file, 300)],
  ['that was truncated', (file) => truncateSync(file, 300)],
  ['that was emptied', (file) => truncateSync(file, 0)],
  ['that was replaced by a folder', replacedBy((file) => mkdirSync(file))],
]
if (existsSync(UNREADABLE))
  DAMAGES.push(['that cannot be read', replacedBy((file) => symlinkSync(UNREADABLE, file))])

test.each(DAMAGES)(
  'an image %s is answered with 503 for every transformation, unlike by a busy server, and reported',
  async (_, damage) => {
    const {uploaded, reopened, fileOf, onError} = newShop()
    const {path} = await uploaded(await jpeg())
    const {get} = reopened()
    damage(fileOf(path))
    for (const query of ['', '?w=20', '?w=20&fm=webp']) {
      const response = await get(path + query)
      const {status, headers} = response
      expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, null, null])
      expect(await response.text()).not.toContain('assets/')
    }
    expect(onError).toHaveBeenCalledTimes(3)
  },
)

test.each(DAMAGES)('a file %s is answered with 503, and reported', async (_, damage) => {
  const {uploaded, reopened, fileOf, onError} = newShop()
  const {path} = await uploaded(Buffer.alloc(1000, 'text'), '', 'files')
  const {get} = reopened()
  damage(fileOf(path))
  const response = await get(path)
  expect(response.status).toBe(503)
  expect(await response.text()).not.toContain('assets/')
  expect(onError).toHaveBeenCalledOnce()
})

test.each(DAMAGES)('no picture is made from an image %s since it was last read', async (_, damage) => {
  const {uploaded, reopened, fileOf, onError} = newShop()
  const {path} = await uploaded(await jpeg())
  const {get} = reopened()
  expect((await get(`${path}?w=20`)).status).toBe(200)
  damage(fileOf(path))
  expect((await get(`${path}?w=21`)).status).toBe(503)
  expect((await get(path)).status).toBe(503)
  expect((await get(`${path}?w=20`)).status).toBe(200)
  expect(onError).toHaveBeenCalledTimes(2)
})

test('a large file that is damaged far behind its beginning is never sent completely', async () => {
  const {uploaded, reopened, fileOf} = newShop()
  const bytes = Buffer.alloc(1_000_000, 'text')
  const {path} = await uploaded(bytes, '', 'files')
  const {get} = reopened()
  expect(Buffer.from(await (await get(path)).arrayBuffer()).equals(bytes)).toBe(true)
  flipByte(fileOf(path), 999_999)
  const response = await get(path)
  expect(response.status).toBe(200)
  await expect(response.arrayBuffer()).rejects.toThrow('does not hold the bytes')
})

test.each(['', 'assets', 'assets/incoming'])(
  'a folder that was deleted while the lake is open receives no uploads, and the log says: "%s"',
  async (name) => {
    const {folder, reopened, uploaded, onError} = newShop()
    await uploaded(await jpeg())
    const {app} = reopened()
    const headers = {authorization}
    const upload = async (body: string) =>
      app.request('/v1/assets/files/production', {method: 'POST', headers, body})
    expect((await upload('before')).status).toBe(200)
    rmSync(join(folder, name), {recursive: true})
    const response = await upload('after')
    expect(response.status).toBe(503)
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({message: expect.stringContaining('was deleted while the lake was open')}),
    )
    mkdirSync(folder, {recursive: true})
  },
)

test('uploading the same bytes again repairs damaged ones', async () => {
  const {uploaded, upload, get, fileOf} = newShop()
  const image = await jpeg()
  const {path} = await uploaded(image)
  flipByte(fileOf(path), 300)
  expect((await upload(image)).status).toBe(200)
  const sha1 = createHash('sha1')
    .update(readFileSync(fileOf(path)))
    .digest('hex')
  expect(path).toContain(sha1)
  expect((await get(`${path}?w=20`)).status).toBe(200)
})

test('a cached picture with a changed bit is rendered again', async () => {
  const {uploaded, get, filesIn, folder} = newShop()
  const {path} = await uploaded(await jpeg())
  const ask = async () => Buffer.from(await (await get(`${path}?w=20`)).arrayBuffer())
  const first = await ask()
  const images = () => filesIn('pictures').filter((name) => name.length > 80 && !name.endsWith('.part'))
  await expect.poll(images).toHaveLength(1)
  flipByte(join(folder, 'pictures', images()[0] ?? ''), 100)
  expect((await ask()).equals(first)).toBe(true)
})
