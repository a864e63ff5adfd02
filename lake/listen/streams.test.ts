import {expect, test} from 'vitest'
import {bearer, listenPath, newSocketsForEachTest} from '../testing/sockets.ts'

const shop = newSocketsForEachTest()
const {openSocket} = shop

test('one socket carries many listeners and live events', async () => {
  const socket = await openSocket('/_streams')
  for (let id = 1; id <= 12; id++)
    socket.send({id, path: listenPath(`*[_type == "note" && ${id} > 0]`), headers: bearer})
  socket.send({id: 13, path: '/lake/v2025-02-19/data/live/events/production'})
  const greetings = await socket.take(26)
  expect(greetings.filter((message) => message['status'] === 200)).toHaveLength(13)
  expect(greetings.filter((message) => String(message['data']).startsWith('event: welcome'))).toHaveLength(13)
  await shop.server.client().create({_id: 'a', _type: 'note'})
  const received = await socket.take(13)
  expect(new Set(received.map((message) => message['id']))).toEqual(
    new Set(Array.from({length: 13}, (_, n) => n + 1)),
  )
  await shop.server.client().delete('a')
})

test('a stopped stream is silent, and its id can be used again', async () => {
  const socket = await openSocket('/_streams')
  socket.send({id: 1, path: listenPath('*'), headers: bearer})
  socket.send({id: 2, path: listenPath('*'), headers: bearer})
  await socket.take(4)
  socket.send({id: 1, stop: true})
  socket.send({id: 7, path: '/lake/v1/data/listen/none?query=*'})
  expect(await socket.take(3)).toMatchObject([
    {id: 7, status: 200},
    {id: 7, data: expect.stringMatching(/channelError[^]*not found/)},
    {id: 7, end: true},
  ])
  await shop.server.client().create({_id: 'b', _type: 'note'})
  expect(await socket.next()).toMatchObject({id: 2, data: expect.stringContaining('event: mutation')})
  socket.send({id: 1, path: listenPath('*'), headers: bearer})
  expect(await socket.next()).toMatchObject({id: 1, status: 200})
  await shop.server.client().delete('b')
})

test('without a token a stream has the events of an anonymous request', async () => {
  const socket = await openSocket('/_streams')
  socket.send({id: 1, path: listenPath('*')})
  socket.send({id: 2, path: listenPath('*'), headers: {authorization: 'Bearer wrong'}})
  const first = await socket.take(5)
  expect(first.filter(({id}) => id === 2)).toMatchObject([
    {status: 401, type: expect.stringContaining('application/json')},
    {data: expect.stringContaining('SIO-401-ANF')},
    {end: true},
  ])
  await shop.server.client().create({_id: 'drafts.c', _type: 'note'})
  await shop.server.client().create({_id: 'c', _type: 'note'})
  expect(await socket.next()).toMatchObject({id: 1, data: expect.stringContaining('"documentId":"c"')})
  await shop.server.client().transaction().delete('c').delete('drafts.c').commit()
})

test.each([
  '/lake/v1/data/query/production?query=*',
  '/lake/v1/users/me',
  '/lake/../lake/v1/data/query/production',
  '/lake/v1/data/listen/production/../../query/production?query=*',
  '/elsewhere/v1/data/listen/production?query=*',
  'http://169.254.169.254/v1/data/listen/x',
])('only event streams are available as streams: %s is rejected', async (path) => {
  const socket = await openSocket('/_streams')
  socket.send({id: 1, path, headers: bearer})
  expect(await socket.take(3)).toMatchObject([{id: 1, status: 404}, {id: 1}, {id: 1, end: true}])
})

test.each([
  ['text that is no JSON', 'hello', 1008],
  ['a message without an id', {path: listenPath('*')}, 1008],
  ['a message with neither path nor stop', {id: 1}, 1008],
  ['a message of a megabyte', {id: 1, path: 'x'.repeat(1_000_000)}, 1009],
])('%s closes the socket, and no other', async (_, message, code) => {
  const socket = await openSocket('/_streams')
  const other = await openSocket('/_streams')
  socket.send(message)
  expect(await socket.closed).toBe(code)
  other.send({id: 1, path: listenPath('*'), headers: bearer})
  expect(await other.next()).toMatchObject({id: 1, status: 200})
})

test('the number of streams on one socket is limited', async () => {
  const socket = await openSocket('/_streams')
  for (let id = 1; id <= 201; id++) socket.send({id, path: listenPath('*'), headers: bearer})
  const messages = await socket.take(403)
  expect(messages.filter(({status}) => status === 429)).toMatchObject([{id: 201}])
})
