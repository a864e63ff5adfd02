import {createHash} from 'node:crypto'
import {AwsClient} from 'aws4fetch'
import {Hono} from 'hono'
import sharp from 'sharp'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest'
import {z} from 'zod'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {openBucketFiles} from './bucket-files.ts'
import {uploadRoutes} from './routes.ts'
import {bringGateway} from './test-gateway-packages.ts'
import {startGateway} from './test-gateway.ts'

const BUCKET = 'stone-files'
const SHOP = 'https://shop.example'
const LIMIT = 20 * 1024 * 1024 - 2048
const credentials = {
  accessKeyId: 'SHOPSHOPSHOPSHOPSHOP',
  secretAccessKey: 'a/secret+that/only+these/tests+know/0001',
}

const root = await bringGateway()

let gateway: Awaited<ReturnType<typeof startGateway>>

/** Sends a request to the bucket as its owner. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const client = new AwsClient({...credentials, service: 's3', region: 'us-east-1'})
  const response = await client.fetch(`${gateway.endpoint}/${BUCKET}${path}`, init)
  expect(response.ok, await response.clone().text()).toBe(true)
  return response
}

const png = await sharp({create: {width: 40, height: 30, channels: 3, background: '#a87'}})
  .png()
  .toBuffer()

const answer = z.object({
  upload: z.object({url: z.string(), fields: z.record(z.string(), z.string())}),
  publicUrl: z.string(),
})

/** The upload service, set to store files in the gateway's bucket. */
const open = () =>
  new Hono<ClientEnv>().route(
    '/',
    uploadRoutes({
      publicUrl: SHOP,
      store: {kind: 'bucket', bucket: BUCKET, region: 'ap-south-1', endpoint: gateway.endpoint},
      report: (problem, error) => {
        throw new Error(problem, {cause: error})
      },
    }),
  )

async function formFor(fileName: string, contentType: string) {
  const response = await open().request('/upload-service/get-upload-url', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({fileName, contentType}),
  })
  const {upload, publicUrl} = answer.parse(await response.json())
  return {...upload, publicUrl, path: new URL(publicUrl).pathname}
}

/** Posts the form as a browser does. @returns status, and the code that S3 gives an error */
async function send(
  {url, fields}: {url: string; fields: Record<string, string>},
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([bytes]), 'picture.png')
  const response = await fetch(url, {method: 'POST', body: form, headers})
  const code = /<Code>(?<code>\w+)</.exec(await response.text())?.groups?.['code']
  return {status: response.status, code, headers: response.headers}
}

const image = new Uint8Array(png)

/** Key of a file that nobody has read yet. */
const incoming = (path: string) => path.replace('/uploads/', 'incoming/')

/** All objects of a file in the bucket. */
async function keysOf(path: string): Promise<string[]> {
  const list = await (await ask('?list-type=2')).text()
  const [slug = ''] = path.split('/').slice(-1)
  return [...list.matchAll(/<Key>([^<]*)</g)].map(([, key = '']) => key).filter((key) => key.endsWith(slug))
}

/** Address that the server redirects a reader to. */
async function addressOf(path: string): Promise<string> {
  const response = await open().request(path)
  expect(response.status).toBe(302)
  return response.headers.get('location') ?? ''
}

