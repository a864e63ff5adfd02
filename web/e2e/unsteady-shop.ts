import {createHash} from 'node:crypto'
import {once} from 'node:events'
import {createServer, request, type IncomingMessage, type ServerResponse} from 'node:http'
import {text} from 'node:stream/consumers'

/**
 * State of the server. `next`: it has only a new build, whose files have other names. `unfinished`: in addition, the script
 * that loads last is still missing. `failing`: each request gets a 502. `silent`: no request gets a response.
 */
type State = 'well' | 'next' | 'unfinished' | 'failing' | 'silent'

const NEXT = '/assets/next/'

/** A server between the browser and the shop under test, which fails on command. Each has an origin of its own. */
export async function openUnsteadyShop(shop: string) {
  let state: State = 'well'
  const requests: string[] = []
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = incoming.url ?? '/'
    requests.push(path)
    if (state === 'silent') return
    if (state === 'failing') {
      outgoing.writeHead(502).end()
      return
    }
    const isNext = state === 'next' || state === 'unfinished'
    const isAsset = path.startsWith('/assets/')
    const isGone = isAsset && isNext !== path.startsWith(NEXT)
    if (isGone || (state === 'unfinished' && /\/find-/.test(path))) {
      outgoing.writeHead(404).end()
      return
    }
    const headers = {...incoming.headers, host: new URL(shop).host, 'accept-encoding': 'identity'}
    // The build before had this tag.
    if (isNext) Reflect.deleteProperty(headers, 'if-none-match')
    const options = {method: incoming.method, headers}
    const asked = request(
      new URL(path.replace(NEXT, '/assets/'), shop),
      options,
      (answer) => void forward(answer, outgoing, isNext),
    )
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  }

  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    /** Paths of all requests so far, with their parameters. */
    requests,
    become(next: State) {
      state = next
      server.closeAllConnections()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Sends a response on. A new build has its assets at other addresses. */
async function forward(answer: IncomingMessage, outgoing: ServerResponse, isNext: boolean) {
  const type = answer.headers['content-type'] ?? ''
  if (!isNext || !/html|css|json/.test(type) || answer.statusCode !== 200) {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
    return
  }
  const {'content-length': _, etag: _tag, ...headers} = answer.headers
  const body = (await text(answer)).replaceAll('/assets/', NEXT)
  const policy = headers['content-security-policy']
  if (typeof policy === 'string') headers['content-security-policy'] = withScriptsOf(body, policy)
  outgoing.writeHead(200, headers)
  outgoing.end(body)
}

/** The policy of a page with other inline scripts: they name assets. */
function withScriptsOf(html: string, policy: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]* src=)[^>]*>(?<text>[^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return policy.replace('script-src ', `script-src ${hashes.join(' ')} `)
}
