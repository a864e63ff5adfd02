import type {Context} from 'hono'
import {connectionAddress, parseAddress, type ClientEnv} from './client-address.ts'

/** Bindings of a request that arrived over a WebSocket, in place of those of a connection. */
interface SocketBindings {
  clientAddress: string
}

/** Bindings to pass to an app with a request that arrived over a WebSocket from this address. */
export const overSocket = (clientAddress: string): SocketBindings => ({clientAddress})

/** Whether a request came from this process, without a connection. The site fetches content for its pages this way. */
export function isInternal({env}: Context): boolean {
  return !(typeof env === 'object' && env !== null && ('incoming' in env || 'clientAddress' in env))
}

/**
 * Rate-limit key of a request: the address that a server in front set, else that of the WebSocket or the connection.
 * Requests without any of them share the key `unknown`.
 */
export function senderOf(context: Context): string {
  const address: ClientEnv['Variables']['clientAddress'] = context.get('clientAddress')
  return senderAt(address ?? socketAddress(context) ?? connectionAddress(context) ?? 'unknown')
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

function socketAddress({env}: Context<{Bindings: Partial<SocketBindings>}>): string | undefined {
  return env?.clientAddress
}
