import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {crc32, deflateSync} from 'node:zlib'
import sharp from 'sharp'
import {afterAll, expect, test} from 'vitest'
import {jpeg, noise} from '../testing/images.ts'
import {openAssetShop} from '../testing/shop.ts'
import {Parsers} from './parsers.ts'

const shop = openAssetShop()
const folder = mkdtempSync(join(tmpdir(), 'parsers-'))
afterAll(() => {
  shop.close()
  rmSync(folder, {recursive: true, force: true})
})

function chunk(name: string, content: Buffer) {
  const tagged = Buffer.concat([Buffer.from(name), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(tagged))
  return Buffer.concat([length, tagged, check])
}

/** A PNG whose header has this size. It has few bytes of pixels. */
function pngOfSize(width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 1], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test.each([
  ['a PNG of 10 billion pixels', async () => pngOfSize(100_000, 100_000)],
  ['an interlaced PNG of 99 million pixels with few bytes', async () => pngOfSize(9950, 9950)],
  ['a truncated JPEG', async () => (await noise().jpeg().toBuffer()).subarray(0, 9000)],
  ['a truncated AVIF', async () => (await noise().avif().toBuffer()).subarray(0, 3000)],
])(
  '%s is rejected, the server’s memory does not grow, and the next picture is stored',
  async (_what, make) => {
    await shop.uploaded(await jpeg())
    const file = new Uint8Array(await make())
    const before = process.memoryUsage.rss()
    const response = await shop.upload(file)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(/damaged|million pixels|cannot be read/),
    })
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 2 ** 20)
    expect((await shop.upload(await jpeg({background: '#987'}))).status).toBe(200)
  },
)

const SPIN = {
  geometry: {rotation: 0, flipHorizontal: false, flipVertical: false, resize: {width: 8192, height: 8192}},
  effects: {blur: 0, sharpen: 0, saturation: 0, invert: false},
  format: 'avif',
  quality: 75,
  animated: false,
} as const

test('a picture that takes too long or too much memory fails its own request only, and is counted', async () => {
  const path = join(folder, 'noise.png')
  writeFileSync(path, await noise().png().toBuffer())
  const deaths: unknown[] = []
  const onDeath = (stopped: unknown) => deaths.push(stopped)
  const slow = new Parsers(onDeath, {picture: {timeMs: 300, memoryMb: 5000}})
  await expect(slow.render(path, SPIN)).rejects.toMatchObject({type: 'unavailable'})
  const large = new Parsers(onDeath, {picture: {timeMs: 60_000, memoryMb: 250}})
  const before = process.memoryUsage.rss()
  await expect(large.render(path, SPIN)).rejects.toMatchObject({type: 'badRequest'})
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20)
  expect(deaths).toMatchObject([{reason: 'time'}, {reason: 'memory'}])
  for (const parsers of [slow, large]) {
    expect(await parsers.probe(path)).toMatchObject({dimensions: {width: 300, height: 300}})
    expect(parsers.counts).toMatchObject({started: 2, running: 0})
    parsers.close()
  }
})

test('a picture whose client has disconnected is not rendered', async () => {
  const {path} = await shop.uploaded(new Uint8Array(await noise().png().toBuffer()))
  await shop.get(path)
  const {dropped} = shop.lake.assets.parsers.counts
  const paths = Array.from({length: 12}, (_, n) => `${path}?w=${1900 + n}&fm=avif`)
  const visitor = shop.visit('192.0.2.1', paths)
  await expect.poll(() => shop.lake.assets.parsers.counts.waiting).toBeGreaterThan(5)
  visitor.leave()
  await Promise.all(visitor.answers)
  await expect
    .poll(() => shop.lake.assets.parsers.counts, {timeout: 10_000})
    .toMatchObject({running: 0, waiting: 0})
  expect(shop.lake.assets.parsers.counts.dropped - dropped).toBeGreaterThan(5)
  expect((await shop.get(`${path}?w=10`)).status).toBe(200)
})

test('an upload of the owner does not wait for the pictures of visitors', async () => {
  const {path} = await shop.uploaded(new Uint8Array(await noise().jpeg().toBuffer()))
  await shop.get(path)
  const paths = Array.from({length: 30}, (_, n) => `${path}?w=${1900 + n}&fm=avif`)
  const visitor = shop.visit('192.0.2.1', paths)
  await expect.poll(() => shop.lake.assets.parsers.counts.waiting).toBeGreaterThan(10)
  expect((await shop.upload(await jpeg({background: '#135'}))).status).toBe(200)
  expect(shop.lake.assets.parsers.counts.waiting).toBeGreaterThan(5)
  visitor.leave()
  await Promise.all(visitor.answers)
}, 120_000)

test('small tasks take little longer in a parser process than in the server', async () => {
  const path = join(folder, 'small.jpg')
  writeFileSync(path, await noise().jpeg().toBuffer())
  const parsers = new Parsers(() => undefined)
  await parsers.probe(path)
  const time = async (job: () => Promise<unknown>) => {
    const times: number[] = []
    for (let n = 0; n < 40; n += 1) {
      const began = performance.now()
      await job()
      times.push(performance.now() - began)
    }
    return times.toSorted((a, b) => a - b)[20] ?? 0
  }
  const there = await time(() => parsers.probe(path))
  const here = await time(() => sharp(path).metadata())
  parsers.close()
  // A busy machine delays a process of lower priority.
  expect(there - here).toBeLessThan(100)
})
