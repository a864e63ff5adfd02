import type {Context} from 'hono'
import {connectionAddress, parseAddress, type ClientBindings, type ClientEnv} from './client-address.ts'

/**
 * Bindings to pass to an app with a request that has no connection of its own: it arrived over a WebSocket from this
 * address, or the server makes it to render a page for this sender. It counts as the sender's own.
 */
export const onBehalfOf = (sender: string): ClientBindings => ({clientAddress: sender})

/** Whether a request came from this process and is made for nobody. */
export function isInternal({env}: Context): boolean {
  return !(typeof env === 'object' && env !== null && ('incoming' in env || 'clientAddress' in env))
}

/**
 * Rate-limit key of a request: the address that a server in front set, else that of the connection.
 * Requests without any of them share the key `unknown`.
 */
export function senderOf(context: Context): string {
  const address: ClientEnv['Variables']['clientAddress'] = context.get('clientAddress')
  return senderAt(address ?? connectionAddress(context) ?? 'unknown')
}

/** Rate-limit key of a client address: the address itself, or its /64 network for IPv6, since one customer has all of it. */
export function senderAt(clientAddress: string): string {
  const address = parseAddress(clientAddress)
  if (!address) return clientAddress
  return 'parts' in address
    ? `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : address.toString()
}
