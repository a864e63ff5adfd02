import {Hono} from 'hono'
import sharp from 'sharp'
import {afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {errorHandler} from '../../lib/http/http-error.ts'
import {onBehalfOf} from '../../lib/http/client-key.ts'
import {openBucketFiles} from './bucket-files.ts'
import {UploadParsers} from './parsers.ts'
import {uploadRoutes} from './routes.ts'
import {startTestBucket} from './test-bucket.ts'
import {endlessJpeg, plain} from './test-service.ts'

const BUCKET = 'stone-files'
const SLUG = 'gate-0123456789abcdef.jpg'
const READABLE = `uploads/${SLUG}`
const POSTED = `incoming/${SLUG}`

const fail = (problem: string, error: unknown) => {
  throw new Error(problem, {cause: error})
}
const parsers = new UploadParsers(fail)
let bucket: Awaited<ReturnType<typeof startTestBucket>>

beforeAll(async () => {
  bucket = await startTestBucket(BUCKET)
})
afterAll(() => {
  parsers.close()
  bucket.close()
})
beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAIOSFODNN7EXAMPLE')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a secret of the test')
})
afterEach(() => {
  vi.unstubAllEnvs()
  bucket.objects.clear()
})

const place = () => ({bucket: BUCKET, region: 'ap-south-1', endpoint: bucket.endpoint})
const files = () => openBucketFiles(place())
const open = (readers = parsers) =>
  new Hono<ClientEnv>()
    .route(
      '/',
      uploadRoutes({
        publicUrl: 'https://shop.example',
        store: {kind: 'bucket', ...place()},
        report: fail,
        parsers: readers,
      }),
    )
    .onError(errorHandler(fail))

const described = async () =>
  plain()
    .withExif({IFD0: {Artist: 'Asha Rao'}, IFD3: {GPSLatitude: '17/1 26/1 0/1'}})
    .withMetadata({orientation: 6})
    .jpeg()
    .toBuffer()
const postFile = (bytes: Buffer) => bucket.objects.set(POSTED, {bytes, type: 'image/jpeg'})

test('the first reader of a picture moves it without its metadata', async () => {
  postFile(await described())
  expect((await open().request(`/uploads/${SLUG}`)).status).toBe(302)
  expect([...bucket.objects.keys()]).toEqual([READABLE])
  const {bytes, type} = bucket.objects.get(READABLE) ?? {bytes: Buffer.alloc(0), type: ''}
  expect(type).toBe('image/jpeg')
  expect(bytes.includes('Asha Rao')).toBe(false)
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
})

test('a picture without metadata moves as it is', async () => {
  const bytes = await plain().jpeg().toBuffer()
  postFile(bytes)
  expect((await open().request(`/uploads/${SLUG}`)).status).toBe(302)
  expect(bucket.objects.get(READABLE)?.bytes).toEqual(bytes)
})

test('staff see the files of a bucket, those that nobody has opened too', async () => {
  postFile(Buffer.from('not opened yet'))
  bucket.objects.set('uploads/plan-0123456789abcdef.pdf', {
    bytes: Buffer.from('%PDF'),
    type: 'application/pdf',
  })
  const storedAt = Date.parse('2026-11-21T10:00:00Z')
  expect(await files().list()).toEqual([
    {slug: SLUG, type: 'image/jpeg', bytes: 14, storedAt},
    {slug: 'plan-0123456789abcdef.pdf', type: 'application/pdf', bytes: 4, storedAt},
  ])
})

test.each([['checked'], ['not opened yet']])(
  'a file that is %s can be deleted; its address then answers 410',
  async (state) => {
    postFile(await described())
    const app = open()
    if (state === 'checked') await app.request(`/uploads/${SLUG}`)
    expect(await files().delete(SLUG)).toBe(true)
    expect([...bucket.objects.keys()]).toEqual([`deleted/${SLUG}`])
    const response = await app.request(`/uploads/${SLUG}`)
    expect([response.status, await response.text()]).toEqual([410, 'This file was taken down.'])
    expect(await files().isDeleted(SLUG)).toBe(true)
    expect(await files().list()).toEqual([])
    expect(await files().delete(SLUG)).toBe(false)
  },
)

test('a form that is still valid cannot bring a deleted file back', async () => {
  postFile(await described())
  await files().delete(SLUG)
  postFile(await described())
  expect((await open().request(`/uploads/${SLUG}`)).status).toBe(410)
  expect(bucket.objects.has(READABLE)).toBe(false)
})

test('a client with twenty files that wait for their check is refused more; another client gets a first read', async () => {
  const slowParsers = new UploadParsers(() => undefined, {timeMs: 2000, memoryMb: 800})
  const app = open(slowParsers)
  const slow = Buffer.from(await endlessJpeg())
  const read = async (clientKey: string, name: string, bytes: Buffer) => {
    const slug = `${name}-0123456789abcdef.jpg`
    bucket.objects.set(`incoming/${slug}`, {bytes, type: 'image/jpeg'})
    return (await app.request(`/uploads/${slug}`, {}, onBehalfOf(clientKey))).status
  }
  const greedy = Array.from({length: 40}, (_, n) => read('192.0.2.1', `slow-${n}`, slow))
  expect(await Promise.race(greedy)).toBe(503)
  expect(await read('192.0.2.2', 'gate', await plain().jpeg().toBuffer())).toBe(302)
  slowParsers.close()
  await Promise.all(greedy)
}, 20_000)

test('of sixty first reads of one client two are downloaded at once, and another client is answered meanwhile', async () => {
  const app = open()
  const held = Promise.withResolvers<void>()
  bucket.downloads.until = held.promise
  onTestFinished(() => held.resolve())
  const bytes = await plain().jpeg().toBuffer()
  postFile(bytes)
  bucket.objects.set(READABLE.replace('gate', 'shown'), {bytes, type: 'image/jpeg'})
  const read = async (clientKey: string, name: string, method = 'GET') => {
    const path = `/uploads/${SLUG.replace('gate', name)}`
    return (await app.request(path, {method}, onBehalfOf(clientKey))).status
  }
  let refused = 0
  const greedy = Array.from({length: 60}, async (_, n) => {
    bucket.objects.set(POSTED.replace('gate', `new-${n}`), {bytes, type: 'image/jpeg'})
    const status = await read('192.0.2.1', `new-${n}`)
    if (status === 503) refused += 1
    return status
  })
  // Two are downloaded and twenty wait. The others are refused: a late one would take the place of one that has its file.
  await vi.waitUntil(() => refused === 38, 20_000)
  expect(await read('192.0.2.1', 'gate')).toBe(503)
  expect(await read('192.0.2.2', 'shown', 'HEAD')).toBe(302)
  expect(await read('192.0.2.2', 'missing')).toBe(404)
  held.resolve()
  const statuses = await Promise.all(greedy)
  expect(statuses.filter((status) => status === 302)).toHaveLength(22)
  expect(bucket.downloads.most).toBe(2)
}, 30_000)
