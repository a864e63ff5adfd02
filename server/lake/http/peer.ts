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

/**
 * Under what the one who asks is counted: the address that the server tells, else the other end of the connection.
 * An IPv6 customer has a whole /64 of addresses, so that is what is counted.
 */
export function senderOf(context: Context): string {
  const told: PeerEnv['Variables']['peer'] = context.get('peer')
  const address = (told ?? connectionAddress(context) ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '')
  return distinctRemoteAddr(address) === 'IPv6'
    ? expandIPv6(address).split(':').slice(0, 4).join(':')
    : address
}

function connectionAddress(context: Context) {
  try {
    return getConnInfo(context).remote.address
  } catch {
    // Without a socket, as in a test that calls the app itself.
    return undefined
  }
}
