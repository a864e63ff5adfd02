import {createServer} from 'node:http'
import {join} from 'node:path'
import {getRequestListener} from '@hono/node-server'
import {openSite, builtBundle} from '../../server/site/index.ts'
import {root} from '../project/root.ts'
import {run} from '../terminal/run.ts'

// For the e2e tests: the site as a development build of React, with the content of a running shop. This build
// reports every difference between the server's page and the browser's as an error; a production build is silent.
const HELP = 'node scripts/e2e/development-site.ts <address of a running shop>'

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

const NOT_THE_SITE = /^\/(lake|forms|ip|uploads)(\/|$)/

/** Passes a request that is not for the site on to the running shop. */
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
    NOT_THE_SITE.test(new URL(request.url).pathname) || !site ? fromShop(request) : site.fetch(request),
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
