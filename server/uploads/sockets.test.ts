import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {createServer, type Server} from 'node:http'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {getRequestListener} from '@hono/node-server'
import {Hono} from 'hono'
import sharp from 'sharp'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {z} from 'zod'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {errorHandler} from '../../lib/http/http-error.ts'
import {uploadRoutes} from './routes.ts'

/** Behaviour that needs a real connection: clients that are slow, silent, wrong about lengths, or gone. */
const IDLE_MS = 1500
const MAX_BYTES = 20 * 1024 * 1024 - 2048 - 1

let dir: string
let server: Server
let port: number
const reported: unknown[] = []

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'sockets-'))
  const uploads = uploadRoutes({
    publicUrl: 'http://shop.example',
    store: {kind: 'local', dir, secret: 'a secret of the test'},
    report: (_problem, error) => reported.push(error),
    limits: {idleMs: IDLE_MS, totalMs: 20_000},
  })
  const app = new Hono<ClientEnv>()
    .route('/', uploads)
    .onError(errorHandler((_problem, error) => reported.push(error)))
  const listener = getRequestListener(app.fetch, {overrideGlobalObjects: false})
  server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(z.object({port: z.number()}).parse(server.address()).port))
  })
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(dir, {recursive: true, force: true})
  if (reported.length > 0) throw new AggregateError(reported.splice(0), 'The service reported a failure')
})

const answer = z.object({upload: z.object({fields: z.record(z.string(), z.string())}), publicUrl: z.string()})

async function getForm() {
  const response = await fetch(`http://127.0.0.1:${port}/upload-service/get-upload-url`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({fileName: 'gate.png', contentType: 'image/png'}),
  })
  const {upload, publicUrl} = answer.parse(await response.json())
  return {fields: upload.fields, address: `http://127.0.0.1:${port}${new URL(publicUrl).pathname}`}
}

function bodyOf(fields: Record<string, string>, file: Buffer): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--bound\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = 'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png'
  return Buffer.concat([
    Buffer.from(`${parts.join('')}--bound\r\n${head}\r\n\r\n`),
    file,
    Buffer.from('\r\n--bound--\r\n'),
  ])
}

const headOf = (length: number | string, extra = '') =>
  `POST /upload-service/objects HTTP/1.1\r\nHost: shop.example\r\nContent-Type: multipart/form-data; boundary=bound\r\nContent-Length: ${length}\r\n${extra}\r\n`

/** Sends bytes over a plain socket. @returns all bytes that arrived until the server was silent or closed */
async function speak(talk: (write: (data: string | Buffer) => Promise<void>) => Promise<void>) {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  let isReset = false
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      heard += data.toString()
      if (heard.includes('</Error>') || /^HTTP\/1.1 204.*\r\n\r\n/s.test(heard)) resolve()
    })
    socket.on('close', () => resolve())
    socket.on('error', () => {
      isReset = true
    })
  })
  await talk((data) => new Promise((resolve) => socket.write(data, () => resolve())))
  await answered
  socket.destroy()
  return {status: Number(heard.slice(9, 12)), code: /<Code>(.*?)<\/Code>/.exec(heard)?.[1], isReset}
}

const png = () =>
  sharp({create: {width: 40, height: 30, channels: 3, background: '#a87'}})
    .png()
    .toBuffer()
const leftovers = () => readdirSync(join(dir, 'incoming'))

test('a slow client that keeps sending succeeds', async () => {
  const {fields, address} = await getForm()
  const file = await png()
  const body = bodyOf(fields, file)
  const reply = await speak(async (write) => {
    await write(headOf(body.length))
    const step = Math.ceil(body.length / 8)
    for (let start = 0; start < body.length; start += step) {
      await write(body.subarray(start, start + step))
      await sleep(IDLE_MS / 4)
    }
  })
  expect(reply.status).toBe(204)
  expect(Buffer.from(await (await fetch(address)).arrayBuffer()).equals(file)).toBe(true)
})

test('a client that falls silent gets a response, and nothing is stored', async () => {
  const {fields} = await getForm()
  const body = bodyOf(fields, await png())
  const started = Date.now()
  const reply = await speak(async (write) => {
    await write(headOf(body.length))
    await write(body.subarray(0, body.length - 100))
  })
  expect(reply).toMatchObject({status: 400, code: 'RequestTimeout'})
  expect(Date.now() - started).toBeGreaterThanOrEqual(IDLE_MS - 50)
  expect(leftovers()).toEqual([])
})

