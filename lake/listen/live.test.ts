import type {LiveEvent} from '@sanity/client'
import {Subject} from 'rxjs'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {EventReader} from '../testing/events.ts'
import {startTestServer, TEST_TOKEN, type TestServer} from '../testing/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await server
    .client()
    .transaction()
    .create({_id: 'c1', _type: 'category', title: 'Oak'})
    .create({_id: 'p1', _type: 'product', category: {_ref: 'c1'}})
    .commit()
})
afterAll(() => server.close())

function openLive(headers: Record<string, string> = {}, search = '') {
  return EventReader.open(`${server.base}/v2025-02-19/data/live/events/production${search}`, headers)
}

/** Returns the events of an observable one by one. */
function queueOf(client: ReturnType<TestServer['client']>, includeDrafts = false) {
  const events: LiveEvent[] = []
  const arrived = new Subject<void>()
  const subscription = client.live.events({includeDrafts}).subscribe((event) => {
    events.push(event)
    arrived.next()
  })
  return {
    async next(): Promise<LiveEvent> {
      while (events.length === 0) await new Promise<void>((resolve) => arrived.subscribe(() => resolve()))
      return events.shift() ?? this.next()
    },
    close: () => subscription.unsubscribe(),
  }
}

test('the real client learns which of its answers are out of date', async () => {
  const visitor = server.client({token: undefined})
  const live = queueOf(visitor)
  expect(await live.next()).toMatchObject({type: 'welcome', id: expect.any(String)})
  const ask = async (query: string) =>
    new Set((await visitor.fetch(query, {}, {filterResponse: false})).syncTags ?? [])
  const products = await ask('*[_type == "product"]{_id, "category": category->title}')
  const categories = await ask('*[_type == "category"]')
  const notes = await ask('*[_type == "note"]')
  const anything = await ask('*[title == "x"]')

  await server.client().patch('c1').set({title: 'Oaken'}).commit()
  const event = await live.next()
  const tags = event.type === 'message' ? event.tags : []
  const isTold = (answer: Set<string>) => tags.some((tag) => answer.has(tag))
  expect(tags.every((tag) => tag.startsWith('s1:'))).toBe(true)
  expect([products, categories, notes, anything].map(isTold)).toEqual([true, true, false, true])
  live.close()
})

test('a visitor receives nothing about drafts and dotted ids', async () => {
  const visitor = await openLive()
  const editor = await openLive({authorization: `Bearer ${TEST_TOKEN}`}, '?includeDrafts=true')
  const client = server.client()
  await client.create({_id: 'drafts.p1', _type: 'product'})
  await client.create({_id: 'lead.1', _type: 'lead'})
  await client.create({_id: 'p2', _type: 'product'})
  const tagsOf = (data: unknown): string[] => Object(data)['tags']
  const [, heard] = await visitor.take(2)
  const [, draft, lead, published] = await editor.take(4)
  const opened = (event: typeof heard) => {
    const position = server.lake.dataset('production').positions.open(event?.id ?? '')
    return {...event, id: position}
  }
  expect(opened(heard)).toEqual(opened(published))
  expect(tagsOf(draft?.data)).not.toEqual(tagsOf(heard?.data))
  expect(tagsOf(lead?.data)).not.toEqual(tagsOf(heard?.data))
  visitor.close()
  editor.close()
})

test('live events of drafts need a token', async () => {
  await expect(openLive({}, '?includeDrafts=true')).rejects.toThrow(/401/)
})

test('reconnecting with Last-Event-ID brings the missed events, or restart', async () => {
  const first = await openLive()
  await server.client().patch('p1').set({title: 'a'}).commit()
  const [, seen] = await first.take(2)
  first.close()
  await server.client().patch('p1').set({title: 'b'}).commit()
  await server.client().create({_id: 'drafts.p9', _type: 'product'})
  const back = await openLive({'last-event-id': seen?.id ?? ''})
  const [welcome, missed] = await back.take(2)
  expect(welcome).toMatchObject({event: 'welcome', id: seen?.id})
  expect(missed).toMatchObject({event: 'message', data: {tags: expect.any(Array)}})
  await server.client().patch('p1').set({title: 'c'}).commit()
  const {id = ''} = (await back.next()) ?? {}
  back.close()
  await server.client().patch('p1').set({title: 'd'}).commit()
  const again = await openLive({'last-event-id': id})
  expect(await again.take(2)).toMatchObject([{event: 'welcome', id}, {event: 'message'}])
  again.close()

  for (const id of ['nonsense', '99999999', '1']) {
    const lost = await openLive({'last-event-id': id})
    expect(await lost.take(2)).toMatchObject([{event: 'welcome'}, {event: 'restart', id: expect.any(String)}])
    lost.close()
  }
})

test('ids of events tell a visitor neither how many transactions there were nor whether there was one', async () => {
  const welcome = async (path: string) => {
    const reader = await EventReader.open(`${server.base}/v2025-02-19/data/${path}`)
    const {id = ''} = (await reader.next()) ?? {}
    reader.close()
    return id
  }
  for (const path of ['live/events/production', 'listen/production?query=*']) {
    const ids = [await welcome(path), await welcome(path)]
    await server.client().create({_type: 'lead', _id: `lead.${path}`.replaceAll(/[^a-z.]/g, '')})
    ids.push(await welcome(path))
    expect(new Set(ids).size).toBe(3)
    expect(ids.map((id) => id.length)).toEqual([51, 51, 51])
    expect(ids.filter((id) => /^\d+$/.test(id))).toEqual([])
  }
})

test('any origin may query and listen', async () => {
  const headers = {origin: 'https://elsewhere.example'}
  const response = await fetch(`${server.base}/v1/check/cors`, {headers})
  expect(await response.json()).toEqual({result: {allowed: true, withCredentials: true}})
  expect(response.headers.get('access-control-allow-origin')).toBe(headers.origin)
})
