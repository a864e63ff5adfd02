import {request as send, type IncomingMessage, type ServerResponse} from 'node:http'
import {connect} from 'node:net'
import type {Duplex} from 'node:stream'

/** Finds out where a server answers, waiting while it starts. @throws Error that says why it does not */
export type Origin = () => Promise<string>

/** The request as it came, with the address that it came from. */
const headersOf = ({headers, socket}: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', '),
})

const isRead = ({method}: IncomingMessage) => method === 'GET' || method === 'HEAD'

/**
 * Passes a request on and its answer back. A request that only reads is sent again when the server ends before it has
 * answered: it is being restarted.
 * @throws Error when no server answers
 */
export async function forward(request: IncomingMessage, response: ServerResponse, origin: Origin) {
  const address = await origin()
  try {
    await passOn(request, response, address)
  } catch (error) {
    if (!isRead(request) || response.headersSent || response.destroyed) throw error
    await passOn(request, response, await origin())
  }
}

function passOn(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
  const {hostname, port} = new URL(origin)
  return new Promise((resolve, reject) => {
    const {method, url: path} = request
    const passed = send({hostname, port, method, path, headers: headersOf(request)}, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.headers)
      answer.pipe(response)
      // The browser sees that it was cut off.
      answer.on('aborted', () => response.destroy())
      answer.on('close', resolve)
    })
    passed.on('error', reject)
    response.on('close', () => passed.destroy())
    if (isRead(request)) passed.end()
    else request.pipe(passed)
  })
}

/** Passes a request for a WebSocket on, and then every byte both ways. */
export async function forwardSocket(request: IncomingMessage, socket: Duplex, head: Buffer, origin: Origin) {
  const {hostname, port} = new URL(await origin())
  const passed = connect(Number(port), hostname, () => {
    const headers = Object.entries(headersOf(request)).flatMap(([name, value]) =>
      [value ?? []].flat().map((each) => `${name}: ${each}`),
    )
    passed.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
    passed.write(head)
    socket.pipe(passed).pipe(socket)
  })
  for (const [one, other] of [
    [socket, passed],
    [passed, socket],
  ] as const) {
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
  }
}
