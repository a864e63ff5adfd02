import {createHash, createHmac} from 'node:crypto'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Hono} from 'hono'
import sharp from 'sharp'
import {afterAll, afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest'
import {z} from 'zod'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {errorHandler} from '../../lib/http/http-error.ts'
import {openBlobs} from './blobs.ts'
import type {BucketOptions} from './bucket-store.ts'
import {admitPost} from './policy.ts'
import {UploadParsers} from './parsers.ts'
import {receiveObject} from './receive.ts'
import {uploadRoutes, type UploadOptions} from './routes.ts'

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const SLUG = 'gate-0123456789abcdef.png'
const credentials = {accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: SECRET, region: 'ap-south-1'}
const reported: unknown[] = []

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey)
  vi.stubEnv('AWS_SESSION_TOKEN', '')
})

afterEach(() => {
  vi.unstubAllEnvs()
  reported.length = 0
})

const open = (options: Partial<BucketOptions> = {}, limits: UploadOptions['limits'] = {}) =>
  new Hono<ClientEnv>()
    .route(
      '/',
      uploadRoutes({
        publicUrl: 'https://shop.example',
        store: {kind: 'bucket', bucket: 'stone-files', region: 'ap-south-1', ...options},
        report: (_problem, error) => reported.push(error),
        limits,
      }),
    )
    .onError(errorHandler((_problem, error) => reported.push(error)))

/** A bucket that contains one object; `bucket.slow.test.ts` has a real one. */
const bucket = createServer(({method, url}, response) => {
  const isThere = method === 'HEAD' && url === `/stone-files/uploads/${SLUG}`
  response.writeHead(isThere ? 200 : mood.status).end()
})
const mood = {status: 404}
let endpoint: string

beforeAll(async () => {
  bucket.listen(0, '127.0.0.1')
  await once(bucket, 'listening')
  endpoint = `http://127.0.0.1:${addressOf(bucket.address()).port}`
})
afterAll(() => {
  bucket.close()
})

const addressOf = (address: AddressInfo | string | null) => {
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port')
  return address
}

const answer = z.object({
  upload: z.object({url: z.string(), fields: z.record(z.string(), z.string())}),
  publicUrl: z.string(),
})

const ask = (app: ReturnType<typeof open>) =>
  app.request('/upload-service/get-upload-url', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({fileName: 'Gate.png', contentType: 'image/png'}),
  })

test('signs a form for the bucket with the same limits and fields, at Amazon’s address', async () => {
  const {upload, publicUrl} = answer.parse(await (await ask(open({readUrl: 'https://cdn.example'}))).json())
  expect(upload.url).toBe('https://stone-files.s3.ap-south-1.amazonaws.com/')
  // The file is read through the shop, which checks it first.
  expect(publicUrl).toMatch(/^https:\/\/shop\.example\/uploads\/gate-\w{16}\.png$/)
  const fields = new Map(Object.entries(upload.fields).map(([name, value]) => [name.toLowerCase(), value]))
  // policy.test.ts checks `admitPost` against Amazon's published example.
  expect(admitPost(fields, credentials, Date.now())).toEqual({
    key: new URL(publicUrl).pathname.replace('/uploads/', 'incoming/'),
    contentType: 'image/png',
    byteRange: {min: 1, max: 20 * 1024 * 1024 - 2048 - 1},
  })
})

test('an S3-compatible service is addressed by path and accepts the same form', async () => {
  const {upload} = answer.parse(await (await ask(open({endpoint: 'http://127.0.0.1:4200'}))).json())
  expect(upload.url).toBe('http://127.0.0.1:4200/stone-files')
  const dir = mkdtempSync(join(tmpdir(), 'bucket-'))
  const parsers = new UploadParsers((_problem, error) => reported.push(error))
  try {
    const form = new FormData()
    for (const [name, value] of Object.entries(upload.fields)) form.append(name, value)
    const png = await sharp({create: {width: 4, height: 3, channels: 3, background: '#a87'}})
      .png()
      .toBuffer()
    form.append('file', new Blob([new Uint8Array(png)]), 'gate.png')
    const {about} = await receiveObject(
      new Request(upload.url, {method: 'POST', body: form}),
      {
        keyPrefix: 'incoming/',
        credentials,
        parsers,
        blobs: openBlobs(dir, {maxTotalBytes: 1e9, minFreeBytes: 0}),
        bounds: {maxBodyBytes: 1e6, idleMs: 1000, totalMs: 1000, graceMs: 1000},
        now: Date.now,
      },
      'a client',
    )
    expect(about).toMatchObject({type: 'image/png', bytes: png.length})
  } finally {
    parsers.close()
    rmSync(dir, {recursive: true, force: true})
  }
})

