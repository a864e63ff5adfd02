import {lockLake} from '@stone-designs/lake/admin'
import {mkdtempSync, rmSync} from 'node:fs'
import {spawn, type ChildProcess, type SpawnOptions} from 'node:child_process'
import {once} from 'node:events'
import {readdirSync, statSync} from 'node:fs'
import {connect, createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {canMount, newDisk} from '../lib/testing/own-disk.ts'
import {run} from '../scripts/terminal/run.ts'

/** Names of the files and folders, at any depth, that other users have rights to. */
const openToOthers = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  )

const NPM_START = `const {serveUntilSignal} = await import('./scripts/setup/start-shop.ts')
  const {readConfig} = await import('./server/config.ts')
  await serveUntilSignal(readConfig(process.env, process.cwd()))
  process.send({kind: 'answers'})`

/** Arguments of Node for each program that serves the shop. */
const SERVERS = [
  ['of a service manager', ['server/main.ts']],
  ['of npm start', ['-e', NPM_START]],
  ['of npm run dev', ['scripts/dev/shop-process.ts']],
] as const

/** How such a program is started, so that it can say when it answers. */
const START = {
  cwd: join(import.meta.dirname, '..'),
  stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
} satisfies SpawnOptions

const answering = (server: ChildProcess) =>
  new Promise((resolve) => {
    server.on('message', (message) => JSON.stringify(message).includes('answers') && resolve(message))
    server.stdout?.on('data', (text) => String(text).includes('Serving') && resolve(text))
  })

/** Arguments of a shell that runs Node under the umask 022. */
const underUmask022 = (args: readonly string[]) => [
  '-c',
  'umask 022; exec "$0" "$@"',
  process.execPath,
  ...args,
]

test.each(['shop #1', 'shop?x', 'shop%41', 'दुकान é [a] {b} *'])(
  'a data folder called %s is the one that is written to',
  async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'main-'))
    onTestFinished(() => rmSync(folder, {recursive: true}))
    const env = {
      ...process.env,
      DATA_DIR: join(folder, name),
      PORT: '0',
      SANITY_PROJECT_ID: '',
      LAKE_TOKEN: '',
    }
    const server = spawn(process.execPath, ['server/main.ts'], {...START, env})
    onTestFinished(() => void server.kill('SIGKILL'))
    await answering(server)
    expect(readdirSync(folder)).toEqual([name])
    expect(readdirSync(join(folder, name))).toEqual(expect.arrayContaining(['lake.sqlite', 'records.sqlite']))
    expect(readdirSync(join(folder, name)).filter((each) => each.startsWith('probe'))).toEqual([])
  },
)

test.each(SERVERS)(
  'files that the server %s writes are closed to other users, whatever the umask',
  async (_name, args) => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'main-')), 'data')
    onTestFinished(() => rmSync(join(dataDir, '..'), {recursive: true}))
    const env = {...process.env, DATA_DIR: dataDir, PORT: '0', SANITY_PROJECT_ID: '', LAKE_TOKEN: ''}
    const server = spawn('/bin/sh', underUmask022(args), {...START, env})
    onTestFinished(() => void server.kill('SIGKILL'))
    await answering(server)
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['forms', 'upload-secret', 'uploads']))
    expect(openToOthers(dataDir)).toEqual([])
    server.kill('SIGTERM')
    await once(server, 'exit')
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  },
)

test('files that a command writes are closed to other users, whatever the umask', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'main-')), 'data')
  onTestFinished(() => rmSync(join(dataDir, '..'), {recursive: true}))
  const command = join(import.meta.dirname, '../scripts/commands/tokens.ts')
  expect(await run('/bin/sh', underUmask022([command]), {env: {DATA_DIR: dataDir}})).toMatchObject({code: 0})
  expect(readdirSync(dataDir)).toContain('lake.sqlite')
  expect(openToOthers(dataDir)).toEqual([])
})

