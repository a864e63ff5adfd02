import {createServer, type Server, type ServerResponse} from 'node:http'
import {styleText} from 'node:util'
import {ConfigError, type Config} from '../../server/config.ts'
import {endOnSignal} from '../../lib/process/end-on-signal.ts'
import {root} from '../project/root.ts'
import {command} from '../terminal/command.ts'
import {forward, forwardSocket, type Origin} from '../dev/proxy.ts'
import {RELOAD, VITE_PATH} from '../dev/paths.ts'
import {superviseShop, type ShopProcess} from '../dev/shop.ts'
import {openStudio, type StudioServer} from '../dev/studio.ts'
import {openTypes} from '../dev/types.ts'
import {openSources, type Sources} from '../dev/vite.ts'
import {seedEmptyLake} from '../seed/first-seed.ts'
import {preflight} from '../setup/preflight.ts'
import {loadConfig} from '../project/settings.ts'
import {reportAndExit, step} from '../terminal/terminal.ts'

const HELP = `npm run dev

Serves the shop from its sources on one port, seeded, for as long as somebody works on them. Ctrl-C stops it.
  a component, a style   shows in the open page; the page keeps its state
  a query                loads the open page again, and generates the types
  the server             starts again; the content stays
  a schema               generates the types, and loads the open Studio again
  a type error           is a line here
Settings come from the environment and .env, as for npm start. The Studio starts when it is first opened.`

/** Milliseconds after which Ctrl-C waits for nothing any more. */
const CLOSING_MS = 1900

/** Files that the shop's process loads itself, and not through Vite. */
const SHOP_SOURCES = /^(?:server|scripts\/dev)\//

const TEST = /\.test\.tsx?$/

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/

function assertThisMachineOnly({host}: Config) {
  if (LOOPBACK.test(host)) return
  throw new ConfigError(
    `HOST=${host} would show the sources to other machines. npm run dev serves this machine only: leave HOST out, or use npm start.`,
  )
}

/** The shop's server is behind this one: it believes the address that this one names. */
const shopEnv = ({publicUrl, trustedProxies}: Config) => ({
  NODE_ENV: 'development',
  NODE_COMPILE_CACHE: `${root}/.build/compiled`,
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: publicUrl,
  TRUSTED_PROXIES: [...trustedProxies, '127.0.0.1', '::1'].join(','),
})

interface Parts {
  sources: Sources
  shop: ShopProcess
  studio: StudioServer
}

/** Passes each request to the part that answers it. */
function connectParts(server: Server, {sources, shop, studio}: Parts) {
  const originFor = (url = ''): Origin => (/^\/studio(?:[/?]|$)/.test(url) ? studio.origin : shop.origin)
  server.on('request', (request, response) => {
    if (request.url?.startsWith(VITE_PATH)) {
      sources.middleware(request, response, () => response.writeHead(404).end('Vite has no such file.'))
      return
    }
    forward(request, response, originFor(request.url)).catch((error: unknown) =>
      answerFailure(response, error),
    )
  })
  server.on('upgrade', (request, socket, head) => {
    // Vite listens for its own.
    if (request.url?.startsWith(VITE_PATH)) return
    forwardSocket(request, socket, head, originFor(request.url)).catch(() => socket.destroy())
  })
}

function answerFailure(response: ServerResponse, error: unknown) {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const reason = error instanceof Error ? error.message : String(error)
  response.writeHead(503, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'})
  response.end(
    `<!DOCTYPE html><meta charset="utf-8"><title>Nobody answers</title><pre>${reason.replaceAll('<', '&lt;')}</pre><script type="module" src="${RELOAD}"></script>`,
  )
}

const listen = (server: Server, {port, host}: Config) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })

function printAddresses(url: string, signInLink: string | undefined, started: number) {
  const line = (label: string, address: string) =>
    console.log(`  ${label.padEnd(8)} ${styleText('cyan', address)}`)
  console.log()
  line('Site', url)
  line('Studio', `${url}/studio`)
  if (signInLink) line('Sign in', signInLink)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`\nReady after ${seconds} s. Save a file and see it arrive; press Ctrl-C to stop.\n`)
}

async function develop() {
  const started = performance.now()
  const config = loadConfig(root)
  assertThisMachineOnly(config)
  await preflight(config)
  const server = createServer()
  const types = openTypes(root)
  const sources = await step('Opening the sources', () =>
    openSources({
      root,
      server,
      onQueryChange: () => types.generate(),
      onChange(file) {
        if (file.startsWith('schemas/')) types.generate()
        else if (/\.tsx?$/.test(file)) types.check()
        if (SHOP_SOURCES.test(file) && !TEST.test(file)) shop.restart(file)
      },
    }),
  )
  const shop = superviseShop({root, env: shopEnv(config), sources})
  const studio = openStudio(config, root)
  connectParts(server, {sources, shop, studio})
  await listen(server, config)
  let isClosing = false
  async function close() {
    isClosing = true
    server.close()
    server.closeAllConnections()
    for (const part of [studio, types]) part.close()
    await Promise.all([shop.close(), sources.close()])
  }
  endOnSignal(close, {
    onBegin: () => console.log('\nClosing; everything is saved.'),
    fail: reportAndExit,
    longestMs: CLOSING_MS,
  })
  try {
    await makeReady(config, shop)
  } catch (error) {
    // A Ctrl-C breaks off what is under way.
    if (isClosing) return
    throw error
  }
  types.check()
  printAddresses(config.publicUrl, shop.signInLink(), started)
}

async function makeReady(config: Config, shop: ShopProcess) {
  const origin = await step('Starting the server', shop.origin)
  await seedEmptyLake(config, origin)
  await step('Making the first page', () => fetch(origin).then((page) => page.text()))
}

await command(HELP, {}, develop)
