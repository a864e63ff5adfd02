import {IncomingMessage} from 'node:http'
import {Socket} from 'node:net'
import {Hono} from 'hono'
import {expect, test} from 'vitest'
import {queueRequests} from './request-queue.ts'

/** An app that records when each request starts: the number of turns that the event loop has made. */
function recordingApp(apart?: {turns: number; ms: number}) {
  const started: {path: string; turn: number}[] = []
  let turn = 0
  const count = () => {
    turn += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  const app = new Hono().use(queueRequests(undefined, apart)).all('*', async (context) => {
    started.push({path: context.req.path, turn})
    // Work that goes on for several turns keeps nobody waiting.
    await new Promise((resolve) => setTimeout(resolve, 5))
    return context.text('')
  })
  const request = async (path: string, clientAddress: string) =>
    app.request(path, undefined, {clientAddress, incoming: new IncomingMessage(new Socket())})
  return {app, started, request, stop: () => clearImmediate(timer)}
}

test('a client with many requests waits after its first one until the other clients have had a turn', async () => {
  const {started, request, stop} = recordingApp()
  const crowd = ['/1', '/2', '/3', '/4'].map((path) => request(path, '192.0.2.1'))
  await Promise.all([...crowd, request('/visitor', '198.51.100.7'), request('/owner', '198.51.100.8')])
  stop()
  expect(started.map(({path}) => path)).toEqual(['/1', '/visitor', '/owner', '/2', '/3', '/4'])
})

test('the clients of a /48 network of IPv6 take one turn together, and share it in turns', async () => {
  const {started, request, stop} = recordingApp()
  const crowd = ['/1', '/2', '/3'].map((path, n) => request(path, `2001:db8:7:${n}::1`))
  const again = request('/again', '2001:db8:7:0::1')
  await Promise.all([
    ...crowd,
    again,
    request('/visitor', '198.51.100.7'),
    request('/other', '2001:db8:8::1'),
  ])
  stop()
  expect(started.map(({path}) => path)).toEqual(['/1', '/visitor', '/other', '/2', '/3', '/again'])
})

test('requests start eight turns of the event loop apart, because Node accepts one connection in each turn', async () => {
  const {started, request, stop} = recordingApp({turns: 8, ms: Infinity})
  await Promise.all(Array.from({length: 20}, (_, n) => request(`/${n}`, `192.0.2.${n}`)))
  stop()
  const turns = started.map(({turn}) => turn)
  expect(turns.slice(1).map((turn, n) => turn - (turns[n] ?? 0))).toEqual(Array(19).fill(8))
})

test('where turns take long, a request starts in each of them', async () => {
  const {started, request, stop} = recordingApp({turns: 8, ms: 0})
  await Promise.all(Array.from({length: 5}, (_, n) => request(`/${n}`, `192.0.2.${n}`)))
  stop()
  const [first = 0] = started.map(({turn}) => turn)
  expect(started.map(({turn}) => turn - first)).toEqual([0, 1, 2, 3, 4])
})

test('a request of this process starts at once, because it belongs to one that had its turn', async () => {
  const {app, started, request, stop} = recordingApp()
  const crowd = ['/1', '/2'].map((path) => request(path, '192.0.2.1'))
  await Promise.all([...crowd, app.request('/of-a-page', undefined, {clientAddress: '192.0.2.1'})])
  stop()
  expect(started.map(({path}) => path)).toEqual(['/of-a-page', '/1', '/2'])
})
