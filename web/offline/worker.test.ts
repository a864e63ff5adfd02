import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest'

const SHOP = 'https://shop.example'

type Listener = (event: {
  request: object
  waitUntil(): void
  respondWith(response: Promise<Response>): void
}) => void

const listeners = new Map<string, Listener>()
const network = vi.fn<() => Promise<Response>>()

beforeAll(async () => {
  const broken = () => Promise.reject(new TypeError('Internal error'))
  vi.stubGlobal('location', new URL(SHOP))
  vi.stubGlobal('caches', {match: broken, open: broken, keys: broken})
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  })
  await import('./worker.ts')
})

beforeEach(() => void network.mockReset())

// The tests of other files share this process.
afterAll(() => void vi.unstubAllGlobals())

/** The worker's answer to a request. */
function answerTo(path: string, destination: string): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined
  const mode = destination === 'document' ? 'navigate' : 'no-cors'
  listeners.get('fetch')?.({
    request: {url: SHOP + path, method: 'GET', mode, destination, headers: new Headers()},
    waitUntil() {},
    respondWith: (response) => void (answer = response),
  })
  return answer
}

const IMAGE = `/lake/images/stone-designs/production/${'a'.repeat(40)}-1x1.jpg`

test.each([
  ['a script', '/assets/entry-1.js', 'script'],
  ['a picture', IMAGE, 'image'],
])('%s comes from the network when the caches cannot be read', async (_, path, destination) => {
  network.mockImplementation(async () => new Response('from the network'))
  expect(await (await answerTo(path, destination))?.text()).toBe('from the network')
})

test('a picture that the network does not send at first is requested again when the caches cannot be read', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  network.mockImplementation(async () => new Response('from the network'))
  expect(await (await answerTo(IMAGE, 'image'))?.text()).toBe('from the network')
})

test('an error page of the server is shown when the caches cannot be read', async () => {
  network.mockImplementation(async () => new Response('closed', {status: 503}))
  expect((await answerTo('/designs/fountain', 'document'))?.status).toBe(503)
})
