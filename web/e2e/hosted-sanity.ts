import {readFile} from 'node:fs/promises'
import {request as httpRequest, type IncomingHttpHeaders, type IncomingMessage} from 'node:http'
import {createSecureServer, type Http2ServerRequest, type Http2ServerResponse} from 'node:http2'
import {join} from 'node:path'
import type {Duplex} from 'node:stream'

export const PROJECT = 'stone-designs'
/** The Studio's origin: Sanity's own hosting of Studios. */
export const STUDIO_ORIGIN = `https://${PROJECT}.sanity.studio`
/** Origin of images and files. */
export const CDN_ORIGIN = 'https://cdn.sanity.io'

/** Hosts that the Studio may reach. The Studio may not reach the shop's own server. */
export const HOSTS =
  /^(?:(?:[\w-]+\.)?api|cdn)\.sanity\.io$|^sanity-cdn\.com$|^stone-designs\.sanity\.studio$/
/** Answers of hosts that are no lake: the newest version of the Studio, and whether its feedback form is open. */
const ELSEWHERE = /^\/v1\/modules\/|^\/vX\/intake\/feedback$/

/** Hosts of hosted Sanity, in front of the lake of a shop. */
export interface HostedSanity {
  /** Flag with which Chromium finds them. Its contexts must ignore errors of the certificate. */
  flag: string
  close(): void
}

/**
 * Stands in for hosted Sanity: the hosts of its API and its images lead to the lake of a shop. Sanity's hosting of Studios
 * leads to the shop's Studio, whose page gets the settings of a hosted project. It speaks HTTP/2: over HTTP/1.1 a browser
 * opens six connections to one host, and the Studio has more event streams.
 * @param shop origin of a shop with an embedded lake
 */
export async function startHostedSanity(shop: string): Promise<HostedSanity> {
  // A certificate for these hosts, signed by itself and valid until 2126. Nothing trusts it.
  const pem = await readFile(join(import.meta.dirname, 'hosted-sanity.pem'))
  const server = createSecureServer({key: pem, cert: pem, allowHTTP1: true}, (request, response) => {
    const target = targetOf(request.headers[':authority'] ?? request.headers.host, request.url)
    if (ELSEWHERE.test(request.url)) sendNothing(request, response)
    else if (target === undefined) response.writeHead(404).end()
    else if (isPage(target)) void sendPage(new URL(target, shop), response)
    else forward(request, response, new URL(target, shop))
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const target = targetOf(request.headers.host, request.url ?? '')
    if (target) tunnel(request, {socket, head}, new URL(target, shop))
    else socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const rules = ['*.sanity.io', '*.sanity.studio', 'sanity-cdn.com'].map(
    (hosts) => `MAP ${hosts} 127.0.0.1:${port}`,
  )
  return {flag: `--host-resolver-rules=${rules.join(',')}`, close: () => server.close()}
}

/** Path in the shop of an address at one of the hosts. */
function targetOf(host: string | undefined, url: string): string | undefined {
  if (host === new URL(STUDIO_ORIGIN).host) return url.startsWith('/studio') ? url : undefined
  // The lake names its images by its own path.
  return url.startsWith('/lake/') ? url : `/lake${url}`
}

const isPage = (target: string) => target.startsWith('/studio') && !target.startsWith('/studio/static/')

function sendNothing({headers}: Http2ServerRequest, response: Http2ServerResponse) {
  const allowed = {
    'access-control-allow-origin': headers['origin'] ?? '*',
    'access-control-allow-headers': '*',
  }
  response.writeHead(200, {...allowed, 'content-type': 'application/json'}).end('{}')
}

/** Sends the Studio's page with the settings that a shop with hosted Sanity puts there. */
async function sendPage(address: URL, response: Http2ServerResponse) {
  const page = await fetch(address)
  const settings = {projectId: PROJECT, dataset: 'production', apiHost: null, publicUrl: STUDIO_ORIGIN}
  const html = (await page.text()).replace(
    /(?<=id="studio-settings">).*?(?=<\/script>)/,
    JSON.stringify(settings),
  )
  response.writeHead(page.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.headers.get('content-security-policy') ?? '',
  })
  response.end(html)
}

function forward(request: Http2ServerRequest, response: Http2ServerResponse, address: URL) {
  const {method, headers} = request
  const passedOn = httpRequest(address, {method, headers: plain(headers)}, (answer) => {
    response.writeHead(answer.statusCode ?? 502, plain(answer.headers))
    answer.pipe(response)
  })
  passedOn.on('error', () => response.stream?.close())
  response.on('close', () => passedOn.destroy())
  request.pipe(passedOn)
}

/** Headers that belong to a message, not to its connection. */
const plain = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        !name.startsWith(':') && !['connection', 'host', 'keep-alive', 'transfer-encoding'].includes(name),
    ),
  )

function tunnel(request: IncomingMessage, {socket, head}: {socket: Duplex; head: Buffer}, address: URL) {
  const passedOn = httpRequest(address, {headers: request.headers})
  passedOn.on('upgrade', (answer: IncomingMessage, other: Duplex, otherHead: Buffer) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`)
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
    socket.write(otherHead)
    other.write(head)
    socket.pipe(other).pipe(socket)
    for (const end of [socket, other]) end.on('error', () => end.destroy())
  })
  passedOn.on('response', () => socket.destroy())
  passedOn.on('error', () => socket.destroy())
  passedOn.end()
}