describe.skipIf(root === undefined)('a bucket of Ceph’s object gateway', () => {
  beforeAll(async () => {
    gateway = await startGateway(root ?? '', credentials)
    await ask('', {method: 'PUT'})
  }, 120_000)
  afterAll(async () => {
    await gateway?.stop()
  })

  beforeEach(() => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey)
    vi.stubEnv('AWS_SESSION_TOKEN', '')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  test('accepts the form with 204, and stores the file unreadable, with the signed type', async () => {
    const form = await formFor('Garden Gate.png', 'image/png')
    expect(form.url).toBe(`${gateway.endpoint}/${BUCKET}`)
    expect(await send(form, image)).toMatchObject({status: 204})
    expect(await keysOf(form.path)).toEqual([incoming(form.path)])
    const stored = await ask(`/${incoming(form.path)}`)
    expect(stored.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(png)
  })

  test('returns the file at its address on the shop’s server, whole or in part', async () => {
    const form = await formFor('gate.png', 'image/png')
    await send(form, image)
    const address = await addressOf(form.path)
    const whole = await fetch(address)
    expect([
      whole.status,
      whole.headers.get('content-type'),
      whole.headers.get('content-disposition'),
    ]).toEqual([200, 'image/png', null])
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(png)
    const part = await fetch(address, {headers: {range: 'bytes=1-3'}})
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 1-3/${png.length}`,
      'PNG',
    ])
  })

  test('returns the file as a download under its name for ?dl=1', async () => {
    const form = await formFor('gate.png', 'image/png')
    await send(form, image)
    const download = await fetch(await addressOf(`${form.path}?dl=1`))
    expect(download.status).toBe(200)
    expect(download.headers.get('content-disposition')).toBe(
      `attachment; filename="${form.path.split('/').pop()}"`,
    )
  })

  test('a file is checked for its first reader, and never again', async () => {
    // An image of another kind than announced is served with its true type.
    const form = await formFor('gate.jpg', 'image/jpeg')
    await send(form, image)
    const addresses = await Promise.all([addressOf(form.path), addressOf(form.path)])
    expect(await keysOf(form.path)).toEqual([form.path.slice(1)])
    for (const address of addresses) {
      const {status, headers} = await fetch(address)
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'image/png',
        'public, max-age=31536000, immutable',
      ])
    }
    // The form has not expired, but bytes that it stores now are not readable.
    expect(await send(form, new TextEncoder().encode('<script>alert(1)</script>'))).toMatchObject({
      status: 204,
    })
    const again = await fetch(await addressOf(form.path))
    expect(Buffer.from(await again.arrayBuffer())).toEqual(png)
  })

  test.each([
    ['words', 'image/png', 'The file is not an image or a PDF.', 'These are words, whatever I am called.'],
    [
      'a page',
      'image/svg+xml',
      'The file is not an image or a PDF.',
      '<html><script>alert(1)</script></html>',
    ],
    [
      'a drawing with a script',
      'image/svg+xml',
      'The file is not an image or a PDF.',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a program', 'application/pdf', 'The file is not an image or a PDF.', 'MZ\u0000\u0003 and the rest'],
    [
      'half a picture',
      'image/png',
      'The picture is cut off or damaged. Save it again and send the new file.',
      new Uint8Array(png.subarray(0, png.length - 30)),
    ],
    [
      'a picture called a document',
      'application/pdf',
      'The file was announced as application/pdf but is image/png.',
      image,
    ],
  ])('deletes %s at the first read, and tells the reader why', async (_, type, sentence, bytes) => {
    const form = await formFor('gate.png', type)
    const body = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes
    expect(await send(form, body)).toMatchObject({status: 204})
    const refused = await open().request(form.path)
    expect([refused.status, refused.headers.get('content-type'), await refused.text()]).toEqual([
      415,
      'text/plain; charset=utf-8',
      `${sentence} It was not kept.`,
    ])
    expect(await keysOf(form.path)).toEqual([])
    expect((await open().request(form.path)).status).toBe(404)
  })

  test('a picture is served without its metadata', async () => {
    const form = await formFor('gate.jpg', 'image/jpeg')
    const taken = sharp(png)
      .withExif({IFD0: {Artist: 'Asha Rao'}})
      .withMetadata({orientation: 6})
      .jpeg()
    await send(form, new Uint8Array(await taken.toBuffer()))
    const served = await fetch(await addressOf(form.path))
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const bytes = Buffer.from(await served.arrayBuffer())
    expect([bytes.includes('Asha Rao'), (await sharp(bytes).metadata()).orientation]).toEqual([false, 6])
    expect(await keysOf(form.path)).toEqual([form.path.slice(1)])
  })

  test('a file is listed, and after its deletion its address answers 410', async () => {
    const form = await formFor('gate.png', 'image/png')
    await send(form, image)
    const slug = form.path.split('/').at(-1) ?? ''
    const files = openBucketFiles({bucket: BUCKET, region: 'ap-south-1', endpoint: gateway.endpoint})
    const listed = async () => (await files.list()).filter((file) => file.slug === slug)
    expect(await listed()).toMatchObject([{type: 'image/png', bytes: png.length}])
    await addressOf(form.path)
    expect(await listed()).toHaveLength(1)
    expect(await files.delete(slug)).toBe(true)
    expect(await keysOf(form.path)).toEqual([`deleted/${slug}`])
    expect((await open().request(form.path)).status).toBe(410)
    expect(await listed()).toEqual([])
    // The form has not expired.
    await send(form, image)
    expect((await open().request(form.path)).status).toBe(410)
  })

  test('responds to HEAD with 415 too', async () => {
    const form = await formFor('gate.png', 'image/png')
    await send(form, image)
    const response = await open().request(form.path, {method: 'HEAD'})
    const head = await fetch(response.headers.get('location') ?? '', {method: 'HEAD'})
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(png.length)])
  })

  test('rejects an address that was not signed, or was changed', async () => {
    const form = await formFor('gate.png', 'image/png')
    await send(form, image)
    const address = new URL(await addressOf(form.path))
    expect((await fetch(address.origin + address.pathname)).status).toBe(403)
    address.searchParams.set('X-Amz-Expires', '604800')
    expect((await fetch(address)).status).toBe(403)
  })

  test('accepts the largest allowed file, and rejects one byte more', async () => {
    const form = await formFor('large.png', 'image/png')
    expect(await send(form, new Uint8Array(LIMIT - 1))).toMatchObject({status: 204})
    expect(await send(form, new Uint8Array(LIMIT))).toMatchObject({status: 400, code: 'EntityTooLarge'})
    expect(await send(form, new Uint8Array(0))).toMatchObject({status: 400, code: 'EntityTooSmall'})
  })

  test.each([
    ['another key', {key: 'uploads/other-0123456789abcdef.png'}],
    ['another type', {'Content-Type': 'text/html'}],
    ['a field that was not signed', {acl: 'public-read'}],
    ['another signature', {'X-Amz-Signature': '0'.repeat(64)}],
    [
      'a policy of its own',
      {Policy: Buffer.from('{"expiration":"2099-01-01T00:00:00Z"}').toString('base64')},
    ],
  ])('rejects a form with %s', async (_, changed) => {
    const {url, fields} = await formFor('gate.png', 'image/png')
    expect(await send({url, fields: {...fields, ...changed}}, image)).toMatchObject({
      status: 403,
      code: 'AccessDenied',
    })
  })

  test('rejects a form that was signed with a wrong secret', async () => {
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'not+the/secret+that/the+bucket/knows+000')
    expect(await send(await formFor('gate.png', 'image/png'), image)).toMatchObject({status: 403})
  })

  test('rejects a form after 15 minutes', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() - 15 * 60_000 - 5000})
    const form = await formFor('gate.png', 'image/png')
    vi.useRealTimers()
    expect(await send(form, image)).toMatchObject({status: 403})
  })

  test('responds to a page of the site once the bucket allows its origin, as the README says', async () => {
    const form = await formFor('gate.png', 'image/png')
    const origin = {origin: SHOP}
    const before = await send(form, image, origin)
    expect(before.headers.get('access-control-allow-origin')).toBeNull()
    const rule = `<AllowedOrigin>${SHOP}</AllowedOrigin><AllowedMethod>POST</AllowedMethod>`
    const body = `<CORSConfiguration><CORSRule>${rule}</CORSRule></CORSConfiguration>`
    const md5 = createHash('md5').update(body).digest('base64')
    await ask('?cors', {method: 'PUT', body, headers: {'content-md5': md5}})
    const after = await send(form, image, origin)
    expect([after.status, after.headers.get('access-control-allow-origin')]).toEqual([204, SHOP])
  })
})
