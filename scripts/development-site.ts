import {createServer} from 'node:http'
import {join} from 'node:path'
import {getRequestListener} from '@hono/node-server'
import {builtBundle} from '../server/site/bundle.ts'
import {openSite} from '../server/site/site.ts'
import {root} from './build.ts'
import {run} from './run.ts'

// The site built with React's own checks in it, over the content of a running shop: what differs between
// the server's page and the browser's is an error here, and silent in production. For the browser tests.
const HELP = 'node scripts/development-site.ts <address of a running shop>'

const shop = process.argv[2]
if (!shop) {
  console.error(HELP)
  process.exit(2)
}

const dist = join(root, '.build/development')
const env = {NODE_ENV: 'development'}
for (const args of [
  ['build', '--mode', 'development', '--outDir', join(dist, 'client')],
  ['build', '--mode', 'development', '--ssr', '--outDir', join(dist, 'server')],
]) {
  const {code, output} = await run('vite', args, {cwd: root, env})
  if (code !== 0) {
    console.error(output)
    process.exit(1)
  }
}

process.env.NODE_ENV = 'development'

const SHOPS_OWN = /^\/(lake|forms|ip|uploads)(\/|$)/

/** Everything that is not the site's comes from the running shop. */
const fromShop = async (request: Request) => {
  const {pathname, search} = new URL(request.url)
  const headers = new Headers({accept: request.headers.get('accept') ?? '*/*'})
  const type = request.headers.get('content-type')
  if (type) headers.set('content-type', type)
  const body = request.body ? await request.arrayBuffer() : null
  return fetch(shop + pathname + search, {method: request.method, headers, body})
}

let site: ReturnType<typeof openSite> | undefined
const listener = getRequestListener(
  (request) =>
    SHOPS_OWN.test(new URL(request.url).pathname) || !site ? fromShop(request) : site.fetch(request),
  {overrideGlobalObjects: false},
)
const server = createServer((request, response) => void listener(request, response))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no address')
  const publicUrl = `http://localhost:${address.port}`
  site = openSite({
    bundles: builtBundle(dist),
    env: {
      publicUrl,
      apiBase: '/lake',
      liveBase: '/lake',
      imageBase: '/lake/images',
      projectId: 'stone-designs',
      dataset: 'production',
    },
    fetchContent: fromShop,
  })
  console.log(publicUrl)
})
