import {createClient} from '@sanity/client'
import {firstValueFrom, take, timeout, toArray} from 'rxjs'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {createStreamFetch} from './streamFetch.ts'
import {startTestLake} from '../../server/content/test-lake.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => shop.close())

function clientOverOneSocket() {
  const streamFetch = createStreamFetch(shop.apiHost)
  return createClient({
    ...shop,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    resolveFetch: () => streamFetch,
  })
}

const listenUrl = () => `${shop.apiHost}/v2025-02-19/data/listen/production?query=*`
const asAdministrator = () => ({headers: {authorization: `Bearer ${shop.token}`}})

test('twelve listeners at once hear of one edit, and plain requests still go through', async () => {
  const client = clientOverOneSocket()
  const listeners = Array.from({length: 12}, () =>
    client
      .listen('*[_type == "testimonial"]', {}, {events: ['welcome', 'mutation']})
      .pipe(take(2), toArray(), timeout(10_000)),
  )
  const welcomed = listeners.map((listener) => firstValueFrom(listener))
  await new Promise((resolve) => setTimeout(resolve, 500))
  await client.create({_type: 'testimonial', _id: 'testimonial-heard', name: 'Meera'})
  expect(await client.getDocument('testimonial-heard')).toMatchObject({name: 'Meera'})
  for (const events of await Promise.all(welcomed)) {
    expect(events.map(({type}) => type)).toEqual(['welcome', 'mutation'])
  }
})

test('after the connection was lost the client subscribes anew and hears the next edit', async () => {
  const client = clientOverOneSocket()
  const seen: string[] = []
  const subscription = client
    .listen('*[_type == "category"]', {}, {events: ['welcome', 'mutation', 'reconnect']})
    .subscribe(({type}) => seen.push(type))
  await expect.poll(() => seen, {timeout: 5000}).toEqual(['welcome'])
  shop.dropConnections()
  await expect.poll(() => seen, {timeout: 10_000}).toEqual(['welcome', 'reconnect', 'welcome'])
  await client.create({_type: 'category', _id: 'category-after', title: 'After'})
  await expect.poll(() => seen, {timeout: 5000}).toContain('mutation')
  subscription.unsubscribe()
})

test('a refused stream has the status and the words of the server', async () => {
  const response = await createStreamFetch(shop.apiHost)(listenUrl(), {
    headers: {authorization: 'Bearer wrong'},
  })
  expect(response.status).toBe(401)
  expect(await response.text()).toContain('Session not found')
})

test('an aborted stream ends at once, before and after it was opened', async () => {
  const streamFetch = createStreamFetch(shop.apiHost)
  await expect(streamFetch(listenUrl(), {...asAdministrator(), signal: AbortSignal.abort()})).rejects.toThrow(
    /abort/i,
  )
  const abort = new AbortController()
  const response = await streamFetch(listenUrl(), {...asAdministrator(), signal: abort.signal})
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('welcome')
  abort.abort()
  await expect(reader?.read()).rejects.toThrow(/abort/i)
})

test('a lake that is away fails the stream, so that the client tries again', async () => {
  await expect(
    createStreamFetch('http://127.0.0.1:9/lake')('http://127.0.0.1:9/lake/v1/data/listen/production?query=*'),
  ).rejects.toThrow(TypeError)
})
