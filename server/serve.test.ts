import {once} from 'node:events'
import {mkdir, mkdtemp, rm} from 'node:fs/promises'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {Worker} from 'node:worker_threads'
import {expect, onTestFinished, test} from 'vitest'
import {readConfig} from './config.ts'
import {openPeopleAside} from '@stone-designs/lake/admin'
import {serveShop, type RunningShop} from './serve.ts'

const TOKEN = 'a-token-of-more-than-thirty-two-characters'
/** Bytes. More than the system buffers for a connection. */
const SIZE = 40_000_000

/**
 * A shop with a large file, which closes connections that read nothing for half a second.
 * @returns port of the shop and path of the file
 */
async function shopWithFile() {
  const folder = await mkdtemp(join(tmpdir(), 'serve-'))
  onTestFinished(() => rm(folder, {recursive: true}))
  await mkdir(join(folder, 'studio/dist'), {recursive: true})
  const environment = {PORT: '0', DATA_DIR: 'data', PUBLIC_URL: 'http://shop.example', LAKE_TOKEN: TOKEN}
  const config = readConfig(environment, folder)
  // Storing the file may itself take half a second without a byte on the connection.
  const path = await uploadFile(await serveShop(config, folder))
  const shop = await serveShop(config, folder, {unreadMs: 500})
  onTestFinished(() => shop.close())
  return {port: Number(new URL(shop.localUrl).port), path}
}

/** Uploads the file and closes the shop. @returns path of the file */
async function uploadFile(shop: RunningShop) {
  const uploaded = await fetch(`${shop.localUrl}/lake/v2025-02-19/assets/files/production?filename=a.bin`, {
    method: 'POST',
    headers: {authorization: `Bearer ${TOKEN}`, 'content-type': 'application/octet-stream'},
    body: Buffer.alloc(SIZE, 'stone '),
  })
  const {document}: {document: {url: string}} = JSON.parse(await uploaded.text())
  await shop.close()
  return new URL(document.url).pathname
}

/** @param pauseMs pause of the reader after the first bytes. @returns the number of bytes that arrived */
async function read({port, path}: {port: number; path: string}, pauseMs: number) {
  const socket = connect(port, 'localhost')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`)
  await once(socket, 'readable')
  let bytes = 0
  await pause(pauseMs)
  for await (const part of socket) bytes += part.length
  return bytes
}

async function anyShop(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'serve-'))
  onTestFinished(() => rm(folder, {recursive: true}))
  await mkdir(join(folder, 'studio/dist'), {recursive: true})
  const settings = {PORT: '0', DATA_DIR: 'data', PUBLIC_URL: 'http://shop.example', ...environment}
  const shop = await serveShop(readConfig(settings, folder), folder)
  onTestFinished(() => shop.close())
  return shop
}

test('a client that does not read is disconnected, and one that reads late gets everything', async () => {
  const file = await shopWithFile()
  const [late, never] = await Promise.all([read(file, 100), read(file, 2500).catch(() => 0)])
  expect(late).toBeGreaterThan(SIZE)
  expect(never).toBeLessThan(SIZE / 2)
})

test.each([
  ['/forms/submissions', 'application/json'],
  ['/upload-service/get-upload-url', 'application/json'],
  ['/upload-service/objects', 'multipart/form-data; boundary=b'],
  ['/lake/v1/auth/sign-in', 'application/json'],
  ['/lake/v1/data/query/production', 'application/json'],
])('the connection of a body of many tiny chunks for %s is closed before its end', async (path, type) => {
  const shop = await anyShop()
  const socket = connect(Number(new URL(shop.localUrl).port), 'localhost')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  // One byte each, and never the end.
  socket.write('1\r\n \r\n'.repeat(5000))
  await once(socket, 'close')
  expect((await fetch(`${shop.localUrl}/healthz`)).status).toBe(200)
})

test('a request with two Host headers is refused', async () => {
  const shop = await anyShop()
  const socket = connect(Number(new URL(shop.localUrl).port), 'localhost')
  socket.write('GET /healthz HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example\r\n\r\n')
  const [answer] = await once(socket.setEncoding('utf8'), 'data')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  socket.destroy()
})

/**
 * Opens connections and posts how many are open: as soon as all are, or after 0.9 seconds. The system would retry a
 * connection after a second.
 */
const CROWD = `
  const {parentPort, workerData: {port, clients, done}} = require('node:worker_threads')
  let open = 0
  const finish = () => {
    parentPort.postMessage(open)
    Atomics.store(done, 0, 1)
    Atomics.notify(done, 0)
  }
  setTimeout(finish, 900)
  for (let n = 0; n < clients; n += 1)
    require('node:net').connect(port, '127.0.0.1', () => (open += 1) === clients && finish()).on('error', () => {})
`

test('clients connect at once while the server is busy', async () => {
  const shop = await anyShop({HOST: '127.0.0.1'})
  const done = new Int32Array(new SharedArrayBuffer(4))
  const workerData = {port: Number(new URL(shop.localUrl).port), clients: 700, done}
  const crowd = new Worker(CROWD, {eval: true, workerData})
  await once(crowd, 'online')
  // Nothing is accepted meanwhile.
  Atomics.wait(done, 0, 0, 5000)
  const [open] = await once(crowd, 'message')
  await crowd.terminate()
  expect(open).toBe(700)
})

test('an idle connection stays open for longer than those of a proxy', async () => {
  const shop = await anyShop()
  const {headers} = await fetch(`${shop.localUrl}/robots.txt`)
  expect(headers.get('keep-alive')).toBe('timeout=65')
})

test('pages, files and answers of the lake count as bytes that are not read, until they are', async () => {
  const shop = await anyShop({LAKE_TOKEN: TOKEN})
  for (const path of [
    '/',
    '/studio',
    '/robots.txt',
    '/feeds/google.xml',
    '/lake/v1/data/query/production?query=1',
  ])
    await (await fetch(shop.localUrl + path)).text()
  const headers = {authorization: `Bearer ${TOKEN}`}
  const counts = await (await fetch(`${shop.localUrl}/lake/v1/admission`, {headers})).json()
  expect(counts).toMatchObject({'bytes of undelivered answers': {admitted: 5, held: 0}})
})

test('a body in large chunks without a length is read to its end', async () => {
  const shop = await anyShop()
  const query = JSON.stringify({query: `"${'granite '.repeat(10_000)}"`})
  const headers = {'content-type': 'application/json'}
  const init = {method: 'POST', headers, body: new Blob([query]).stream(), duplex: 'half'}
  const response = await fetch(`${shop.localUrl}/lake/v1/data/query/production`, init)
  expect([response.status, (await response.text()).length > 80_000]).toEqual([200, true])
})

test('a start prints a sign-in link until the owner has a password', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serve-'))
  onTestFinished(() => rm(folder, {recursive: true}))
  await mkdir(join(folder, 'studio/dist'), {recursive: true})
  const config = readConfig({PORT: '0', DATA_DIR: 'data', PUBLIC_URL: 'http://shop.example'}, folder)
  const linkOf = async () => {
    const shop = await serveShop(config, folder)
    await shop.close()
    return shop.signInLink
  }
  expect(await linkOf()).toMatch(/^http:\/\/shop\.example\/studio\/#sign-in=\S+$/)
  const {people, close} = openPeopleAside(config.dataDir)
  await people.setPassword('granite lotus river seven')
  close()
  expect(await linkOf()).toBeUndefined()
})
