import {once} from 'node:events'
import {createServer, type ServerResponse} from 'node:http'
import {createClient} from '@sanity/client'
import {firstValueFrom, take, tap, timeout, toArray} from 'rxjs'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {createStreamFetch, lacksSockets} from './stream-fetch.ts'
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

test('twelve listeners get the event of one edit, and plain requests still work', async () => {
  const client = clientOverOneSocket()
  let welcomes = 0
  const listeners = Array.from({length: 12}, () =>
    client.listen('*[_type == "testimonial"]', {}, {events: ['welcome', 'mutation']}).pipe(
      tap(({type}) => (welcomes += type === 'welcome' ? 1 : 0)),
      take(2),
      toArray(),
      timeout(10_000),
    ),
  )
  const welcomed = listeners.map((listener) => firstValueFrom(listener))
  await expect.poll(() => welcomes, {timeout: 10_000}).toBe(12)
  await client.create({_type: 'testimonial', _id: 'testimonial-heard', name: 'Meera'})
  expect(await client.getDocument('testimonial-heard')).toMatchObject({name: 'Meera'})
  for (const events of await Promise.all(welcomed)) {
    expect(events.map(({type}) => type)).toEqual(['welcome', 'mutation'])
  }
})

test('the client subscribes again after the connection was lost, and gets the next edit', async () => {
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

test('a rejected stream has the status and the message of the server', async () => {
  const response = await createStreamFetch(shop.apiHost)(listenUrl(), {
    headers: {authorization: 'Bearer wrong'},
  })
  expect(response.status).toBe(401)
  expect(await response.text()).toContain('Session not found')
})

test('an aborted stream ends at once, whether it was open or not', async () => {
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

test('a stream fails when the lake does not answer, so that the client tries again', async () => {
  await expect(
    createStreamFetch('http://127.0.0.1:9/lake')('http://127.0.0.1:9/lake/v1/data/listen/production?query=*'),
  ).rejects.toThrow(TypeError)
})

test('a proxy that passes no WebSockets is noticed, and a server that does not answer is not taken for one', async () => {
  const pass = async (url: string, response: ServerResponse) => {
    const answer = await fetch(new URL(url, shop.apiHost))
    response.writeHead(answer.status, {'content-type': answer.headers.get('content-type') ?? ''})
    response.end(await answer.text())
  }
  const proxy = createServer((request, response) => void pass(request.url ?? '', response))
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const address = proxy.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const tryTwice = async (apiHost: string) => {
    const streamFetch = createStreamFetch(apiHost)
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(streamFetch(`${apiHost}/v1/data/listen/production?query=*`)).rejects.toThrow(TypeError)
  }
  await tryTwice(`http://127.0.0.1:${port}/lake`)
  await expect.poll(() => lacksSockets.value).toBe(true)
  await createStreamFetch(shop.apiHost)(listenUrl(), asAdministrator())
  expect(lacksSockets.value).toBe(false)
  proxy.close()
  proxy.closeAllConnections()
  await tryTwice('http://127.0.0.1:9/lake')
  expect(lacksSockets.value).toBe(false)
})
