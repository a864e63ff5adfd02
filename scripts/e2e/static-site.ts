import {createServer} from 'node:http'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {getRequestListener} from '@hono/node-server'
import {serveStatic} from '@hono/node-server/serve-static'
import {Hono} from 'hono'
import {readConfig} from '../../server/config.ts'
import {root} from '../project/root.ts'
import {prerender} from '../prerender/prerender.ts'
import {reportAndExit} from '../terminal/terminal.ts'

// For the e2e tests: the prerendered site on a static file server that ignores query parameters, with the lake
// of a running shop. Prints its address.
const HELP = 'node scripts/e2e/static-site.ts <address of a running shop>'

const FOLDER = '.build/static'

const shop = process.argv[2]
if (!shop) {
  console.error(HELP)
  process.exit(2)
}

const app = new Hono()
for (const path of ['/lake/*', '/forms/*', '/ip', '/similar/*']) {
  app.all(path, async ({req}) => {
    const {pathname, search} = new URL(req.url)
    return fetch(new Request(shop + pathname + search, req.raw))
  })
}
app.get('*', (context, next) => serveStatic({root: join(root, FOLDER)})(context, next))
app.notFound(async (context) => context.html(await readFile(join(root, FOLDER, '404.html'), 'utf8'), 404))

const listener = getRequestListener(app.fetch, {overrideGlobalObjects: false})
const server = createServer((request, response) => void listener(request, response))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no address')
  const publicUrl = `http://localhost:${address.port}`
  const config = readConfig({PUBLIC_URL: publicUrl, LAKE_TOKEN: process.env.LAKE_TOKEN}, root)
  // One language is enough for what the e2e tests look at. All three take a minute.
  prerender(config, {folder: FOLDER, shop, starts: ['']}).then(() => console.log(publicUrl), reportAndExit)
})
