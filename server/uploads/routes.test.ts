import {mkdtempSync, readdirSync, rmSync, writeFileSync, mkdirSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Hono} from 'hono'
import sharp from 'sharp'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {z} from 'zod'
import type {PeerEnv} from '../peer.ts'
import {presignPost} from './policy.ts'
import {uploadRoutes, type UploadOptions} from './routes.ts'

const ORIGIN = 'https://shop.example'
const LIMIT = 20 * 1024 * 1024 - 2048

let dir: string
let reported: unknown[]

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'uploads-'))
  reported = []
})

afterEach(() => {
  rmSync(dir, {recursive: true, force: true})
  if (reported.length > 0) throw new AggregateError(reported, 'The service reported a failure')
})

const open = (options: Partial<UploadOptions> = {}) =>
  new Hono<PeerEnv>()
    .use(async (context, next) => {
      context.set('peer', context.req.header('x-test-peer') ?? '203.0.113.7')
      await next()
    })
    .route(
      '/',
      uploadRoutes({
        publicUrl: ORIGIN,
        store: {kind: 'local', dir, secret: 'a secret of the test'},
        report: (_problem, error) => reported.push(error),
        ...options,
      }),
    )

type App = ReturnType<typeof open>

const handedOut = z.object({
  upload: z.object({url: z.string(), fields: z.record(z.string(), z.string())}),
  publicUrl: z.string(),
})

