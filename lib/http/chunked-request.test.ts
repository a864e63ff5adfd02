import {createServer} from 'node:http'
import {connect} from 'node:net'
import {text} from 'node:stream/consumers'
import {getRequestListener} from '@hono/node-server'
import {Hono} from 'hono'
import {expect, onTestFinished, test} from 'vitest'
import {z} from 'zod'
import {ChunkedRequest} from './chunked-request.ts'

/** A server that responds with the number of bytes of a body, and leaves bodies of `/nobody` unread. */
async function start() {
  const app = new Hono().post('/', async (context) =>
    context.text(String((await context.req.arrayBuffer()).byteLength)),
  )
  const listener = getRequestListener(app.fetch, {overrideGlobalObjects: false})
  const requests: ChunkedRequest[] = []
  const server = createServer({IncomingMessage: ChunkedRequest}, (request, response) => {
    requests.push(request)
    if (request.url === '/') void listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const {port} = z.object({port: z.number()}).parse(server.address())
  const open = () => connect(port, '127.0.0.1').on('error', () => undefined)
  return {open, requests}
}

const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n`
const chunksOf = (count: number, bytes: number) =>
  `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`.repeat(count)

/** Sends a chunked body. @returns the length that the server read; undefined when the connection was closed */
async function send(count: number, bytes: number) {
  const {open} = await start()
  const socket = open()
  socket.write(`${head('/')}${chunksOf(count, bytes)}0\r\n\r\n`)
  const response = await text(socket).catch(() => '')
  return response.startsWith('HTTP/1.1 200')
    ? Number(/(\d+)\r?\n?(?:0\r\n\r\n)?$/.exec(response)?.[1])
    : undefined
}

test('patch A15: a body may have 1,000 chunks of any size; the connection of one with more is closed', async () => {
  expect(await send(1000, 1)).toBe(1000)
  expect(await send(1100, 1)).toBeUndefined()
})

test('a longer body has chunks of 512 bytes on average', async () => {
  expect(await send(3000, 512)).toBe(3000 * 512)
  expect(await send(2100, 256)).toBeUndefined()
})

test('chunks after too many are not kept, and the server takes the next body', async () => {
  const {open, requests} = await start()
  const socket = open()
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(head('/nobody') + chunksOf(9000, 1))
  await closed
  expect(requests[0]?.readableLength).toBeLessThanOrEqual(1002)
  const good = open()
  good.write(`${head('/')}${chunksOf(500, 3)}0\r\n\r\n`)
  expect(await text(good)).toContain('1500')
})
