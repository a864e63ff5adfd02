import {IncomingMessage} from 'node:http'
import {Socket} from 'node:net'
import {Hono} from 'hono'
import {expect, test} from 'vitest'
import {startInTurn} from './turns.ts'

/** An app that records when each request starts: the number of turns that the event loop has made. */
function recordingApp() {
  const started: {path: string; turn: number}[] = []
  let turn = 0
  const count = () => {
    turn += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  const app = new Hono().use(startInTurn()).all('*', async (context) => {
    started.push({path: context.req.path, turn})
    // Work that goes on for several turns keeps nobody waiting.
    await new Promise((resolve) => setTimeout(resolve, 5))
    return context.text('')
  })
  const request = async (path: string, clientAddress: string) =>
    app.request(path, undefined, {clientAddress, incoming: new IncomingMessage(new Socket())})
  return {app, started, request, stop: () => clearImmediate(timer)}
}

test('a sender with many requests waits after its first one until the other senders have had a turn', async () => {
  const {started, request, stop} = recordingApp()
  const crowd = ['/1', '/2', '/3', '/4'].map((path) => request(path, '192.0.2.1'))
  await Promise.all([...crowd, request('/visitor', '198.51.100.7'), request('/owner', '198.51.100.8')])
  stop()
  expect(started.map(({path}) => path)).toEqual(['/1', '/visitor', '/owner', '/2', '/3', '/4'])
})

test('one request starts in each turn of the event loop', async () => {
  const {started, request, stop} = recordingApp()
  await Promise.all(Array.from({length: 20}, (_, n) => request(`/${n}`, `192.0.2.${n}`)))
  stop()
  expect(new Set(started.map(({turn}) => turn)).size).toBe(20)
})

test('a request of this process starts at once, because it belongs to one that had its turn', async () => {
  const {app, started, request, stop} = recordingApp()
  const crowd = ['/1', '/2'].map((path) => request(path, '192.0.2.1'))
  await Promise.all([...crowd, app.request('/of-a-page', undefined, {clientAddress: '192.0.2.1'})])
  stop()
  expect(started.map(({path}) => path)).toEqual(['/of-a-page', '/1', '/2'])
})
