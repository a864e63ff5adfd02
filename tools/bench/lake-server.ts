import {createServer} from 'node:http'
import {getRequestListener} from '@hono/node-server'
import {lakeApp} from '@stone-designs/lake/app'
import {openLake} from '@stone-designs/lake'
import {lakeOptions} from './lake-documents.ts'

// Serves a lake in its own process. The argument is its folder. Sends its port and its start time to the parent.
const [, , dataDir = ''] = process.argv
const started = performance.now()
const lake = openLake(lakeOptions(dataDir))
const listener = getRequestListener(lakeApp(lake).fetch, {overrideGlobalObjects: false})
const server = createServer((request, response) => void listener(request, response))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  process.send?.({port, startMs: performance.now() - started})
})
process.on('disconnect', () => {
  lake.close()
  process.exit(0)
})
