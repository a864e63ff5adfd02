import {createServer} from 'node:http'
import {getRequestListener} from '@hono/node-server'
import {createClient, type ClientConfig, type SanityClient} from '@sanity/client'
import {Hono} from 'hono'
import {lakeApp} from '../app.ts'
import {openLake, type Lake} from '../lake.ts'
import {attachSockets} from '../sockets.ts'

export const TEST_TOKEN = 'test-token-test-token-test-token-test-token'

/** A lake in memory on a real port, under `/lake` as in the product. */
export interface TestServer {
  lake: Lake
  /** Address of the lake, such as `http://127.0.0.1:4120/lake`. */
  base: string
  /** Returns a client. Default: an administrator's token, no perspective, API version 2025-02-19. */
  client(config?: Partial<ClientConfig>): SanityClient
  close(): Promise<void>
}

interface TestServerOptions {
  /** Returns the address behind a WebSocket. Default: the other end of the connection. */
  peerOf?: () => string
  /** Milliseconds in which a WebSocket must send a valid token. */
  identifyMs?: number
}

export async function startTestServer({peerOf, identifyMs}: TestServerOptions = {}): Promise<TestServer> {
  const lake = openLake({
    dataDir: ':memory:',
    publicBase: 'http://localhost/lake',
    projectId: 'stone-designs',
    dataset: 'production',
    token: TEST_TOKEN,
    onError: (error) => {
      throw error
    },
  })
  const api = lakeApp(lake)
  const app = new Hono().mount('/lake', api.fetch)
  const handle = getRequestListener(app.fetch)
  const server = createServer((request, response) => void handle(request, response))
  attachSockets(server, {lake, app: api, prefix: '/lake', peerOf, identifyMs})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const base = `http://127.0.0.1:${port}/lake`
  return {
    lake,
    base,
    client: (config = {}) =>
      createClient({
        projectId: 'stone-designs',
        dataset: 'production',
        apiHost: base,
        useProjectHostname: false,
        apiVersion: '2025-02-19',
        useCdn: false,
        token: TEST_TOKEN,
        ...config,
      }),
    async close() {
      lake.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
