import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {Agent, IncomingMessage, request} from 'node:http'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {text} from 'node:stream/consumers'
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {z} from 'zod'
import {root} from '../project/root.ts'

let home: string
let port: number

/** A project whose server says its version, and opens its data when the former has closed them. */
const SERVER = (version: string, then = '') => `
import {createServer} from 'node:http'
import {existsSync, rmSync, writeFileSync} from 'node:fs'
import {endingsOf, listenOn, openPort} from '${join(root, 'lib/http/port.ts')}'
const config = {port: Number(process.env.PORT), host: '127.0.0.1'}
let listen = listenOn(config)
if (process.env.SHOP_WAITS === 'on') {
  listen = await openPort(config)
  process.send({kind: 'waits'})
  await new Promise((resolve) => process.on('message', (word) => word === 'open' && resolve()))
}
const data = process.env.DATA
if (existsSync(data)) throw new Error('Another server has the data open')
writeFileSync(data, '')
const server = createServer((request, response) => setTimeout(() => response.end('${version}'), 20))
const endings = endingsOf(server)
const end = () => endings.drain().then(() => { rmSync(data, {force: true}); process.exit(0) })
process.on('message', (word) => word === 'drain' && end())
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end)
${then}
await listen(server)
process.send({kind: 'serves'})
`

function write(path: string, content: string) {
  mkdirSync(dirname(join(home, path)), {recursive: true})
  writeFileSync(join(home, path), content)
}

const writeVersion = (version: string, server: string) =>
  write(`.releases/${version}/scripts/commands/start.ts`, server)

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'supervise దుకాణం '))
  onTestFinished(() => rmSync(home, {recursive: true}))
  for (const path of ['scripts/bootstrap.mjs', 'scripts/release/supervise.mjs'])
    cpSync(join(root, path), join(home, path))
  for (const folder of ['', '.releases/2/'])
    for (const path of ['package-lock.json', 'node_modules/.package-lock.json'])
      write(`${folder}${path}`, '{"packages": {}}')
  write('scripts/commands/start.ts', SERVER('1'))
  write('scripts/commands/upgrade.ts', "console.log('The data are those of ' + process.argv[3])")
  writeVersion('2', SERVER('2'))
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
  probe.close()
})

/** Starts the command, and waits until the shop answers. */
async function start(): Promise<ChildProcess> {
  const env = {...process.env, PORT: String(port), DATA: join(home, 'data.open')}
  const shop = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {cwd: home, env, stdio: 'pipe'})
  onTestFinished(() => void shop.kill('SIGKILL'))
  await vi.waitFor(() => ask(), 10_000)
  return shop
}

/**
 * @returns the version that answers. A server may close a quiet connection while the next request is on its way: browsers
 * and proxies send that request again.
 */
async function ask(agent = new Agent()): Promise<string> {
  const sent = request({port, host: '127.0.0.1', agent}).end()
  try {
    const [response] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(sent, 'response'))
    return await text(response)
  } catch (error) {
    if (sent.reusedSocket) return ask()
    throw error
  }
}

const order = (change: object = {}) =>
  write(
    '.releases/order.json',
    JSON.stringify({kind: 'to', from: '', to: '2', backup: 'B', watchSeconds: 60, ...change}),
  )

const state = z.object({kind: z.string(), sentence: z.string()})

const becomes = (kind: string) =>
  vi.waitFor(() => {
    const now = state.parse(JSON.parse(readFileSync(join(home, '.releases/state.json'), 'utf8')))
    expect(now.kind).toBe(kind)
    return now.sentence
  }, 10_000)

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s to the command alone ends the server too',
  async (signal) => {
    const shop = await start()
    shop.kill(signal)
    expect(await once(shop, 'exit')).toEqual([0, null])
    await expect(ask()).rejects.toThrow('ECONNREFUSED')
  },
)

test('a new version takes over without a refused request, and stays when it is well', async () => {
  const shop = await start()
  const answers: string[] = []
  const over = new AbortController()
  const agents = [new Agent(), new Agent({keepAlive: true})]
  const visitors = Array.from({length: 10}, async (_, index) => {
    while (!over.signal.aborted) answers.push(await ask(agents[index % 2]))
  })
  order({watchSeconds: 0.5})
  expect(await becomes('settled')).toBe('Version 2 has served without a failure. The upgrade is done.')
  over.abort()
  await Promise.all(visitors)
  expect(new Set(answers)).toEqual(new Set(['1', '2']))
  shop.kill('SIGTERM')
  await once(shop, 'exit')
  await start()
  expect(await ask()).toBe('2')
})

test('a version that does not start leaves the former one as it is', async () => {
  await start()
  writeVersion('2', "throw new Error('no such module')")
  order()
  expect(await becomes('kept')).toBe('Version 2 did not start. The former version runs on.')
  expect(await ask()).toBe('1')
})

test.each([
  [
    'cannot open the data',
    SERVER('2', "throw new Error('no migration')"),
    'it did not start (it does not answer)',
  ],
  [
    'says that it is unwell',
    SERVER(
      '2',
      "process.on('message', (word) => word === 'watch' && process.send({kind: 'unwell', why: '9 of 20 requests failed'}))",
    ),
    '9 of 20 requests failed',
  ],
  ['ends', SERVER('2', "process.on('message', (word) => word === 'watch' && end())"), 'its process ended'],
])('a version that %s is taken back, with the data from before it', async (_what, server, why) => {
  await start()
  // A server that ends in a failure leaves its data to the next.
  writeVersion('2', server.replace("writeFileSync(data, '')", ''))
  order()
  expect(await becomes('returned')).toBe(
    `Version 2 was taken back, because ${why}. The former version serves the shop again. The data are those of B`,
  )
  expect(await ask()).toBe('1')
  expect(readFileSync(join(home, '.releases/current'), 'utf8')).toBe('')
})

test('an upgrade that is watched can be taken back by order', async () => {
  await start()
  order()
  await becomes('watching')
  await vi.waitFor(async () => expect(await ask()).toBe('2'), 5000)
  order({kind: 'back'})
  expect(await becomes('returned')).toContain('because you asked for it')
  expect(await ask()).toBe('1')
})

test('a command that is killed while it watches goes on watching after the next start', async () => {
  const shop = await start()
  order()
  await becomes('watching')
  await vi.waitFor(async () => expect(await ask()).toBe('2'), 5000)
  shop.kill('SIGKILL')
  await vi.waitFor(() => expect(ask()).rejects.toThrow('ECONNREFUSED'), 5000)
  rmSync(join(home, 'data.open'))
  writeVersion(
    '2',
    SERVER(
      '2',
      "process.on('message', (word) => word === 'watch' && process.send({kind: 'unwell', why: 'it failed'}))",
    ),
  )
  await start()
  expect(await becomes('returned')).toContain('because it failed')
  expect(await ask()).toBe('1')
})
