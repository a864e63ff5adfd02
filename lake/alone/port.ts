import {once} from 'node:events'
import {createServer} from 'node:http'
import {createSecureServer} from 'node:http2'
import type {Socket} from 'node:net'
import {getRequestListener} from '@hono/node-server'
import type {Hono} from 'hono'
import type {Lake} from '../lake.ts'
import {badRequest} from '../model/errors.ts'
import {attachSockets} from '../sockets.ts'

/** A port of this machine. Other machines do not reach it. */
export interface Port {
  /** Such as `http://localhost:4580`; with a certificate `https`. */
  url: string
  /** Sends requests to a lake from now on. */
  serve(lake: Lake, app: Hono): void
  close(): Promise<void>
}

/** A certificate in PEM. With it, the lake speaks HTTP/2, over which a Studio opens as many event streams as it needs. */
export interface Certificate {
  cert: Buffer
  key: Buffer
}

/**
 * Listens on a port of the loopback addresses. `{project}.localhost` leads there too.
 * @param port 0 finds a free one
 * @throws LakeError with a sentence when the port is taken or forbidden
 */
export async function servePort(port: number, tls?: Certificate): Promise<Port> {
  let current: Hono['fetch'] = () => new Response('The lake is opening.', {status: 503})
  const listener = getRequestListener((request, env) => current(request, env))
  const servers: ReturnType<typeof newServer>[] = []
  const connections = new Set<Socket>()
  const newServer = () =>
    tls
      ? createSecureServer(
          {...tls, allowHTTP1: true},
          (request, response) => void listener(request, response),
        )
      : createServer((request, response) => void listener(request, response))
  const open = async (host: string, at: number) => {
    const server = newServer()
    server.on('connection', (connection: Socket) => {
      connections.add(connection)
      connection.once('close', () => connections.delete(connection))
    })
    server.listen(at, host)
    await once(server, 'listening')
    servers.push(server)
    const address = server.address()
    return typeof address === 'object' && address ? address.port : at
  }
  const found = await open('127.0.0.1', port).catch((error: unknown) => {
    throw badRequest(`Port ${port} cannot be used (${String(error)}). Choose another with --port.`)
  })
  // A browser may try this address of "localhost" first. Not every machine has it.
  await open('::1', found).catch(() => undefined)
  return {
    url: `${tls ? 'https' : 'http'}://localhost:${found}`,
    serve(lake, app) {
      current = (request, ...rest) => refused(request, lake.options.projectId) ?? app.fetch(request, ...rest)
      for (const server of servers) attachSockets(server, {lake, app, prefix: ''})
    },
    async close() {
      const closed = servers.map(async (server) => once(server, 'close'))
      for (const server of servers) server.close()
      for (const connection of connections) connection.destroy()
      await Promise.all(closed)
    },
  }
}

const LOCAL = /^(?:([a-z0-9-]+)\.(?:api(?:cdn)?\.)?)?localhost$|^127\.0\.0\.1$|^\[::1\]$/

/**
 * The answer to a request for another project, or for a name that is not of this machine: a page elsewhere may have pointed
 * its own name here, to read what only this machine should.
 */
function refused({url}: Request, projectId: string): Response | undefined {
  const {hostname} = new URL(url)
  const [isLocal, project = projectId] = LOCAL.exec(hostname) ?? []
  if (isLocal !== undefined && project === projectId) return undefined
  const message = isLocal
    ? `This lake has the project "${projectId}". Start it with --project ${project} to serve that one.`
    : `This lake answers at localhost only, not at ${hostname}.`
  const statusCode = isLocal ? 404 : 421
  return Response.json({statusCode, error: 'Not Found', message}, {status: statusCode})
}
