import {once} from 'node:events'
import {createConnection, Socket} from 'node:net'
import {text} from 'node:stream/consumers'
import {expect, onTestFinished, test, vi} from 'vitest'
import {WebSocket} from 'ws'
import {z} from 'zod'
import {EventReader} from './testing/events.ts'
import {bearer, listenPath, newSocketsForEachTest} from './testing/sockets.ts'
import {startTestServer} from './testing/server.ts'
import {textOf} from './listen/streams.ts'

const UPGRADE = 'HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'
const shop = newSocketsForEachTest()
const {openSocket, presence} = shop

test('one address can open 200 sockets at most: a tab of the Studio needs two', async () => {
  let address = '203.0.113.7'
  const other = await startTestServer({peerOf: () => address})
  onTestFinished(() => other.close())
  const connect = () => {
    const socket = new WebSocket(`${other.base.replace('http', 'ws')}/_streams`)
    onTestFinished(() => socket.terminate())
    return new Promise<WebSocket | string>((resolve) => {
      socket.on('open', () => resolve(socket))
      socket.on('error', (error) => resolve(error.message))
    })
  }
  const sockets = await Promise.all(Array.from({length: 200}, connect))
  expect(sockets.filter((socket) => typeof socket === 'string')).toEqual([])
  expect(await connect()).toContain('429')
  address = '203.0.113.8'
  expect(await connect()).toBeInstanceOf(WebSocket)
  address = '203.0.113.7'
  const [first] = sockets
  if (first instanceof WebSocket) first.close()
  await expect.poll(connect).toBeInstanceOf(WebSocket)
})

/** A server whose sockets come from the address that a test sets, with a function that opens them. */
async function serverFor(addressOf: () => string, identifyMs: number) {
  const server = await startTestServer({peerOf: addressOf, identifyMs})
  onTestFinished(() => server.close())
  const open = (path: string) => {
    const socket = new WebSocket(server.base.replace('http', 'ws') + path)
    onTestFinished(() => socket.terminate())
    return new Promise<WebSocket | undefined>((resolve) => {
      socket.on('open', () => resolve(socket))
      socket.on('error', () => resolve(undefined))
    })
  }
  const opened = async (path: string) => {
    const socket = await open(path)
    if (!socket) throw new Error(`The socket ${path} was rejected`)
    return socket
  }
  return {server, open, opened}
}

const PRESENCE = '/v2022-06-30/socket/production'
const authorizing = JSON.stringify({jsonrpc: '2.0', id: '1', method: 'authorization', params: bearer})
const listening = JSON.stringify({id: 1, path: listenPath('*'), headers: bearer})

test('2,000 idle sockets from ten addresses do not keep the Studio out, and are closed when their time is over', async () => {
  let address = ''
  const {server, open, opened} = await serverFor(() => address, 4000)
  const closed: Promise<unknown[]>[] = []
  const openIdle = async (path: string) => {
    const socket = await open(path)
    if (socket) closed.push(once(socket, 'close'))
  }
  for (let n = 0; n < 10; n += 1) {
    address = `203.0.113.${n}`
    await Promise.all(Array.from({length: 200}, () => openIdle(n % 2 ? '/_streams' : PRESENCE)))
  }
  expect(closed.length).toBeGreaterThan(1400)

  address = '198.51.100.7'
  const presence = await opened(PRESENCE)
  presence.send(authorizing)
  expect(String((await once(presence, 'message'))[0])).toContain('"result":true')
  const streams = await opened('/_streams')
  const heard: string[] = []
  streams.on('message', (data) => heard.push(textOf(data)))
  streams.send(listening)
  await expect.poll(() => heard[0]).toContain('"status":200')
  // The oldest have made room for others, or their time is over.
  const codes = (await Promise.all(closed)).map(([code]) => Number(code))
  expect(codes.filter((code) => ![1008, 1013].includes(code))).toEqual([])
  expect([presence.readyState, streams.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN])
  await server.client().create({_id: 'heard', _type: 'note'})
  await expect.poll(() => heard.at(-1)).toContain('event: mutation')
}, 60_000)

