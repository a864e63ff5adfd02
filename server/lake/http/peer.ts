import {getConnInfo} from '@hono/node-server/conninfo'
import type {Context} from 'hono'
import {distinctRemoteAddr, expandIPv6} from 'hono/utils/ipaddr'

/** What a server in front of the lake tells it about a request: `context.set('peer', address)`. */
export interface PeerEnv {
  Variables: {
    /** Address of the one who asks, proxies seen through. */
    peer?: string
  }
}

/** What is told of a request that comes by a WebSocket: nothing of it is seen in front of the lake. */
interface SocketBindings {
  peer: string
}

/** To be passed on with a request that comes by a WebSocket from this address. */
export const bySocket = (peer: string): SocketBindings => ({peer})

/** A request that came through no socket: the server's own rendering reads its content this way. */
export function isOurOwn({env}: Context): boolean {
  return !(typeof env === 'object' && env !== null && ('incoming' in env || 'peer' in env))
}

/**
 * Under what the one who asks is counted: the address that the server tells, else the other end of the connection.
 * An IPv6 customer has a whole /64 of addresses, so that is what is counted.
 */
export function senderOf(context: Context): string {
  const told: PeerEnv['Variables']['peer'] = context.get('peer')
  return senderAt(told ?? toldBySocket(context) ?? connectionAddress(context) ?? 'unknown')
}

/** Under what somebody at this address is counted. */
export function senderAt(peer: string): string {
  const address = peer.replace(/^::ffff:(?=\d+\.)/i, '')
  return distinctRemoteAddr(address) === 'IPv6'
    ? expandIPv6(address).split(':').slice(0, 4).join(':')
    : address
}

function toldBySocket({env}: Context<{Bindings: Partial<SocketBindings>}>): string | undefined {
  return env?.peer
}

function connectionAddress(context: Context) {
  try {
    return getConnInfo(context).remote.address
  } catch {
    // Without a socket, as in a test that calls the app itself.
    return undefined
  }
}
