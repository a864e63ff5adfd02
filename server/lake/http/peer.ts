import {getConnInfo} from '@hono/node-server/conninfo'
import type {Context} from 'hono'
import {distinctRemoteAddr, expandIPv6} from 'hono/utils/ipaddr'

/** Set by the server in front of the lake: `context.set('peer', address)`. */
export interface PeerEnv {
  Variables: {
    /** Address of the client, behind any trusted proxies. */
    peer?: string
  }
}

/** Bindings of a request that arrives over a WebSocket. The server in front of the lake does not see such a request. */
interface SocketBindings {
  peer: string
}

/** Bindings for a request that arrives over a WebSocket from this address. */
export const bySocket = (peer: string): SocketBindings => ({peer})

/** Whether a request came through no socket. The server's own rendering reads its content this way. */
export function isOurOwn({env}: Context): boolean {
  return !(typeof env === 'object' && env !== null && ('incoming' in env || 'peer' in env))
}

/**
 * Sender of a request, as a rate-limit key: made from the address that the server in front has set, else from the
 * other end of the connection.
 */
export function senderOf(context: Context): string {
  const peer: PeerEnv['Variables']['peer'] = context.get('peer')
  return senderAt(peer ?? peerOfSocket(context) ?? connectionAddress(context) ?? 'unknown')
}

/** Rate-limit key of a client address: the address itself, or its /64 network for IPv6. One customer has a whole /64. */
export function senderAt(peer: string): string {
  const address = peer.replace(/^::ffff:(?=\d+\.)/i, '')
  return distinctRemoteAddr(address) === 'IPv6'
    ? expandIPv6(address).split(':').slice(0, 4).join(':')
    : address
}

function peerOfSocket({env}: Context<{Bindings: Partial<SocketBindings>}>): string | undefined {
  return env?.peer
}

function connectionAddress(context: Context) {
  try {
    return getConnInfo(context).remote.address
  } catch {
    // There is no connection, for example in a test that calls the app directly.
    return undefined
  }
}