test('when strangers from a hundred addresses have all slots, the oldest of them makes room for the Studio', async () => {
  let address = '203.0.113.7'
  const {server, opened} = await serverFor(() => address, 60_000)
  for (let n = 0; n < 99; n += 1) server.lake.limits.sockets.hold(`stranger ${n}`, 20)
  const strangers: WebSocket[] = []
  for (let n = 0; n < 20; n += 1) strangers.push(await opened(PRESENCE))
  const closed = strangers.slice(0, 2).map((socket) => once(socket, 'close'))

  address = '198.51.100.7'
  const presence = await opened(PRESENCE)
  presence.send(authorizing)
  expect(String((await once(presence, 'message'))[0])).toContain('"result":true')
  await opened('/_streams')
  expect((await closed[0])?.[0]).toBe(1013)
  expect(strangers.slice(2).map(({readyState}) => readyState)).not.toContain(WebSocket.CLOSED)
  expect(presence.readyState).toBe(WebSocket.OPEN)
})

test('a socket that identified itself frees the slot of its client', async () => {
  const {opened, open} = await serverFor(() => '203.0.113.7', 60_000)
  const identified = async () => {
    const socket = await opened(PRESENCE)
    socket.send(authorizing)
    return socket
  }
  for (let n = 0; n < 200; n += 1) await once(await identified(), 'message')
  const strangers = await Promise.all(Array.from({length: 201}, () => open('/_streams')))
  expect(strangers.filter((socket) => !socket)).toHaveLength(1)
}, 30_000)

test('one person has 200 sockets, and the next is closed with a reason', async () => {
  let address = ''
  const {opened} = await serverFor(() => address, 60_000)
  for (let n = 0; n < 200; n += 1) {
    address = `203.0.113.${n}`
    const socket = await opened(PRESENCE)
    socket.send(authorizing)
    await once(socket, 'message')
  }
  const socket = await opened(PRESENCE)
  socket.send(authorizing)
  expect((await once(socket, 'close'))[0]).toBe(1013)
}, 30_000)

test.each([
  ['anonymous streams', {id: 1, path: listenPath('*')}],
  ['a wrong token', {id: 1, path: listenPath('*'), headers: {authorization: 'Bearer wrong'}}],
])('%s do not keep a socket open', async (_, message) => {
  const {opened} = await serverFor(() => '203.0.113.7', 300)
  const socket = await opened('/_streams')
  socket.send(JSON.stringify(message))
  expect((await once(socket, 'close'))[0]).toBe(1008)
})

/** A frame of a client, unmasked in effect, with less than 126 bytes. @param opcode 1 for text, 9 for a ping */
const frame = (opcode: number, text: string) =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

test.each([
  ['/_streams', frame(1, '{"id":1,"path":""}')],
  [PRESENCE, frame(1, '{"jsonrpc":"2.0","id":1,"method":"presence_rollcall"}')],
  ['/_streams', frame(9, '')],
])(
  'thousands of small frames in one chunk to %s cost at most twenty answers without a token',
  async (path, one) => {
    const {opened} = await serverFor(() => '203.0.113.7', 60_000)
    const socket = await opened(path)
    let answers = 0
    socket.on('message', () => (answers += 1)).on('pong', () => (answers += 1))
    const closed = once(socket, 'close')
    const {_socket: connection} = z.object({_socket: z.instanceof(Socket)}).parse(socket)
    connection.write(Buffer.concat(Array.from({length: 2000}, () => one)))
    await closed
    // The answer to an unknown path has three messages.
    expect(answers).toBeLessThanOrEqual(60)
  },
)

test('a person may send any number of messages and pings', async () => {
  const {opened} = await serverFor(() => '203.0.113.7', 60_000)
  const socket = await opened(PRESENCE)
  socket.send(authorizing)
  let pongs = 0
  socket.on('pong', () => (pongs += 1))
  for (let n = 0; n < 100; n += 1) socket.ping()
  await expect.poll(() => pongs).toBe(100)
  expect(socket.readyState).toBe(WebSocket.OPEN)
})

test('a socket has ten seconds to send a valid token', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  const socket = await openSocket('/_streams')
  const answer = async () => {
    socket.send({id: 1, path: listenPath('*')})
    return socket.next()
  }
  vi.advanceTimersByTime(9999)
  expect(await Promise.race([answer(), socket.closed])).toMatchObject({id: 1})
  vi.advanceTimersByTime(1)
  expect(await socket.closed).toBe(1008)
})