test('a client that announces more than it sends gets a response', async () => {
  const {fields, address} = await getForm()
  const body = bodyOf(fields, await png())
  const reply = await speak(async (write) =>
    write(Buffer.concat([Buffer.from(headOf(body.length + 50)), body])),
  )
  expect(reply).toMatchObject({status: 400, code: 'RequestTimeout'})
  expect((await fetch(address)).status).toBe(404)
})

test('a client that announces less than it sends gets a response', async () => {
  const {fields, address} = await getForm()
  const body = bodyOf(fields, await png())
  const reply = await speak(async (write) =>
    write(Buffer.concat([Buffer.from(headOf(body.length - 80)), body])),
  )
  // The rest looks like a next request, and the HTTP parser may reject that request first.
  expect(reply.status).toBe(400)
  expect((await fetch(address)).status).toBe(404)
  await expect.poll(leftovers).toEqual([])
})

test('nothing is stored of a client that vanishes, and the server goes on', async () => {
  const {fields} = await getForm()
  const body = bodyOf(fields, Buffer.alloc(500_000))
  const socket = connect(port, '127.0.0.1')
  socket.write(headOf(body.length))
  socket.write(body.subarray(0, 300_000))
  await expect.poll(leftovers).toHaveLength(1)
  socket.destroy()
  await expect.poll(leftovers).toEqual([])
  expect((await getForm()).fields.key).toContain('uploads/gate-')
})

test('a rejected upload gets its reason after the whole body, not a broken connection', async () => {
  const {fields} = await getForm()
  const large = bodyOf(fields, Buffer.alloc(MAX_BYTES + 1))
  expect(
    await speak(async (write) => write(Buffer.concat([Buffer.from(headOf(large.length)), large]))),
  ).toEqual({
    status: 400,
    code: 'EntityTooLarge',
    isReset: false,
  })
  const forged = bodyOf({...fields, 'X-Amz-Signature': '0'.repeat(64)}, Buffer.alloc(15_000_000))
  expect(
    await speak(async (write) => write(Buffer.concat([Buffer.from(headOf(forged.length)), forged]))),
  ).toEqual({
    status: 403,
    code: 'SignatureDoesNotMatch',
    isReset: false,
  })
  const json = Buffer.alloc(15_000_000, 0x20)
  const head = headOf(json.length).replace('multipart/form-data; boundary=bound', 'application/json')
  expect(await speak(async (write) => write(Buffer.concat([Buffer.from(head), json])))).toEqual({
    status: 412,
    code: 'PreconditionFailed',
    isReset: false,
  })
  expect(leftovers()).toEqual([])
})

test('an absurd length is rejected at once', async () => {
  const reply = await speak(async (write) => write(headOf(5_000_000_000)))
  expect(reply).toMatchObject({status: 400, code: 'EntityTooLarge'})
})

test('a body without a length is counted as it arrives', async () => {
  const {fields, address} = await getForm()
  const body = bodyOf(fields, await png())
  const head = headOf('0').replace('Content-Length: 0', 'Transfer-Encoding: chunked')
  const chunk = (data: Buffer) =>
    Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')])
  const reply = await speak(async (write) => {
    await write(head)
    for (let start = 0; start < body.length; start += 97) await write(chunk(body.subarray(start, start + 97)))
    await write('0\r\n\r\n')
  })
  expect(reply.status).toBe(204)
  expect((await fetch(address)).status).toBe(200)
})

test('twenty simultaneous clients all succeed', async () => {
  const file = await png()
  const statuses = await Promise.all(
    Array.from({length: 20}, async () => {
      const {fields} = await getForm()
      const body = bodyOf(fields, file)
      return (await speak(async (write) => write(Buffer.concat([Buffer.from(headOf(body.length)), body]))))
        .status
    }),
  )
  expect(statuses).toEqual(Array.from({length: 20}, () => 204))
})

test('a range is sent with its length', async () => {
  const {fields, address} = await getForm()
  const file = await png()
  const body = bodyOf(fields, file)
  await speak(async (write) => write(Buffer.concat([Buffer.from(headOf(body.length)), body])))
  const response = await fetch(address, {headers: {range: 'bytes=8-15'}})
  expect([response.status, response.headers.get('content-length')]).toEqual([206, '8'])
  expect(Buffer.from(await response.arrayBuffer())).toEqual(file.subarray(8, 16))
  const head = await fetch(address, {method: 'HEAD'})
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(file.length)])
})