/** The signature of an address, computed by hand after Amazon's description of Signature Version 4. */
function signatureOf(url: URL, method = 'GET'): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const request = [method, url.pathname, query, `host:${url.host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n')
  const date = url.searchParams.get('X-Amz-Date') ?? ''
  const scope = `${date.slice(0, 8)}/ap-south-1/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(request).digest('hex')].join(
    '\n',
  )
  const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
  const key = ['ap-south-1', 's3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(`AWS4${SECRET}`, date.slice(0, 8)),
  )
  return hmac(key, text).toString('hex')
}

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

test.each(['GET', 'HEAD'])(
  'a reader of a private bucket is redirected to an address signed for %s, which expires',
  async (method) => {
    const response = await open({endpoint}).request(`/uploads/${SLUG}`, {method})
    expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store'])
    const url = new URL(response.headers.get('location') ?? '')
    expect(url.origin + url.pathname).toBe(`${endpoint}/stone-files/uploads/${SLUG}`)
    expect(url.searchParams.get('X-Amz-Expires')).toBe('900')
    expect(url.searchParams.get('response-content-disposition')).toBeNull()
    expect(url.searchParams.get('X-Amz-Signature')).toBe(signatureOf(url, method))
  },
)

test('a download is signed as an attachment, also with a public address', async () => {
  const app = open({endpoint, readUrl: 'https://cdn.example'})
  expect((await app.request(`/uploads/${SLUG}`)).headers.get('location')).toBe(
    `https://cdn.example/uploads/${SLUG}`,
  )
  const url = new URL((await app.request(`/uploads/${SLUG}?dl=1`)).headers.get('location') ?? '')
  expect(url.searchParams.get('response-content-disposition')).toBe(`attachment; filename="${SLUG}"`)
  expect(url.searchParams.get('X-Amz-Signature')).toBe(signatureOf(url))
})

test('a file that is not in the bucket is 404, without a redirect', async () => {
  const response = await open({endpoint}).request('/uploads/lost-0123456789abcdef.png')
  expect([response.status, await response.text()]).toEqual([
    404,
    'There is no such file. Its address may be incomplete.',
  ])
})

test('a key that may not list objects gives the reader a sentence and the owner the reason', async () => {
  mood.status = 403
  const response = await open({endpoint}).request('/uploads/lost-0123456789abcdef.png')
  mood.status = 404
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({
    message: 'The upload service has a problem. Please try again later.',
  })
  expect(String(reported[0])).toMatch(/s3:ListBucket/)
})

test('a client gets a limited number of forms a day, since this server cannot count the bytes', async () => {
  const app = open({}, {bucketFormsPerDay: 2})
  expect((await ask(app)).status).toBe(200)
  expect((await ask(app)).status).toBe(200)
  const refused = await ask(app)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
  expect(await refused.json()).toEqual({
    message: 'Too many uploads came from this connection. Please try again in 24 hours.',
  })
})

test('a client reads a limited number of files, since each read costs a request to the bucket', async () => {
  const app = open({endpoint}, {readsPerTenMinutes: 1})
  const read = () => app.request(`/uploads/${SLUG}`)
  expect((await read()).status).toBe(302)
  const refused = await read()
  expect([refused.status, await refused.json()]).toEqual([
    429,
    {message: 'Too many files were sent to this connection. Please try again in 10 minutes.'},
  ])
})

test('a name that is no slug is not redirected', async () => {
  expect((await open({readUrl: 'https://cdn.example'}).request('/uploads/..%2f..%2fx')).status).toBe(404)
})

test('the server accepts no posts meant for the bucket', async () => {
  expect((await open().request('/upload-service/objects', {method: 'POST'})).status).toBe(404)
})

test('without credentials the visitor gets a sentence, and the owner the reason', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', '')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', '')
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
  vi.stubEnv('HOME', '/nonexistent')
  const response = await ask(open())
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({
    message: 'The upload service has a problem. Please try again later.',
  })
  expect(String(reported[0])).toMatch(/credentials/i)
})
