import {mkdtemp, rm} from 'node:fs/promises'
import {createServer} from 'node:http'
import type {Socket} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {getRequestListener} from '@hono/node-server'
import {Hono} from 'hono'
import {lakeApp} from '@stone-designs/lake/app'
import {openLake} from '@stone-designs/lake'
import {attachSockets} from '@stone-designs/lake/sockets'

const TOKEN = 'administrator-token-of-the-test-lake-0123456789'

/** Starts an empty lake on a free port, for tests of its clients. */
export async function startTestLake() {
  const dataDir = await mkdtemp(join(tmpdir(), 'lake-'))
  const app = new Hono()
  const listener = getRequestListener(app.fetch, {overrideGlobalObjects: false})
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const apiHost = `http://127.0.0.1:${port}/lake`
  const connection = {projectId: 'stone-designs', dataset: 'production', apiHost}
  const lake = openLake({
    dataDir,
    publicBase: apiHost,
    projectId: 'stone-designs',
    dataset: 'production',
    token: TOKEN,
  })
  const api = lakeApp(lake)
  app.route('/lake', api)
  attachSockets(server, {lake, app: api, prefix: '/lake'})
  return {
    ...connection,
    lake,
    token: TOKEN,
    /** Closes every connection, as a restart of the server would. */
    dropConnections,
    async close() {
      lake.close()
      dropConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(dataDir, {recursive: true, force: true})
    },
  }
}
