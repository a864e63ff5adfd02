import {createServer, type Server, type ServerOptions} from 'node:http'
import {connect} from 'node:net'
import {text} from 'node:stream/consumers'
import {promisify} from 'node:util'
import {expect, onTestFinished, test, vi} from 'vitest'
import {answerUnreadable, endAfter} from './unreadable-request.ts'

/** Port of a server, which is closed at the end of the test. */
async function portOf(server: Server): Promise<number> {
  if (!server.listening) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** The response of a server that answers `ok` to requests. */
async function answerTo(bytes: string, options: ServerOptions = {}): Promise<string> {
  const server = createServer(options, (request, response) => {
    request.resume().on('end', () => response.end('ok'))
  })
  server.on('clientError', answerUnreadable)
  const socket = connect(await portOf(server), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

const head = (first: string, more = '') =>
  `${first} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${more}\r\n`

test.each([
  ['an address that is too long', head(`GET /?q=${'x'.repeat(20_000)}`), 413, '16 KB together'],
  ['a header that is too long', head('GET /', `X: ${'x'.repeat(20_000)}\r\n`), 413, '16 KB together'],
  ['bytes that are no request', 'hello\r\n\r\n', 400, 'can be read'],
  [
    'a body in broken chunks',
    head('POST /', 'Transfer-Encoding: chunked\r\n').concat('ZZ\r\nx\r\n'),
    400,
    'can be read',
  ],
  [
    'two lengths',
    head('POST /', 'Content-Length: 1\r\nContent-Length: 2\r\n').concat('x'),
    400,
    'can be read',
  ],
])('%s gets a sentence', async (_claim, bytes, status, sentence) => {
  const [headers = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n')
  expect(headers).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body)).toMatchObject({statusCode: status, message: expect.stringContaining(sentence)})
})

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost: sh'],
  ['body', head('POST /', 'Content-Length: 100\r\n').concat('x')],
])('a request that does not end its %s in time gets 408 and is closed', async (_part, bytes) => {
  const soon = {headersTimeout: 100, requestTimeout: 150, connectionsCheckingInterval: 20}
  const [headers = '', body = ''] = (await answerTo(bytes, soon)).split('\r\n\r\n')
  expect(headers).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
  expect(JSON.parse(body)).toMatchObject({
    statusCode: 408,
    message: expect.stringContaining('did not come to its end'),
  })
})

test('a body with a shorter time limit is cut off at that limit', async () => {
  const server = createServer((request, response) => {
    endAfter(100, request, response)
    request.resume().on('end', () => response.end('ok'))
  })
  server.on('clientError', answerUnreadable)
  const answer = async (bytes: string) => {
    const socket = connect(await portOf(server), '127.0.0.1')
    socket.write(bytes)
    return text(socket)
  }
  expect(await answer(head('POST /', 'Content-Length: 2\r\n').concat('x'))).toMatch(/^HTTP\/1.1 408/)
  expect(await answer(head('POST /', 'Content-Length: 1\r\n').concat('x'))).toMatch(/^HTTP\/1.1 200/)
})

test('a response that takes longer than the limit of the body is sent', async () => {
  const server = createServer((request, response) => {
    endAfter(50, request, response)
    request.resume().on('end', () => setTimeout(() => response.end('ok'), 200))
  })
  const socket = connect(await portOf(server), '127.0.0.1')
  socket.write(head('POST /', 'Content-Length: 1\r\n').concat('x'))
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200/)
})

test('a client that never closes its connection is disconnected', async () => {
  const server = createServer({headersTimeout: 100, requestTimeout: 150, connectionsCheckingInterval: 20})
  server.on('clientError', answerUnreadable)
  const port = await portOf(server)
  const socket = connect({port, host: '127.0.0.1', allowHalfOpen: true})
  socket.write('GET / HTTP/1.1\r\nHost: sh')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408/)
  await vi.waitFor(async () => expect(await promisify(server.getConnections.bind(server))()).toBe(0), 5000)
})

test('a readable request gets the usual response', async () => {
  expect(await answerTo(head('GET /'))).toMatch(/^HTTP\/1.1 200 OK\r\n.*\r\n\r\n.*ok/s)
})
