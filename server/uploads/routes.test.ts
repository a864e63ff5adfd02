import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {Hono} from 'hono'
import {describe, expect, test} from 'vitest'
import {z} from 'zod'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {
  LIMIT,
  ORIGIN,
  ask,
  codeOf,
  copyOf,
  formOf,
  getForm,
  handedOut,
  plain,
  png,
  pngOf,
  post,
  testService,
  text,
  upload,
} from './test-service.ts'

const {folder, open, stored} = testService()

describe('POST /upload-service/get-upload-url', () => {
  test('returns an S3 form for this server, and the future address of the file', async () => {
    const response = await ask(open(), {
      fileName: 'C:\\Photos\\Gâte of Stone (final).PNG',
      contentType: 'image/png',
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const {upload, publicUrl} = handedOut.parse(await response.json())
    expect(upload.url).toBe(`${ORIGIN}/upload-service/objects`)
    expect(publicUrl).toMatch(/^https:\/\/shop\.example\/uploads\/gate-of-stone-final-[0-9a-z]{16}\.png$/)
    expect(upload.fields.key).toBe(new URL(publicUrl).pathname.slice(1))
    expect(Object.keys(upload.fields)).toEqual([
      'Content-Type',
      'bucket',
      'X-Amz-Algorithm',
      'X-Amz-Credential',
      'X-Amz-Date',
      'key',
      'Policy',
      'X-Amz-Signature',
    ])
  })

  test.each([
    ['गज़ेबो.jpg', 'image/jpeg', /^picture-\w{16}\.jpg$/],
    ['evil.html', 'application/pdf', /^evil-\w{16}\.pdf$/],
    ['../../etc/passwd', 'image/svg+xml', /^passwd-\w{16}\.svg$/],
    ['IMG_0001.JPG', 'image/jpg', /^img-0001-\w{16}\.jpg$/],
    ['.', 'application/pdf', /^document-\w{16}\.pdf$/],
    ['a'.repeat(255), 'image/webp', /^a{40}-\w{16}\.webp$/],
  ])('the slug of %s is readable, and its extension is that of %s', async (fileName, contentType, slug) => {
    const {publicUrl} = await getForm(open(), fileName, contentType)
    expect(publicUrl.slice(`${ORIGIN}/uploads/`.length)).toMatch(slug)
  })

  test('a page that is open under another name posts to that name', async () => {
    const same = {origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin'}
    const fromPage = await ask(open(), {fileName: 'a.png', contentType: 'image/png'}, same)
    expect(handedOut.parse(await fromPage.json()).upload.url).toBe(
      'http://127.0.0.1:3000/upload-service/objects',
    )
    const other = {origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site'}
    const fromElsewhere = await ask(open(), {fileName: 'a.png', contentType: 'image/png'}, other)
    expect(handedOut.parse(await fromElsewhere.json()).upload.url).toBe(`${ORIGIN}/upload-service/objects`)
  })

  test.each<[number, string, unknown, Record<string, string>]>([
    [400, 'Please pick an image or a PDF.', {fileName: 'a.html', contentType: 'text/html'}, {}],
    [400, 'Please pick an image or a PDF.', {fileName: 'a', contentType: ''}, {}],
    [400, 'Please say the name', {fileName: 'a.png'}, {}],
    [400, 'Please say the name', {fileName: '', contentType: 'image/png'}, {}],
    [400, 'Please say the name', {fileName: 5, contentType: 'image/png'}, {}],
    [400, 'not JSON', '{"fileName": ', {}],
    [400, 'Please say the name', 'null', {}],
    [413, 'too long', {fileName: 'a'.repeat(5000), contentType: 'image/png'}, {}],
    [
      415,
      'Please send application/json',
      'fileName=a',
      {'content-type': 'application/x-www-form-urlencoded'},
    ],
  ])('responds with %i and a sentence: %s', async (status, sentence, body, headers) => {
    const response = await ask(open(), body, headers)
    expect(response.status).toBe(status)
    expect(z.object({message: z.string()}).parse(await response.json()).message).toContain(sentence)
  })

  test('another method gets 405 with the allowed one', async () => {
    const response = await open().request('/upload-service/get-upload-url')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('a client over its limit gets a time to wait, another client does not', async () => {
    const app = open({limits: {requestsPerTenMinutes: 2}})
    const body = {fileName: 'a.png', contentType: 'image/png'}
    await ask(app, body, {'x-test-address': '2001:db8:1:2:aaaa::1'})
    await ask(app, body, {'x-test-address': '2001:db8:1:2:bbbb::1'})
    const third = await ask(app, body, {'x-test-address': '2001:db8:1:2::3'})
    expect(third.status).toBe(429)
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(590)
    expect(await third.json()).toEqual({
      message: 'Too many uploads came from this connection. Please try again in 10 minutes.',
    })
    expect((await ask(app, body, {'x-test-address': '2001:db8:1:3::3'})).status).toBe(200)
  })

  test('all clients together have ten times as many forms, and as many uploads, as one', async () => {
    const app = open({limits: {requestsPerTenMinutes: 1}})
    const from = (clientKey: number) => ({'x-test-address': `192.0.2.${clientKey}`})
    const body = {fileName: 'a.png', contentType: 'image/png'}
    const posted = async (clientKey: number) =>
      (await post(app, new FormData(), {...from(clientKey), 'content-length': '10'})).status
    for (let clientKey = 0; clientKey < 10; clientKey += 1) {
      expect((await ask(app, body, from(clientKey))).status).toBe(200)
      expect(await posted(clientKey)).toBe(400)
    }
    const refused = await ask(app, body, from(10))
    expect([refused.status, Number(refused.headers.get('retry-after')) > 590]).toEqual([503, true])
    expect(await posted(10)).toBe(503)
  })

  test('a full store, or a disk without room to spare, accepts no more files', async () => {
    for (const limits of [{totalBytes: 1000}, {freeBytes: Number.MAX_SAFE_INTEGER}]) {
      const response = await ask(open({limits}), {fileName: 'a.png', contentType: 'image/png'})
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('3600')
    }
  })
})

describe('POST /upload-service/objects', () => {
  test('responds with 204, and serves the file at its address', async () => {
    const app = open()
    const file = await png()
    const {response, path} = await upload(app, file)
    expect(response.status).toBe(204)
    expect(response.headers.get('location')).toBe(`${ORIGIN}${path}`)
    const got = await app.request(path)
    expect(got.status).toBe(200)
    expect(got.headers.get('etag')).toBe(response.headers.get('etag'))
    expect(new Uint8Array(await got.arrayBuffer())).toEqual(file)
    expect(stored()).toEqual({files: [path.replace('/uploads/', '')], incoming: []})
  })

  test('20 MB minus 2 KB is too large, one byte less is not', async () => {
    const app = open()
    const largest = await upload(app, await pngOf(LIMIT - 1))
    expect(largest.response.status).toBe(204)
    const {response} = await upload(app, await pngOf(LIMIT))
    const refused = await codeOf(response)
    expect(refused).toMatchObject({status: 400, code: 'EntityTooLarge'})
    expect(refused.text).toContain(
      `<ProposedSize>${LIMIT}</ProposedSize><MaxSizeAllowed>${LIMIT - 1}</MaxSizeAllowed>`,
    )
    expect(stored().incoming).toEqual([])
  })

  test('an empty file is too small', async () => {
    expect(await codeOf((await upload(open(), text(''))).response)).toMatchObject({
      status: 400,
      code: 'EntityTooSmall',
    })
  })

  test('the same form with the same file again is a retry, with another file it is rejected', async () => {
    const app = open()
    const {upload, publicUrl} = await getForm(app)
    const file = await png()
    expect((await post(app, formOf(upload.fields, file))).status).toBe(204)
    expect((await post(app, formOf(upload.fields, file))).status).toBe(204)
    const other = await post(app, formOf(upload.fields, copyOf(await plain().tint('red').png().toBuffer())))
    expect(await codeOf(other)).toMatchObject({status: 412, code: 'PreconditionFailed'})
    expect(new Uint8Array(await (await app.request(new URL(publicUrl).pathname)).arrayBuffer())).toEqual(file)
    expect(stored().incoming).toEqual([])
  })

  test('the volume of one client in a day is limited', async () => {
    const {upload: first} = await getForm(open())
    const file = await pngOf(60_000)
    const body = new Response(formOf(first.fields, file))
    const type = body.headers.get('content-type') ?? ''
    const bytes = await body.arrayBuffer()
    const app = open({limits: {bytesPerDay: bytes.byteLength}})
    const headers = {'content-type': type, 'content-length': String(bytes.byteLength)}
    expect((await post(app, bytes, headers)).status).toBe(204)
    const again = await post(app, bytes, headers)
    const refused = await codeOf(again)
    expect(refused).toMatchObject({status: 429, code: 'SlowDown'})
    expect(refused.text).toContain('Please try again in 24 hours.')
    expect(again.headers.get('retry-after')).toBe('86400')
    expect((await ask(app, {fileName: 'a.png', contentType: 'image/png'})).status).toBe(429)
  })

  test('bytes count as they arrive: announced ones that never come use nothing up, others are added', async () => {
    const app = open({limits: {bytesPerDay: 21_000_000}})
    const {upload} = await getForm(app)
    const small = async () => (await post(app, formOf(upload.fields, await png()))).status
    for (let time = 0; time < 5; time += 1) expect(await small()).toBe(204)
    const headers = {'content-type': 'multipart/form-data; boundary=b', 'content-length': '100'}
    expect((await post(app, 'x'.repeat(21_000_000), headers)).status).toBe(400)
    expect(await small()).toBe(429)
  })

  test('a form is read a chunk at each turn of its client', async () => {
    let turns = 0
    const app = new Hono<ClientEnv>().use(async (context, next) => {
      context.set('turn', async () => void (turns += 1))
      await next()
    })
    const {response} = await upload(app.route('/', open()), await pngOf(300_000))
    expect(response.status).toBe(204)
    expect(turns).toBeGreaterThanOrEqual(5)
  })

  test('a browser on another origin may post, as it may to S3', async () => {
    const preflight = await open().request('/upload-service/objects', {
      method: 'OPTIONS',
      headers: {origin: 'http://127.0.0.1:3000', 'access-control-request-method': 'POST'},
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  })
})

test('a start removes partial files of an earlier process, and keeps whole ones', async () => {
  const {path} = await upload(open(), await png())
  mkdirSync(join(folder(), 'incoming', 'left'))
  writeFileSync(join(folder(), 'incoming', 'left', 'file'), 'half')
  const restarted = open()
  expect(stored().incoming).toEqual([])
  expect((await restarted.request(path)).status).toBe(200)
  const full = open({limits: {totalBytes: 100}})
  expect((await ask(full, {fileName: 'a.png', contentType: 'image/png'})).status).toBe(503)
})
