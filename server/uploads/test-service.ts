import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Hono} from 'hono'
import sharp from 'sharp'
import {afterAll, afterEach, beforeEach} from 'vitest'
import {z} from 'zod'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {errorHandler} from '../../lib/http/http-error.ts'
import {UploadParsers} from './parsers.ts'
import {uploadRoutes, type UploadOptions} from './routes.ts'

export const ORIGIN = 'https://shop.example'
/** Bytes of the smallest file that is too large. */
export const LIMIT = 20 * 1024 * 1024 - 2048

/** An upload service with an empty folder for each test. A test fails when the service reports a failure. */
export function testService() {
  let dir = ''
  let reported: unknown[] = []
  // Shared by the services of a file: each would start a process.
  const parsers = new UploadParsers((_problem, error) => reported.push(error))
  afterAll(() => parsers.close())
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'uploads-'))
    reported = []
  })
  afterEach(() => {
    rmSync(dir, {recursive: true, force: true})
    if (reported.length > 0) throw new AggregateError(reported, 'The service reported a failure')
  })
  return {
    folder: () => dir,
    stored: () => ({files: readdirSync(join(dir, 'files')), incoming: readdirSync(join(dir, 'incoming'))}),
    /** Starts the service with its defaults and these options. A request names its address in `x-test-address`. */
    open: (options: Partial<UploadOptions> = {}) =>
      new Hono<ClientEnv>()
        .use(async (context, next) => {
          context.set('clientAddress', context.req.header('x-test-address') ?? '203.0.113.7')
          await next()
        })
        .route(
          '/',
          uploadRoutes({
            publicUrl: ORIGIN,
            store: {kind: 'local', dir, secret: 'a secret of the test'},
            report: (_problem, error) => reported.push(error),
            parsers,
            ...options,
          }),
        )
        .onError(errorHandler((_problem, error) => reported.push(error))),
  }
}

interface App {
  request: (path: string, init?: RequestInit) => Response | Promise<Response>
}

export const handedOut = z.object({
  upload: z.object({url: z.string(), fields: z.record(z.string(), z.string())}),
  publicUrl: z.string(),
})

export const ask = (app: App, body: unknown, headers: Record<string, string> = {}) =>
  app.request('/upload-service/get-upload-url', {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export async function getForm(app: App, fileName = 'Gate of Stone.png', contentType = 'image/png') {
  return handedOut.parse(await (await ask(app, {fileName, contentType})).json())
}

export function formOf(fields: Record<string, string>, file?: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('file', new Blob([file]), 'whatever.exe')
  return form
}

export const post = (app: App, body: BodyInit, headers: Record<string, string> = {}) =>
  app.request('/upload-service/objects', {method: 'POST', body, headers})

export async function upload(
  app: App,
  file: Uint8Array<ArrayBuffer>,
  contentType = 'image/png',
  fileName = 'gate.png',
) {
  const {upload, publicUrl} = await getForm(app, fileName, contentType)
  const response = await post(app, formOf(upload.fields, file))
  return {response, path: new URL(publicUrl).pathname}
}

export const codeOf = async (response: Response) => {
  const text = await response.text()
  return {status: response.status, code: /<Code>(.*?)<\/Code>/.exec(text)?.[1], text}
}

export const copyOf = (buffer: Buffer) => new Uint8Array(buffer)
export const plain = () => sharp({create: {width: 40, height: 30, channels: 3, background: '#a87'}})
export const png = async () => copyOf(await plain().png().toBuffer())
export const half = (buffer: Buffer) => copyOf(buffer.subarray(0, buffer.length / 2))
export const noise = async () => {
  const size = 600
  const pixels = Buffer.from(
    Array.from({length: size * size * 3}, (_, index) => (index * 7919 + (index >> 3) * 31) % 256),
  )
  return sharp(pixels, {raw: {width: size, height: size, channels: 3}})
}
export const text = (content: string) => copyOf(Buffer.from(content))
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'
export const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

/** A PNG of exactly this size. A chunk that readers skip fills it up. */
export async function pngOf(bytes: number) {
  const {crc32} = await import('node:zlib')
  const small = Buffer.from(await png())
  const content = Buffer.alloc(bytes - small.length - 12, 0x20)
  const tagged = Buffer.concat([Buffer.from('teSt'), content])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  crc.writeUInt32BE(crc32(tagged))
  return copyOf(Buffer.concat([small.subarray(0, 33), length, tagged, crc, small.subarray(33)]))
}

/** A small JPEG of 63 million pixels, with a scan that is repeated: each costs another pass over all pixels. */
export async function endlessJpeg() {
  const canvas = sharp({create: {width: 7950, height: 7950, channels: 3, background: '#a87'}})
  const jpeg = await canvas.jpeg({progressive: true}).toBuffer()
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, -2)
  return copyOf(
    Buffer.concat([jpeg.subarray(0, -2), ...Array.from({length: 90}, () => scan), jpeg.subarray(-2)]),
  )
}
