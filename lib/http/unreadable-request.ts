import {maxHeaderSize, type IncomingMessage, type ServerResponse} from 'node:http'
import type {Duplex} from 'node:stream'

/** Time for the client to read the response. Destroying the connection at once may discard it. */
const LINGER_MS = 2000

/**
 * Responds with a sentence to bytes that are no request, or to a head that is too long; Node would send no body. Set it
 * as the listener of a server's `clientError`.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex) {
  // A closed connection takes no response, and a request takes only one.
  if (error.code === 'ECONNRESET' || !socket.writable || hasAnswered(socket)) {
    socket.destroy()
    return
  }
  const [status, name, message] = answerFor(error)
  const body = JSON.stringify({statusCode: status, error: name, message})
  const head = [
    `HTTP/1.1 ${status} ${name}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // A client that keeps sending, or never closes, would keep the connection for ever.
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** Ends a request whose body takes too long, as Node does after `requestTimeout`, but sooner. */
export function endAfter(milliseconds: number, request: IncomingMessage, response: ServerResponse) {
  if (request.complete) return
  const timer = setTimeout(() => {
    if (request.complete || request.destroyed) return
    answerUnreadable(Object.assign(new Error('Too slow'), {code: 'ERR_HTTP_REQUEST_TIMEOUT'}), request.socket)
  }, milliseconds).unref()
  response.on('close', () => clearTimeout(timer))
}

function answerFor({code}: NodeJS.ErrnoException): [status: number, name: string, message: string] {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const most = `${maxHeaderSize / 1024} KB`
    return [413, 'Payload Too Large', `The address and the headers may have ${most} together`]
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return [408, 'Request Timeout', 'The request did not come to its end in time']
  return [400, 'Bad Request', 'This is not a request that can be read']
}

/** Node counts the bytes that it has written to the connection. */
function hasAnswered(socket: Duplex): boolean {
  return 'bytesWritten' in socket && typeof socket.bytesWritten === 'number' && socket.bytesWritten > 0
}
