import {maxHeaderSize, type IncomingMessage, type ServerResponse} from 'node:http'
import type {Duplex} from 'node:stream'

/** Time to read the answer: a connection that is destroyed at once may take it along. */
const LINGER_MS = 2000

/**
 * Answers what is no request, or has a head that is too long, with a sentence where Node would say nothing.
 * To be set as `clientError` of a server.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex) {
  // Whoever hung up hears nothing; what was answered already cannot be answered again.
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
  // Whoever goes on sending, or never hangs up, would have the connection for ever.
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** As Node does when `requestTimeout` is over, of a request that is to have less. */
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

/** Node counts what it has written for the response under way. */
function hasAnswered(socket: Duplex): boolean {
  return 'bytesWritten' in socket && typeof socket.bytesWritten === 'number' && socket.bytesWritten > 0
}
