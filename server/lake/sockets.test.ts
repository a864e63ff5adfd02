import {createConnection} from 'node:net'
import {afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi} from 'vitest'
import {WebSocket} from 'ws'
import {textOf} from './listen/streams.ts'
import {EventReader} from './listen/test-events.ts'
import {startTestServer, TEST_TOKEN, type TestServer} from './test-server.ts'

let server: TestServer
const open: Socket[] = []

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})

/** A WebSocket whose messages are read one by one, without heartbeats. */
class Socket {
  readonly #socket: WebSocket
  readonly #messages: string[] = []
  #wake: () => void = () => undefined
  readonly closed: Promise<number>

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => {
      const text = textOf(data)
      if (text === '♥') return
      this.#messages.push(text)
      this.#wake()
    })
    this.closed = new Promise((resolve) => socket.on('close', resolve))
  }

  static async open(path: string): Promise<Socket> {
    const socket = new WebSocket(server.base.replace('http', 'ws') + path)
    const opened = new Socket(socket)
    open.push(opened)
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
    return opened
  }

  send(message: unknown) {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The next message, parsed. */
  async next(): Promise<Record<string, unknown>> {
    while (this.#messages.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve))
    return JSON.parse(this.#messages.shift() ?? 'null')
  }

  async take(count: number) {
    const messages: Record<string, unknown>[] = []
    while (messages.length < count) messages.push(await this.next())
    return messages
  }

  close() {
    this.#socket.close()
  }
}

const headers = {authorization: `Bearer ${TEST_TOKEN}`}
const listenPath = (query: string) =>
  `/lake/v2021-06-07/data/listen/production?${new URLSearchParams({query, includeMutations: 'false'})}`

test('one socket carries many listeners and live events', async () => {
  const socket = await Socket.open('/_streams')
  for (let id = 1; id <= 12; id++)
    socket.send({id, path: listenPath(`*[_type == "note" && ${id} > 0]`), headers})
  socket.send({id: 13, path: '/lake/v2025-02-19/data/live/events/production'})
  const greetings = await socket.take(26)
  expect(greetings.filter((message) => message['status'] === 200)).toHaveLength(13)
  expect(greetings.filter((message) => String(message['data']).startsWith('event: welcome'))).toHaveLength(13)
  await server.client().create({_id: 'a', _type: 'note'})
  const told = await socket.take(13)
  expect(new Set(told.map((message) => message['id']))).toEqual(
    new Set(Array.from({length: 13}, (_, n) => n + 1)),
  )
  await server.client().delete('a')
})

test('a stopped stream is silent, and its id can be used again', async () => {
  const socket = await Socket.open('/_streams')
  socket.send({id: 1, path: listenPath('*'), headers})
  socket.send({id: 2, path: listenPath('*'), headers})
  await socket.take(4)
  socket.send({id: 1, stop: true})
  socket.send({id: 7, path: '/lake/v1/data/listen/none?query=*'})
  expect(await socket.take(3)).toMatchObject([{id: 7, status: 404}, {id: 7}, {id: 7, end: true}])
  await server.client().create({_id: 'b', _type: 'note'})
  expect(await socket.next()).toMatchObject({id: 2, data: expect.stringContaining('event: mutation')})
  socket.send({id: 1, path: listenPath('*'), headers})
  expect(await socket.next()).toMatchObject({id: 1, status: 200})
  await server.client().delete('b')
})

test('without a token a stream tells what an anonymous request would be told', async () => {
  const socket = await Socket.open('/_streams')
  socket.send({id: 1, path: listenPath('*')})
  socket.send({id: 2, path: listenPath('*'), headers: {authorization: 'Bearer wrong'}})
  const first = await socket.take(5)
  expect(first.filter(({id}) => id === 2)).toMatchObject([
    {status: 401, type: expect.stringContaining('application/json')},
    {data: expect.stringContaining('SIO-401-ANF')},
    {end: true},
  ])
  await server.client().create({_id: 'drafts.c', _type: 'note'})
  await server.client().create({_id: 'c', _type: 'note'})
  expect(await socket.next()).toMatchObject({id: 1, data: expect.stringContaining('"documentId":"c"')})
  await server.client().transaction().delete('c').delete('drafts.c').commit()
})

test.each([
  '/lake/v1/data/query/production?query=*',
  '/lake/v1/users/me',
  '/lake/../lake/v1/data/query/production',
  '/lake/v1/data/listen/production/../../query/production?query=*',
  '/elsewhere/v1/data/listen/production?query=*',
  'http://169.254.169.254/v1/data/listen/x',
])('only event streams can be had as streams: %s is refused', async (path) => {
  const socket = await Socket.open('/_streams')
  socket.send({id: 1, path, headers})
  expect(await socket.take(3)).toMatchObject([{id: 1, status: 404}, {id: 1}, {id: 1, end: true}])
})

test.each([
  ['text that is no JSON', 'hello', 1008],
  ['a message without an id', {path: listenPath('*')}, 1008],
  ['a message with neither path nor stop', {id: 1}, 1008],
  ['a message of a megabyte', {id: 1, path: 'x'.repeat(1_000_000)}, 1009],
])('%s closes the socket, and only it', async (_, message, code) => {
  const socket = await Socket.open('/_streams')
  const other = await Socket.open('/_streams')
  socket.send(message)
  expect(await socket.closed).toBe(code)
  other.send({id: 1, path: listenPath('*'), headers})
  expect(await other.next()).toMatchObject({id: 1, status: 200})
})

test('one socket cannot hold streams without end', async () => {
  const socket = await Socket.open('/_streams')
  for (let id = 1; id <= 201; id++) socket.send({id, path: listenPath('*'), headers})
  const messages = await socket.take(403)
  expect(messages.filter(({status}) => status === 429)).toMatchObject([{id: 201}])
})

test('one address cannot have all sockets: the Studio has two for each tab', async () => {
  let address = '203.0.113.7'
  const other = await startTestServer(() => address)
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

test('upgrades that nobody answers are refused', async () => {
  await expect(Socket.open('/v1/nothing')).rejects.toThrow('404')
  await expect(Socket.open('/v1/socket/none')).rejects.toThrow('404')
  await expect(Socket.open('/v9/socket/production')).rejects.toThrow('404')
})

test('a peer that breaks off in the middle of the handshake leaves the server up', async () => {
  const {port} = new URL(server.base)
  await new Promise<void>((resolve) => {
    const peer = createConnection(Number(port), '127.0.0.1', () => {
      peer.write(
        'GET /lake/_streams HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      )
      setTimeout(() => peer.resetAndDestroy(), 20)
    })
    peer.on('close', () => resolve())
    peer.on('error', () => undefined)
  })
  expect((await fetch(`${server.base}/v1/check/cors`)).status).toBe(200)
})

async function presence(dataset = 'production') {
  const socket = await Socket.open(`/v2022-06-30/socket/${dataset}?tag=x`)
  let id = 0
  const call = async (method: string, params: Record<string, unknown> = {}) => {
    socket.send({jsonrpc: '2.0', id: String(++id), method, params: {...params, apiVersion: 'v1'}})
    return socket.next()
  }
  return {socket, call}
}

test('people in the Studio see one another come, move and go', async () => {
  const anna = await presence()
  const ben = await presence()
  expect(await anna.call('authorization', headers)).toEqual({jsonrpc: '2.0', id: '1', result: true})
  expect(await ben.call('authorization', headers)).toMatchObject({result: true})
  const {result: subscription} = await anna.call('presence_subscribe')
  expect(subscription).toEqual(expect.any(String))
  const event = (result: Record<string, unknown>) => ({
    jsonrpc: '2.0',
    method: 'presence_subscription',
    params: {subscription, result: {i: expect.any(String), ...result}},
  })

  await ben.call('presence_rollcall', {session: 's2'})
  expect(await anna.socket.next()).toEqual(event({type: 'rollCall', session: 's2'}))
  const locations = [
    {type: 'document', documentId: 'a', path: ['title'], lastActiveAt: '2026-01-01T00:00:00Z'},
  ]
  await ben.call('presence_announce', {data: {sessionId: 's2', locations}})
  expect(await anna.socket.next()).toEqual(event({type: 'state', m: {sessionId: 's2', locations}}))
  await ben.call('presence_announce', {data: {sessionId: 's3', locations: []}})
  await anna.socket.next()
  await ben.call('presence_disconnect', {session: 's3'})
  expect(await anna.socket.next()).toEqual(event({type: 'disconnect', m: {session: 's3'}}))
  ben.socket.close()
  expect(await anna.socket.next()).toEqual(event({type: 'disconnect', m: {session: 's2'}}))
  expect(await anna.call('presence_unsubscribe', {subscriptionId: subscription})).toMatchObject({
    result: true,
  })
})

test('presence is for people with a token, and survives nonsense', async () => {
  const {socket, call} = await presence()
  expect(await call('presence_subscribe')).toMatchObject({
    error: {message: expect.stringContaining('who you are')},
  })
  expect(await call('authorization', {authorization: 'Bearer wrong'})).toMatchObject({error: {code: -32_000}})
  expect(await call('authorization', {})).toMatchObject({error: {code: -32_602}})
  expect(await call('authorization', headers)).toMatchObject({result: true})
  expect(await call('presence_announce', {data: {sessionId: 5}})).toMatchObject({error: {code: -32_602}})
  expect(await call('nonsense')).toMatchObject({error: {message: expect.stringContaining('nonsense')}})
  socket.send('{"jsonrpc": "1.0"}')
  expect(await socket.closed).toBe(1008)
})

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

test('presence ends with the token: at the next word, and for who is silent at the next heartbeat', async () => {
  vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']})
  onTestFinished(() => void vi.useRealTimers())
  const {people} = server.lake
  const {id, token} = people.createToken('a tab', 'editor')
  const anna = await presence()
  const ben = await presence()
  const owner = await presence()
  for (const {call} of [anna, ben]) await call('authorization', {authorization: `Bearer ${token}`})
  await owner.call('authorization', headers)
  await ben.call('presence_subscribe')
  people.revokeToken(id)
  anna.socket.send({jsonrpc: '2.0', id: '2', method: 'presence_rollcall', params: {session: 's1'}})
  expect(await anna.socket.closed).toBe(1008)
  vi.advanceTimersByTime(10_000)
  expect(await ben.socket.closed).toBe(1008)
  expect(await owner.call('presence_subscribe')).toMatchObject({result: expect.any(String)})
})

test("deleting a dataset ends its listeners, live events and presence, and nobody else's", async () => {
  server.lake.createDataset('passing', 'public')
  const open = (path: string) => EventReader.open(`${server.base}/v1/data/${path}`)
  const listener = await open('listen/passing?query=*')
  const live = await open('live/events/passing')
  const other = await open('listen/production?query=*')
  for (const reader of [listener, live, other]) await reader.take(1)
  const streams = await Socket.open('/_streams')
  streams.send({id: 1, path: listenPath('*').replace('production', 'passing'), headers})
  await streams.take(2)
  const {socket} = await presence('passing')

  await server.client().request({method: 'DELETE', url: '/datasets/passing'})
  expect(await listener.next()).toBeUndefined()
  expect(await live.next()).toBeUndefined()
  expect(await streams.next()).toEqual({id: 1, end: true})
  expect(await socket.closed).toBe(1001)
  await server.client().create({_id: 'still', _type: 'note'})
  expect(await other.take(1)).toMatchObject([{event: 'mutation'}])
  other.close()
  await expect(open('listen/passing?query=*')).rejects.toThrow('404')
})
