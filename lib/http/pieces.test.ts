import {once} from 'node:events'
import {createServer} from 'node:http'
import {connect} from 'node:net'
import {text} from 'node:stream/consumers'
import {setImmediate as turn} from 'node:timers/promises'
import {getRequestListener} from '@hono/node-server'
import {Hono} from 'hono'
import {expect, onTestFinished, test} from 'vitest'
import {z} from 'zod'
import {limitPieces, RequestInPieces} from './pieces.ts'
import {HttpError} from './http-error.ts'

class CountedRequest extends RequestInPieces {
  /** Pieces that Node handed over. */
  handedOver = 0

  override push(chunk: unknown, encoding?: BufferEncoding) {
    this.handedOver += 1
    return super.push(chunk, encoding)
  }
}

/** A server that responds with the lengths of the parts in which it read a body. */
async function start() {
  const app = new Hono()
    .use(limitPieces)
    .post('/', async (context) => {
      const lengths: number[] = []
      for await (const part of context.req.raw.body ?? []) lengths.push(part.byteLength)
      return context.json(lengths)
    })
    .onError((error) => {
      if (error instanceof HttpError) return error.getResponse()
      throw error
    })
  const listener = getRequestListener(app.fetch, {overrideGlobalObjects: false})
  const requests: CountedRequest[] = []
  const server = createServer({IncomingMessage: CountedRequest}, (request, response) => {
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
const piecesOf = (count: number, bytes: number) =>
  `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`.repeat(count)

/** Sends a chunked body. @returns status, and the lengths of the parts that were read */
async function send(pieces: number, bytes: number) {
  const {open} = await start()
  const socket = open()
  socket.write(`${head('/')}${piecesOf(pieces, bytes)}0\r\n\r\n`)
  const response = await text(socket)
  const status = Number(response.slice(9, 12))
  return {status, lengths: status === 200 ? z.array(z.number()).parse(JSON.parse(bodyOf(response))) : []}
}

const bodyOf = (response: string) => /\[[\d,]*\]/.exec(response)?.[0] ?? ''
const sumOf = (lengths: number[]) => lengths.reduce((sum, length) => sum + length, 0)

test('a body may have 1,000 pieces of any size', async () => {
  const {status, lengths} = await send(1000, 1)
  expect([status, sumOf(lengths)]).toEqual([200, 1000])
  expect((await send(1100, 1)).status).toBe(413)
})

test('a longer body has pieces of 512 bytes on average', async () => {
  const {status, lengths} = await send(3000, 512)
  expect([status, sumOf(lengths)]).toEqual([200, 3000 * 512])
  // The server reads nearly all of it: a reset connection could lose the response.
  expect((await send(2100, 256)).status).toBe(413)
})

test('pieces that arrive together are read as one', async () => {
  const {lengths} = await send(1000, 1)
  expect(lengths.length).toBeLessThan(20)
})

test('a body of tiny pieces that nobody reads waits as few bytes', async () => {
  const {open, requests} = await start()
  const socket = open()
  socket.write(head('/nobody'))
  socket.write(piecesOf(20_000, 1))
  await expect.poll(() => requests[0]?.isCut).toBe(true)
  for (let n = 0; n < 5; n += 1) await turn()
  expect(requests[0]?.readableLength).toBeLessThan(1010)
  socket.destroy()
})

test('a piece that arrives later is read at once', async () => {
  const {open, requests} = await start()
  const socket = open()
  socket.write(head('/slow'))
  for (const length of [3, 5]) {
    socket.write(piecesOf(1, length))
    await expect.poll(() => requests[0]?.readableLength).toBe(length)
    const [request] = requests
    expect(String(request?.read())).toBe('x'.repeat(length))
  }
  socket.write('0\r\n\r\n')
  const ended = requests[0] && once(requests[0], 'end')
  requests[0]?.resume()
  await ended
  expect(requests[0]?.complete).toBe(true)
  socket.destroy()
})

test('pieces after too many are not handed over, and the parser takes the next body', async () => {
  const {open, requests} = await start()
  for (const n of [0, 1]) {
    const cut = open()
    cut.write(head('/nobody') + piecesOf(9000, 1))
    await expect.poll(() => requests[2 * n]?.isCut).toBe(true)
    expect(requests[2 * n]?.handedOver).toBeLessThan(1010)
    const closed = once(cut, 'close')
    cut.destroy()
    await closed
    const good = open()
    good.write(`${head('/')}${piecesOf(500, 3)}0\r\n\r\n`)
    expect(sumOf(z.array(z.number()).parse(JSON.parse(bodyOf(await text(good)))))).toBe(1500)
  }
})
