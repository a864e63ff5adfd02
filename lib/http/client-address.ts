import type {IncomingHttpHeaders, IncomingMessage} from 'node:http'
import {getConnInfo} from '@hono/node-server/conninfo'
import type {Context, MiddlewareHandler} from 'hono'
import ipaddr from 'ipaddr.js'
import {watchProxies} from './proxy-watch.ts'

export interface ClientEnv {
  Variables: {
    /**
     * IP address of the client, as seen through trusted proxies; `unknown` for a request without a connection. Absent
     * where nothing sets it, as in a lake that is served without the shop.
     */
    clientAddress?: string
    /** Whether the request comes from this machine, and yet may be one of a visitor: a proxy does not say. */
    isAnybodys?: boolean
    /**
     * Waits for the client's next turn. To call before work that takes this thread longer than the start of a request.
     * Absent where `queueRequests` is not in use.
     */
    turn?: () => Promise<void>
    /** Id of the request in the log. */
    requestId?: string
    /** What `errorHandler` reports, and what it answers, after a failure that nobody foresaw. */
    failure?: {problem: string; sentence: string}
  }
}

export interface ClientAddresses {
  /** Sets `clientAddress` on each request. */
  middleware: MiddlewareHandler<ClientEnv>
  /** Address of the client that requests a WebSocket: such requests bypass all middleware. */
  of(request: IncomingMessage): string
  /** The problem of a proxy in the last hour, and the setting to change. */
  problem(): string | undefined
}

interface Options {
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed; each passes `isAddressOrNetwork`. */
  trustedProxies: readonly string[]
  /** Address that visitors use. With a name of this machine alone, as in development, there is no proxy. */
  publicUrl?: string
  /** Receives sentences for the log, each at most once. */
  onNotice: (sentence: string) => void
}

/** Whether this is an IP address, or a network in CIDR notation such as `10.0.0.0/8`. */
export function isAddressOrNetwork(text: string): boolean {
  return parseAddress(text) !== undefined || parseNetwork(text) !== undefined
}

/** Finds the address of each client, behind the proxies that the settings trust. */
export function clientAddresses({trustedProxies, publicUrl, onNotice}: Options): ClientAddresses {
  const networks = trustedProxies.flatMap((text) => networkOf(text) ?? [])
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host
  const hasProxy = publicHost !== undefined && !LOCAL.test(publicHost)
  const watch = watchProxies(onNotice)

  function addressOf(connection: string, headers: IncomingHttpHeaders): string {
    const peer = parseAddress(connection)
    if (!peer) return connection
    const {host, 'x-forwarded-for': header = ''} = headers
    // Hono joins several headers of one name, and Node does not.
    const path = String(header)
    const client = lastUntrusted(peer, path, networks)
    if (isSilent(peer, headers) && (host === publicHost || isOfBrowser(headers))) watch.report(SILENT_PROXY)
    watch.see({
      peer: peer.toString(),
      client: client.toString(),
      headers,
      path,
      isPeerTrusted: isTrusted(peer, networks),
      isPeerPrivate: isPrivate(peer),
      isClientPrivate: isPrivate(client),
    })
    return client.toString()
  }

  /** Whether a program on this machine may pass on the requests of visitors without naming them. */
  const isSilent = (peer: Address, headers: IncomingHttpHeaders) =>
    hasProxy &&
    peer.range() === 'loopback' &&
    !headers['x-forwarded-for'] &&
    headers['user-agent'] !== OWN_AGENT

  return {
    middleware: async (context, next) => {
      const headers = context.req.header()
      const connection = connectionAddress(context) ?? 'unknown'
      const client = addressOf(connection, headers)
      context.set('clientAddress', client)
      const peer = parseAddress(connection)
      context.set('isAnybodys', peer !== undefined && isSilent(peer, headers))
      await next()
      if (context.res.status === 429) watch.refused(client, context.req.path)
    },
    of: ({socket, headers}) => addressOf(socket.remoteAddress ?? 'unknown', headers),
    problem: () => watch.problem(),
  }
}