const ask = (app: App, body: unknown, headers: Record<string, string> = {}) =>
  app.request('/upload-service/get-upload-url', {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

async function getForm(app: App, fileName = 'Gate of Stone.png', contentType = 'image/png') {
  return handedOut.parse(await (await ask(app, {fileName, contentType})).json())
}

function formOf(fields: Record<string, string>, file?: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('file', new Blob([file]), 'whatever.exe')
  return form
}

const post = (app: App, body: BodyInit, headers: Record<string, string> = {}) =>
  app.request('/upload-service/objects', {method: 'POST', body, headers})

async function upload(
  app: App,
  file: Uint8Array<ArrayBuffer>,
  contentType = 'image/png',
  fileName = 'gate.png',
) {
  const {upload, publicUrl} = await getForm(app, fileName, contentType)
  const response = await post(app, formOf(upload.fields, file))
  return {response, path: new URL(publicUrl).pathname}
}

const codeOf = async (response: Response) => {
  const text = await response.text()
  return {status: response.status, code: /<Code>(.*?)<\/Code>/.exec(text)?.[1], text}
}

const copyOf = (buffer: Buffer) => new Uint8Array(buffer)
const plain = () => sharp({create: {width: 40, height: 30, channels: 3, background: '#a87'}})
const png = async () => copyOf(await plain().png().toBuffer())
const half = (buffer: Buffer) => copyOf(buffer.subarray(0, buffer.length / 2))
const noise = async () => {
  const size = 600
  const pixels = Buffer.from(
    Array.from({length: size * size * 3}, (_, index) => (index * 7919 + (index >> 3) * 31) % 256),
  )
  return sharp(pixels, {raw: {width: size, height: size, channels: 3}})
}
const text = (content: string) => copyOf(Buffer.from(content))
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

/** A PNG of exactly so many bytes: what is missing goes into a chunk that readers skip. */
async function pngOf(bytes: number) {
  const {crc32} = await import('node:zlib')
  const small = Buffer.from(await png())
  const content = Buffer.alloc(bytes - small.length - 12, 0x20)
  const tagged = Buffer.concat([Buffer.from('teSt'), content])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  crc.writeUInt32BE(crc32(tagged))
  return copyOf(Buffer.concat([small.subarray(0, 33), length, tagged, crc, small.subarray(33)]))
}

const stored = () => ({files: readdirSync(join(dir, 'files')), incoming: readdirSync(join(dir, 'incoming'))})

describe('POST /upload-service/get-upload-url', () => {
  test('hands out an S3 form, to be posted here, and the address the file will have', async () => {
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

  test('a page of ours that is open under another name posts to that name', async () => {
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
    [400, 'Please say the name', '{"fileName": ', {}],
    [400, 'Please say the name', 'null', {}],
    [413, 'too long', {fileName: 'a'.repeat(5000), contentType: 'image/png'}, {}],
    [415, 'Please send JSON', 'fileName=a', {'content-type': 'application/x-www-form-urlencoded'}],
  ])('answers %i with a sentence: %s', async (status, sentence, body, headers) => {
    const response = await ask(open(), body, headers)
    expect(response.status).toBe(status)
    expect(z.object({error: z.string()}).parse(await response.json()).error).toContain(sentence)
  })

  test('another method is told what is taken', async () => {
    const response = await open().request('/upload-service/get-upload-url')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('one sender is slowed down with a time to wait, another is not', async () => {
    const app = open({limits: {requestsPerTenMinutes: 2}})
    const body = {fileName: 'a.png', contentType: 'image/png'}
    await ask(app, body, {'x-test-peer': '2001:db8:1:2:aaaa::1'})
    await ask(app, body, {'x-test-peer': '2001:db8:1:2:bbbb::1'})
    const third = await ask(app, body, {'x-test-peer': '2001:db8:1:2::3'})
    expect(third.status).toBe(429)
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(590)
    expect(await third.json()).toEqual({
      error: 'Too many uploads came from this connection. Please try again in 10 minutes.',
    })
    expect((await ask(app, body, {'x-test-peer': '2001:db8:1:3::3'})).status).toBe(200)
  })

  test('a full store, or a disk that must keep room for the content, takes no more', async () => {
    for (const limits of [{totalBytes: 1000}, {freeBytes: Number.MAX_SAFE_INTEGER}]) {
      const response = await ask(open({limits}), {fileName: 'a.png', contentType: 'image/png'})
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('3600')
    }
  })
})

describe('POST /upload-service/objects', () => {
  test('answers 204, and the file can be had at its address', async () => {
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

  test.each<[string, string, () => Promise<Uint8Array<ArrayBuffer>>]>([
    ['image/jpeg', 'image/jpeg', async () => copyOf(await plain().jpeg().toBuffer())],
    ['image/gif', 'image/gif', async () => copyOf(await plain().gif().toBuffer())],
    ['image/webp', 'image/webp', async () => copyOf(await plain().webp().toBuffer())],
    ['image/avif', 'image/avif', async () => copyOf(await plain().avif().toBuffer())],
    ['image/svg+xml', 'image/svg+xml', async () => text(SVG)],
    ['application/pdf', 'application/pdf', async () => text(PDF)],
    ['image/png', 'image/jpeg', async () => copyOf(await plain().jpeg().toBuffer())],
    ['image/jpg', 'image/jpeg', async () => copyOf(await plain().jpeg().toBuffer())],
  ])('what is announced as %s is served as the %s it is', async (announced, served, make) => {
    const app = open()
    const {response, path} = await upload(app, await make(), announced)
    expect(response.status).toBe(204)
    expect((await app.request(path)).headers.get('content-type')).toBe(served)
  })

  test('20 MB minus 2 KB is already too much, one byte less is not', async () => {
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

  test.each<[string, string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>]>([
    ['a web page', 'image/png', () => text('<!doctype html><script>alert(1)</script>')],
    ['plain text', 'image/png', () => text('hello')],
    ['a program', 'image/png', () => text(`MZ${'\0'.repeat(100)}`)],
    ['a PNG cut within its header', 'image/png', async () => (await png()).slice(0, 20)],
    ['a PNG cut within its picture', 'image/png', async () => half(await (await noise()).png().toBuffer())],
    ['a JPEG cut in half', 'image/jpeg', async () => half(await (await noise()).jpeg().toBuffer())],
    [
      'a PNG signature before a web page',
      'image/png',
      async () =>
        copyOf(
          Buffer.concat([
            Buffer.from((await png()).slice(0, 33)),
            Buffer.from('<script>alert(1)</script>'.repeat(9)),
          ]),
        ),
    ],
    ['a PDF cut before its end', 'application/pdf', () => text(PDF.slice(0, -7))],
    ['a PDF announced as an image', 'image/png', () => text(PDF)],
    ['an image announced as a PDF', 'application/pdf', png],
    [
      'an SVG with a script',
      'image/svg+xml',
      () => text(SVG.replace('<path', '<script>alert(1)</script><path')),
    ],
    ['an SVG with a handler', 'image/svg+xml', () => text(SVG.replace('<path', '<path onload="alert(1)"'))],
    [
      'an SVG with a link that runs',
      'image/svg+xml',
      () =>
        text(
          SVG.replace('<path', '<a href=" java&#10;script:alert(1)"><path').replace('</svg>', '</a></svg>'),
        ),
    ],
    ['an SVG that is not well-formed', 'image/svg+xml', () => text(SVG.replace('</svg>', ''))],
    ['an SVG without its namespace', 'image/svg+xml', () => text('<svg/>')],
    [
      'a web page that holds an SVG',
      'image/svg+xml',
      () => text(`<html xmlns="http://www.w3.org/1999/xhtml">${SVG}</html>`),
    ],
    ['an SVG of ever deeper groups', 'image/svg+xml', () => text(SVG.replace('<path', '<g>'.repeat(600)))],
    [
      'an SVG of entities that grow',
      'image/svg+xml',
      () =>
        text(
          `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${SVG.replace('<path', '<text>&b;</text><path')}`,
        ),
    ],
  ])('refuses %s', async (_what, announced, make) => {
    const {response, path} = await upload(open(), await make(), announced)
    expect(await codeOf(response)).toMatchObject({status: 400, code: 'InvalidRequest'})
    expect(stored()).toEqual({files: [], incoming: []})
    expect((await open().request(path)).status).toBe(404)
  })

  test('takes the SVG of a drawing program, with its entities and its byte order mark', async () => {
    const drawn = `\ufeff<?xml version="1.0" encoding="utf-8"?><!-- drawn --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;"><title>पत्थर</title></svg>`
    expect((await upload(open(), text(drawn), 'image/svg+xml')).response.status).toBe(204)
  })

  test('a form that has expired is refused, and so is one for another type', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z')
    const app = open({now: () => now})
    const {upload} = await getForm(app)
    const changed = await post(app, formOf({...upload.fields, 'Content-Type': 'text/html'}, await png()))
    expect(await codeOf(changed)).toMatchObject({status: 403, code: 'AccessDenied'})
    now += 900_000
    const expired = await codeOf(await post(app, formOf(upload.fields, await png())))
    expect(expired).toMatchObject({status: 403, code: 'AccessDenied'})
    expect(expired.text).toContain('Policy expired.')
  })

  test('a form signed with another secret, or for another file, is refused', async () => {
    const app = open()
    const {upload} = await getForm(open({store: {kind: 'local', dir, secret: 'another secret'}}))
    expect(await codeOf(await post(app, formOf(upload.fields, await png())))).toMatchObject({
      code: 'SignatureDoesNotMatch',
    })
    const mine = await getForm(app)
    const moved = {...mine.upload.fields, key: 'uploads/other-0123456789abcdef.png'}
    expect(await codeOf(await post(app, formOf(moved, await png())))).toMatchObject({
      status: 403,
      code: 'AccessDenied',
    })
  })

  test('a key outside the store is refused even when it is signed', async () => {
    const permission = {
      bucket: 'uploads',
      contentType: 'image/png',
      byteRange: {min: 1, max: 1e6},
      expiresInSeconds: 60,
    }
    const credentials = {
      accessKeyId: 'STONEDESIGNSUPLOADS',
      secretAccessKey: 'a secret of the test',
      region: 'local',
    }
    for (const key of [
      'uploads/../../escaped.png',
      'other/a.png',
      'uploads/.png',
      'uploads/A.png',
      'uploads/a"b.png',
    ]) {
      const fields = presignPost({...permission, key}, credentials, Date.now())
      expect(await codeOf(await post(open(), formOf(fields, await png())))).toMatchObject({
        code: 'InvalidArgument',
      })
    }
  })

  test('the file comes last: fields after it do not count', async () => {
    const app = open()
    const {upload} = await getForm(app)
    const form = new FormData()
    form.append('file', new Blob([await png()]), 'a.png')
    for (const [name, value] of Object.entries(upload.fields)) form.append(name, value)
    const first = await codeOf(await post(app, form))
    expect(first).toMatchObject({status: 400, code: 'InvalidArgument'})
    expect(first.text).toContain(
      "a field named 'key'.  If it is specified, please check the order of the fields.",
    )
    const last = formOf(upload.fields, await png())
    last.append('submit', 'Upload')
    expect((await post(app, last)).status).toBe(204)
  })

  test('exactly one file is taken', async () => {
    const app = open()
    const {upload} = await getForm(app)
    const none = await codeOf(await post(app, formOf(upload.fields)))
    expect(none).toMatchObject({status: 400, code: 'InvalidArgument'})
    expect(none.text).toContain('POST requires exactly one file upload per request.')
    const two = formOf(upload.fields, await png())
    two.append('file', new Blob([await png()]), 'b.png')
    expect((await codeOf(await post(app, two))).text).toContain(
      'POST requires exactly one file upload per request.',
    )
    expect(stored()).toEqual({files: [], incoming: []})
  })

  test('a repeated field has its values joined, which no policy of ours allows', async () => {
    const app = open()
    const {upload} = await getForm(app)
    for (const name of ['key', 'Content-Type', 'X-Amz-Date']) {
      const form = new FormData()
      form.append(name, upload.fields[name] ?? '')
      for (const [field, value] of Object.entries(upload.fields)) form.append(field, value)
      form.append('file', new Blob([await png()]), 'a.png')
      expect([400, 403]).toContain((await post(app, form)).status)
    }
    expect(stored().files).toEqual([])
  })

  test('too much before the file is refused', async () => {
    const app = open()
    const {upload} = await getForm(app)
    const long = {...upload.fields, 'x-ignore-a': 'a'.repeat(15_000), 'x-ignore-b': 'b'.repeat(15_000)}
    expect(await codeOf(await post(app, formOf(long, await png())))).toMatchObject({
      code: 'MaxPostPreDataLengthExceeded',
    })
    const many = Object.fromEntries(Array.from({length: 150}, (_, index) => [`x-ignore-${index}`, '1']))
    const crowded = await post(app, formOf({...upload.fields, ...many}, await png()))
    expect(await codeOf(crowded)).toMatchObject({status: 400, code: 'MaxPostPreDataLengthExceeded'})
  })

  test('what is no form is refused as S3 refuses it', async () => {
    const app = open()
    const json = await codeOf(await post(app, '{}', {'content-type': 'application/json'}))
    expect(json).toMatchObject({status: 412, code: 'PreconditionFailed'})
    expect(await codeOf(await post(app, 'x', {'content-type': 'multipart/form-data'}))).toMatchObject({
      status: 400,
      code: 'MalformedPOSTRequest',
    })
    const broken = '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nuploads/a.png'
    expect(
      await codeOf(await post(app, broken, {'content-type': 'multipart/form-data; boundary=b'})),
    ).toMatchObject({
      status: 400,
      code: 'MalformedPOSTRequest',
    })
    expect(
      await codeOf(await post(app, '', {'content-type': 'multipart/form-data; boundary=b'})),
    ).toMatchObject({
      status: 400,
    })
  })

  test('a body that breaks off within the file leaves nothing', async () => {
    const app = open()
    const {upload} = await getForm(app)
    const whole = new Response(formOf(upload.fields, await pngOf(200_000)))
    const headers = {'content-type': whole.headers.get('content-type') ?? ''}
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const cut = await post(app, bytes.slice(0, 150_000), headers)
    expect(await codeOf(cut)).toMatchObject({status: 400, code: 'MalformedPOSTRequest'})
    const unclosed = await post(app, bytes.slice(0, -10), headers)
    expect(await codeOf(unclosed)).toMatchObject({status: 400, code: 'MalformedPOSTRequest'})
    expect(stored()).toEqual({files: [], incoming: []})
  })

  test.each([
    ['after the file', 'Content-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'],
    ['before it', ''],
  ])('a part %s that breaks off in its head is answered, and leaves nothing', async (_, head) => {
    const app = open()
    const {upload} = await getForm(app)
    const parts = Object.entries(upload.fields).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const file = head ? [`--b\r\n${head}`, await png(), '\r\n'] : []
    const body = await new Blob([...parts, ...file, '--bnot quite a boundary\r\n--b--\r\n']).arrayBuffer()
    const answered = await post(app, body, {'content-type': 'multipart/form-data; boundary=b'})
    expect(await codeOf(answered)).toMatchObject({status: 400, code: 'MalformedPOSTRequest'})
    expect(stored()).toEqual({files: [], incoming: []})
  })

  test('the same form with the same file again is a retry; with another file it is refused', async () => {
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

  test('the volume of one sender in a day is bounded', async () => {
    const app = open({limits: {bytesPerDay: 100_000}})
    const {upload: first} = await getForm(app)
    const file = await pngOf(60_000)
    const body = new Response(formOf(first.fields, file))
    const headers = {'content-type': body.headers.get('content-type') ?? '', 'content-length': '61500'}
    expect((await post(app, await body.arrayBuffer(), headers)).status).toBe(204)
    const again = await post(app, formOf(first.fields, file), {'content-length': '61500'})
    const refused = await codeOf(again)
    expect(refused).toMatchObject({status: 429, code: 'SlowDown'})
    expect(refused.text).toContain('Please try again in 24 hours.')
    expect(again.headers.get('retry-after')).toBe('86400')
    expect((await ask(app, {fileName: 'a.png', contentType: 'image/png'})).status).toBe(429)
  })

  test('a browser on another origin may post, as to S3', async () => {
    const preflight = await open().request('/upload-service/objects', {
      method: 'OPTIONS',
      headers: {origin: 'http://127.0.0.1:3000', 'access-control-request-method': 'POST'},
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  })
})

test('what an earlier process left half received is gone after a start, and files are still there', async () => {
  const {path} = await upload(open(), await png())
  mkdirSync(join(dir, 'incoming', 'left'))
  writeFileSync(join(dir, 'incoming', 'left', 'file'), 'half')
  const restarted = open()
  expect(stored().incoming).toEqual([])
  expect((await restarted.request(path)).status).toBe(200)
  const full = open({limits: {totalBytes: 100}})
  expect((await ask(full, {fileName: 'a.png', contentType: 'image/png'})).status).toBe(503)
})