test('a server ends by itself within 7 seconds of SIGTERM while sockets and requests are open', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'main-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true}))
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const env = {...process.env, DATA_DIR: dataDir, PORT: String(port), SANITY_PROJECT_ID: '', LAKE_TOKEN: ''}
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {env})
  await once(server.stdout, 'data')
  const open = async (lines: string[]) => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.write(`${lines.join('\r\n')}\r\nHost: 127.0.0.1\r\n\r\n`)
    return socket
  }
  const handshake = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
  const socket = await open(['GET /lake/_streams HTTP/1.1', ...handshake, key])
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('101 Switching Protocols')
  await open([
    'POST /upload-service/get-upload-url HTTP/1.1',
    'Content-Type: application/json',
    'Content-Length: 9',
  ])
  const began = performance.now()
  server.kill('SIGTERM')
  await once(server, 'exit')
  expect(performance.now() - began).toBeLessThan(7000)
})

/** Settings of Node under which no HTTP server ever closes. */
const NEVER_CLOSES = `--import=data:text/javascript,${encodeURIComponent(
  "import {Server} from 'node:http'; Server.prototype.close = () => {}",
)}`

test.concurrent.for(SERVERS)(
  'the server %s ends within 10 seconds of SIGTERM when it cannot close',
  async ([, args], {onTestFinished}) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'main-'))
    onTestFinished(() => rmSync(dataDir, {recursive: true}))
    const env = {...process.env, DATA_DIR: dataDir, PORT: '0', SANITY_PROJECT_ID: '', LAKE_TOKEN: ''}
    const server = spawn(process.execPath, [NEVER_CLOSES, ...args], {...START, env})
    onTestFinished(() => void server.kill('SIGKILL'))
    await answering(server)
    const began = performance.now()
    server.kill('SIGTERM')
    const [code] = await once(server, 'exit')
    const seconds = (performance.now() - began) / 1000
    expect({code, isForced: seconds > 7, isInTime: seconds < 10}).toEqual({
      code: 0,
      isForced: true,
      isInTime: true,
    })
  },
)

test('a server whose data folder is taken says so in one sentence and exits', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'main-'))
  const unlock = lockLake(dataDir)
  onTestFinished(() => {
    unlock()
    rmSync(dataDir, {recursive: true})
  })
  const env = {DATA_DIR: dataDir, PORT: '0', SANITY_PROJECT_ID: ''}
  const {code, output} = await run(process.execPath, [join(import.meta.dirname, 'main.ts')], {env})
  expect(code).toBe(1)
  expect(output).toBe(
    `Another process has the lake in ${dataDir} open. Stop it first, or choose another data folder.\n`,
  )
})

test.each([
  [
    'a data folder that no folder can be made for',
    {DATA_DIR: '/proc/nowhere'},
    /^\/proc\/nowhere: .*Choose another/,
  ],
  ['a data folder below a file', {DATA_DIR: import.meta.filename}, /Choose another folder/],
  [
    'a proxy that is no address',
    {HTTP_PROXY: 'proxy corp:8080'},
    /HTTP_PROXY: write the proxy as an address/,
  ],
  [
    'an address of another machine',
    {HOST: '192.0.2.1', SANITY_PROJECT_ID: 'abc'},
    /Set HOST to one that it has/,
  ],
])('a start with %s ends with a sentence and no stack', async (_what, settings, sentence) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'main-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true}))
  const env = {DATA_DIR: dataDir, PORT: '0', SANITY_PROJECT_ID: '', ...settings}
  const {output} = await run(process.execPath, ['server/main.ts'], {cwd: START.cwd, env})
  expect(output).toMatch(sentence)
  expect(output).not.toMatch(/^ {4}at /m)
})

test.runIf(canMount)('a start on a disk that is read-only ends with a sentence and no stack', async () => {
  const disk = newDisk('size=8m')
  disk.remount('ro')
  const env = {DATA_DIR: join(disk.folder, 'data'), PORT: '0', SANITY_PROJECT_ID: ''}
  const {code, output} = await run(process.execPath, ['server/main.ts'], {cwd: START.cwd, env})
  expect(code).toBe(1)
  expect(output).toMatch(/The disk is read-only now/)
  expect(output).not.toMatch(/^ {4}at /m)
})

test('a start at a taken port ends with a sentence and no stack', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'main-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true}))
  const squatter = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void squatter.close())
  await once(squatter, 'listening')
  const address = squatter.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  const env = {DATA_DIR: dataDir, PORT: port, SANITY_PROJECT_ID: ''}
  const {output} = await run(process.execPath, ['server/main.ts'], {cwd: START.cwd, env})
  expect(output).toMatch(/^The port is taken/m)
  expect(output).not.toMatch(/^ {4}at /m)
})