/** User agent of the shop's own scripts. */
export const OWN_AGENT = 'stone-designs'

const isOfBrowser = (headers: IncomingHttpHeaders) => headers['user-agent']?.startsWith('Mozilla/') ?? false

/** Names of this machine. */
const LOCAL = /^(?:localhost|127\.[\d.]+|\[::1\])(?::|$)/

const SILENT_PROXY =
  'A program on this machine sends requests for the public address of the site without X-Forwarded-For, so all their visitors count as one. If it is your proxy, let it send X-Forwarded-For. The recipes are in docs/deploy.md, "Behind a proxy".'

/** Bindings of a request that has no connection of its own, but is made for a client. */
export interface ClientBindings {
  clientAddress: string
}

/**
 * Address of the TCP peer, or of the client that the request is made for; undefined for a request in this process that is
 * made for nobody.
 */
export function connectionAddress(context: Context): string | undefined {
  const client = boundAddress(context)
  if (client !== undefined) return client
  try {
    return getConnInfo(context).remote.address
  } catch {
    return undefined
  }
}

function boundAddress({env}: Context<{Bindings: Partial<ClientBindings>}>): string | undefined {
  return env?.clientAddress
}

type Address = ReturnType<typeof ipaddr.process>
interface Network {
  address: Address
  /** Length of the prefix. */
  bits: number
}

/**
 * Follows `X-Forwarded-For` from its end: only entries that trusted proxies appended can be believed. An entry that is
 * no address ends the path, so the proxy that appended it counts as the client.
 */
function lastUntrusted(peer: Address, header: string, networks: readonly Network[]): Address {
  let address = peer
  for (const entry of header.split(',').reverse()) {
    if (!isTrusted(address, networks)) return address
    const text = entry.trim()
    if (text === '') continue
    const next = parseAddress(withoutPort(text))
    if (!next) return address
    address = next
  }
  return address
}

/** Addresses of this machine, and of networks that the internet does not reach, such as Docker's. */
const isPrivate = (address: Address) =>
  ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'].includes(address.range())

const isTrusted = (address: Address, networks: readonly Network[]) =>
  networks.some(
    (network) => network.address.kind() === address.kind() && address.match(network.address, network.bits),
  )

/** Removes the port that some proxies append, as in `[address]:port` for IPv6: every connection has another port. */
const withoutPort = (text: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text

/** An IPv4 address in IPv6 form (`::ffff:192.0.2.1`) becomes the IPv4 address. @returns undefined for anything else */
export function parseAddress(text: string): Address | undefined {
  // The parser also reads forms such as 0x7f.1, which no proxy sends.
  const isAddress = text.includes(':') ? ipaddr.IPv6.isValid(text) : ipaddr.IPv4.isValidFourPartDecimal(text)
  return isAddress ? ipaddr.process(text) : undefined
}

/** Bits of an IPv6 address before the IPv4 address in it, as in `::ffff:192.0.2.1`. */
const MAPPED_BITS = 96

function parseNetwork(text: string): Network | undefined {
  const isNetwork = text.includes(':')
    ? ipaddr.IPv6.isValidCIDR(text)
    : ipaddr.IPv4.isValidCIDRFourPartDecimal(text)
  if (!isNetwork) return undefined
  const [address, bits] = ipaddr.parseCIDR(text)
  if (!(address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress())) return {address, bits}
  // Peers in this form become IPv4 addresses. A wider network holds other addresses too.
  return bits < MAPPED_BITS ? undefined : {address: address.toIPv4Address(), bits: bits - MAPPED_BITS}
}

function networkOf(text: string): Network | undefined {
  const address = parseAddress(text)
  return address ? {address, bits: address.kind() === 'ipv4' ? 32 : 128} : parseNetwork(text)
}
