import type {Context} from 'hono'
import {connectionAddress, parseAddress, type ClientBindings, type ClientEnv} from './client-address.ts'

/**
 * Bindings of a request without a connection of its own, which counts against the limits of `clientKey`: it arrived over a
 * WebSocket from this address, or the server renders a page for this client.
 */
export const onBehalfOf = (clientKey: string): ClientBindings => ({clientAddress: clientKey})

/** Whether the server makes a request on its own behalf: no client sent it, and it is made for no client. */
export function isInternal({env}: Context): boolean {
  return !(typeof env === 'object' && env !== null && ('incoming' in env || 'clientAddress' in env))
}

/**
 * Rate-limit key of a request: the address that a server in front set, else the address of the connection. Requests
 * without an address share the key `unknown`.
 */
export function clientKeyOf(context: Context): string {
  const address: ClientEnv['Variables']['clientAddress'] = context.get('clientAddress')
  return clientKeyAt(address ?? connectionAddress(context) ?? 'unknown')
}

/** `0:0:0:0::/64` is the client key of `::1`. */
const LOOPBACK = /^127\.|^0:0:0:0::/

/**
 * The client key whose rate limit counts a page. Requests that this machine makes for itself have no limit, such as
 * those of monitors and of prerendering. A proxy on this machine names its client, so the visitors of a proxy that is
 * missing in TRUSTED_PROXIES share one limit, as do the visitors of a proxy that names nobody.
 */
export function chargedClientKeyOf(context: Context): string | undefined {
  const clientKey = clientKeyOf(context)
  const clients = (context.req.header('x-forwarded-for') ?? '').split(',').map((client) => client.trim())
  const isAnybodys: ClientEnv['Variables']['isAnybodys'] = context.get('isAnybodys')
  if (isAnybodys) return clientKey
  const isOwn = [clientKey, ...clients.filter(Boolean).map(clientKeyAt)].every((client) =>
    LOOPBACK.test(client),
  )
  return isOwn ? undefined : clientKey
}

/** Rate-limit key of a client address: the address itself, or its /64 network for IPv6, since one customer has all of it. */
export function clientKeyAt(clientAddress: string): string {
  const address = parseAddress(clientAddress)
  if (!address) return clientAddress
  return 'parts' in address
    ? `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : address.toString()
}

/** The /48 network of a client that is an IPv6 network; undefined for any other. A provider gives one customer up to a /48. */
export function networkOf(clientKey: string): string | undefined {
  const [, network] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(clientKey) ?? []
  return network && `${network}:/48`
}
