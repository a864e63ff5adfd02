import {lookup, type LookupAddress, type LookupOptions} from 'node:dns'
import {Agent as HttpAgent, request as requestHttp} from 'node:http'
import {Agent, request} from 'node:https'
import ipaddr from 'ipaddr.js'

interface Outgoing {
  url: string
  headers: Record<string, string>
  body: string | Buffer
}

interface Bounds {
  /** `HTTPS_PROXY`, `NO_PROXY` and their likes. */
  proxies: Record<string, string | undefined>
  /** Whether a strange address was given, which must not lead into a private network. */
  isPublicOnly?: boolean
}

/** The other side refused. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number

  constructor(status: number, text: string) {
    super(`It answered with status ${status}${text && `: ${text}`}.`)
    this.status = status
  }
}

const TIMEOUT_MS = 20_000
/** Characters of an answer that a reason repeats. */
const MAX_REASON = 200

/** Whether this is an IP address that anybody on the internet can reach. */
const isPublicAddress = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Whether an address may be asked for: encrypted, and no machine of a private network by its name or number. */
export function isPublicUrl(url: string): boolean {
  const {protocol, hostname} = new URL(url)
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  if (protocol !== 'https:' || /(?:^|\.)(?:localhost|local|internal)\.?$/.test(host)) return false
  return ipaddr.isValid(host) ? isPublicAddress(host) : host.includes('.')
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** Finds the address of a host. A public name may have an address in a private network. */
function lookupPublic(hostname: string, options: LookupOptions, callback: Found) {
  lookup(hostname, options, (error, address, family) => {
    const found = typeof address === 'string' ? [address] : address.map((each) => each.address)
    if (!error && !found.every(isPublicAddress))
      return callback(new Error(`${hostname} is in a private network.`), '')
    callback(error, address, family)
  })
}

/**
 * Sends a message. Redirects are not followed.
 * @throws Refused for every status but 2xx
 * @throws Error when nothing answers
 */
export async function post({url, headers, body}: Outgoing, {proxies, isPublicOnly}: Bounds): Promise<void> {
  if (isPublicOnly && !isPublicUrl(url)) throw new Error(`${new URL(url).hostname} is in a private network.`)
  const isEncrypted = url.startsWith('https:')
  // A proxy finds the address itself, and may be in a private network.
  const isDirect = proxies.https_proxy === undefined && proxies.HTTPS_PROXY === undefined
  const options = {
    method: 'POST',
    headers: {...headers, 'content-length': Buffer.byteLength(body)},
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(isPublicOnly && isDirect && {lookup: lookupPublic}),
  }
  const {status, text} = await new Promise<{status: number; text: string}>((resolve, reject) => {
    const sent = isEncrypted
      ? request(url, {...options, agent: new Agent({proxyEnv: proxies})})
      : requestHttp(url, {...options, agent: new HttpAgent({proxyEnv: proxies})})
    sent.on('error', reject).on('response', (response) => {
      let text = ''
      const done = () => resolve({status: response.statusCode ?? 0, text: text.slice(0, MAX_REASON).trim()})
      response.setEncoding('utf8').on('error', reject).on('end', done)
      response.on('data', (chunk: string) => {
        text += chunk
        if (text.length <= MAX_REASON) return
        done()
        response.destroy()
      })
    })
    sent.end(body)
  })
  if (status < 200 || status > 299) throw new Refused(status, text)
}