test('a socket is closed after the token that identified it is revoked', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  const {server, opened} = await serverFor(() => '203.0.113.7', 60_000)
  const {id, token} = server.lake.people.createToken('a tab', 'editor')
  const socket = await opened('/_streams')
  socket.send(JSON.stringify({id: 1, path: listenPath('*'), headers: {authorization: `Bearer ${token}`}}))
  await once(socket, 'message')
  socket.send('{"id": 1, "stop": true}')
  server.lake.people.revokeToken(id)
  vi.advanceTimersByTime(30_000)
  expect((await once(socket, 'close'))[0]).toBe(1008)
})

test('upgrades at unknown addresses are rejected', async () => {
  await expect(openSocket('/v1/nothing')).rejects.toThrow('404')
  await expect(openSocket('/v1/socket/none')).rejects.toThrow('404')
  await expect(openSocket('/v9/socket/production')).rejects.toThrow('404')
})

test.each(['/lake/_streams', '/lake/v1/nothing', '/elsewhere', '//[', 'http://', '*'])(
  'the server survives a peer that requests %s and resets the connection during the handshake',
  async (path) => {
    const {port} = new URL(shop.server.base)
    await new Promise<void>((resolve) => {
      const peer = createConnection(Number(port), '127.0.0.1', () => {
        peer.write(`GET ${path} ${UPGRADE}`)
        setTimeout(() => peer.resetAndDestroy(), 20)
      })
      peer.on('close', () => resolve())
      peer.on('error', () => undefined)
    })
    expect((await fetch(`${shop.server.base}/v1/check/cors`)).status).toBe(200)
  },
)

test.each(['/lake/v1/nothing', '/elsewhere', '//['])(
  'a rejected connection to %s is destroyed when the peer does not close it',
  async (path) => {
    const port = Number(new URL(shop.server.base).port)
    const peer = createConnection({port, host: '127.0.0.1', allowHalfOpen: true})
    peer.write(`GET ${path} ${UPGRADE}`)
    expect(await text(peer)).toMatch(/^HTTP\/1.1 404/)
    const broken = once(peer, 'error')
    // Writing to a destroyed connection produces an error.
    const writing = setInterval(() => peer.write('x'), 200)
    onTestFinished(() => clearInterval(writing))
    await broken
  },
)

test('closing the lake ends every stream and socket', async () => {
  const short = await startTestServer()
  const reader = await EventReader.open(`${short.base}/v1/data/listen/production?query=*`)
  const live = await EventReader.open(`${short.base}/v1/data/live/events/production`)
  const socket = new WebSocket(`${short.base.replace('http', 'ws')}/_streams`)
  await new Promise((resolve) => socket.on('open', resolve))
  const closed = new Promise((resolve) => socket.on('close', resolve))
  await reader.take(1)
  await live.take(1)
  short.lake.close()
  expect(await reader.next()).toBeUndefined()
  expect(await live.next()).toBeUndefined()
  expect(await closed).toBe(1001)
})

test("deleting a dataset ends its listeners, live events and presence, and nobody else's", async () => {
  shop.server.lake.createDataset('passing', 'public')
  const open = (path: string) => EventReader.open(`${shop.server.base}/v1/data/${path}`)
  const listener = await open('listen/passing?query=*')
  const live = await open('live/events/passing')
  const other = await open('listen/production?query=*')
  for (const reader of [listener, live, other]) await reader.take(1)
  const streams = await openSocket('/_streams')
  streams.send({id: 1, path: listenPath('*', 'passing'), headers: bearer})
  await streams.take(2)
  const {socket} = await presence('passing')

  await shop.server.client().request({method: 'DELETE', url: '/datasets/passing'})
  expect(await listener.next()).toBeUndefined()
  expect(await live.next()).toBeUndefined()
  expect(await streams.next()).toEqual({id: 1, end: true})
  expect(await socket.closed).toBe(1001)
  await shop.server.client().create({_id: 'still', _type: 'note'})
  expect(await other.take(1)).toMatchObject([{event: 'mutation'}])
  other.close()
  expect(await (await open('listen/passing?query=*')).next()).toMatchObject({event: 'channelError'})
})
