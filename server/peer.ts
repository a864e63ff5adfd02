import type {IncomingMessage} from 'node:http'
import {getConnInfo} from '@hono/node-server/conninfo'
import type {Context, MiddlewareHandler} from 'hono'

export interface PeerEnv {
  Variables: {
    /** Address of the one who asks; proxies of ours seen through. */
    peer: string
  }
}

/** An IPv4 address that came through an IPv6 socket is the same address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')

function connectionAddress(context: Context): string {
  try {
    return plain(getConnInfo(context).remote.address ?? 'unknown')
  } catch {
    // In process, there is no socket: the server's own rendering reads its content this way.
    return 'unknown'
  }
}

/**
 * Address that `X-Forwarded-For` gives: read from its end, since only what our own proxies appended can be believed.
 */
export function forwardedPeer(
  connection: string,
  header: string | undefined,
  trusted: readonly string[],
): string {
  const path = (header ?? '')
    .split(',')
    .map((address) => plain(address.trim()))
    .filter(Boolean)
  let peer = connection
  while (trusted.includes(peer) && path.length > 0) peer = path.pop() ?? peer
  return peer
}

/** The peer of a request for a WebSocket, which passes by everything that is set on others. */
export function peerOf({socket, headers}: IncomingMessage, trustedProxies: readonly string[]): string {
  const header = headers['x-forwarded-for']
  const path = Array.isArray(header) ? header.join(',') : header
  return forwardedPeer(plain(socket.remoteAddress ?? 'unknown'), path, trustedProxies)
}

/** Sets `peer` on each request. */
export function peer(trustedProxies: readonly string[]): MiddlewareHandler<PeerEnv> {
  return async (context, next) => {
    context.set(
      'peer',
      forwardedPeer(connectionAddress(context), context.req.header('x-forwarded-for'), trustedProxies),
    )
    await next()
  }
}
