import {once} from 'node:events'
import {expect, onTestFinished, test, vi} from 'vitest'
import {WebSocket, WebSocketServer} from 'ws'
import {PresenceRoom} from './presence.ts'
import {openDatabase} from '../storage/database.ts'
import {LakePeople} from '../people/people.ts'
import {TEST_TOKEN} from '../testing/server.ts'
import {bearer, newSocketsForEachTest} from '../testing/sockets.ts'

const shop = newSocketsForEachTest()
const {presence} = shop

test('an editor of the catalogue is not told which enquiry others have open', async () => {
  const [anna, ben] = [await presence(), await presence()]
  const {token} = shop.server.lake.people.createToken('catalogue', 'catalogue-editor')
  await anna.call('authorization', {authorization: `Bearer ${token}`})
  await ben.call('authorization', bearer)
  await anna.call('presence_subscribe')
  const locations = ['lead.x', 'a'].map((documentId) => ({type: 'document', documentId}))
  await ben.call('presence_announce', {data: {sessionId: 's2', locations}})
  expect(await anna.socket.next()).toMatchObject({
    params: {result: {type: 'state', m: {locations: [{documentId: 'a'}]}}},
  })
})

test('people in the Studio see one another arrive, move and leave', async () => {
  const anna = await presence()
  const ben = await presence()
  expect(await anna.call('authorization', bearer)).toEqual({jsonrpc: '2.0', id: '1', result: true})
  expect(await ben.call('authorization', bearer)).toMatchObject({result: true})
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

test('presence needs a token, wrong calls get an error, and other messages close the socket', async () => {
  const {socket, call} = await presence()
  expect(await call('presence_subscribe')).toMatchObject({
    error: {message: expect.stringContaining('Identify yourself')},
  })
  expect(await call('authorization', {authorization: 'Bearer wrong'})).toMatchObject({error: {code: -32_000}})
  expect(await call('authorization', {})).toMatchObject({error: {code: -32_602}})
  expect(await call('authorization', bearer)).toMatchObject({result: true})
  expect(await call('presence_announce', {data: {sessionId: 5}})).toMatchObject({error: {code: -32_602}})
  expect(await call('nonsense')).toMatchObject({error: {message: expect.stringContaining('nonsense')}})
  socket.send('{"jsonrpc": "1.0"}')
  expect(await socket.closed).toBe(1008)
})

test('presence ends with the token: at the next message, or at the next heartbeat', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  const {people} = shop.server.lake
  const {id, token} = people.createToken('a tab', 'editor')
  const anna = await presence()
  const ben = await presence()
  const owner = await presence()
  for (const {call} of [anna, ben]) await call('authorization', {authorization: `Bearer ${token}`})
  await owner.call('authorization', bearer)
  await ben.call('presence_subscribe')
  people.revokeToken(id)
  anna.socket.send({jsonrpc: '2.0', id: '2', method: 'presence_rollcall', params: {session: 's1'}})
  expect(await anna.socket.closed).toBe(1008)
  vi.advanceTimersByTime(10_000)
  expect(await ben.socket.closed).toBe(1008)
  expect(await owner.call('presence_subscribe')).toMatchObject({result: expect.any(String)})
})

test('a failing database closes the sockets of signed-in people, but not the server', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  const database = openDatabase(':memory:')
  const room = new PresenceRoom(new LakePeople(database, TEST_TOKEN))
  const server = new WebSocketServer({port: 0}).on('connection', (socket) => room.enter(socket))
  onTestFinished(() => server.close())
  const enter = async () => {
    const address = server.address()
    const socket = new WebSocket(`ws://localhost:${typeof address === 'object' ? address?.port : ''}`)
    await once(socket, 'open')
    socket.send(JSON.stringify({jsonrpc: '2.0', id: '1', method: 'authorization', params: bearer}))
    await once(socket, 'message')
    return socket
  }
  const speaks = await enter()
  const silent = await enter()
  database.close()
  const codes = Promise.all([once(speaks, 'close'), once(silent, 'close')])
  speaks.send(JSON.stringify({jsonrpc: '2.0', id: '2', method: 'presence_rollcall', params: {session: 's1'}}))
  await once(speaks, 'close')
  vi.advanceTimersByTime(10_000)
  expect((await codes).map(([code]: unknown[]) => code)).toEqual([1011, 1011])
})
