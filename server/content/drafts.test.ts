import {afterEach, expect, test, vi} from 'vitest'
import {Hono} from 'hono'
import {readConfig} from '../config.ts'
import {openDrafts} from './drafts.ts'

afterEach(() => vi.unstubAllGlobals())

const hosted = (environment: Record<string, string>) =>
  openDrafts(readConfig({SANITY_PROJECT_ID: 'abc123', ...environment}, '/shop'), undefined, new Hono())

test('hosted Sanity without a token has no drafts', () => {
  expect(hosted({})).toBeUndefined()
})

test('hosted Sanity with a token streams the changes of drafts', async () => {
  const sent: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    return new Response('')
  })
  await hosted({SANITY_API_TOKEN: 'secret'})?.events(new URLSearchParams({lastLiveEventId: '7'}))
  const [request] = sent
  expect(request?.url).toBe(
    'https://abc123.api.sanity.io/v2025-02-19/data/live/events/production?lastLiveEventId=7&includeDrafts=true',
  )
  expect(request?.headers.get('Authorization')).toBe('Bearer secret')
})

test('hosted Sanity with a token reads drafts without the CDN, and gives up after two tries of eight seconds', () => {
  const config = hosted({SANITY_API_TOKEN: 'secret'})?.client.config()
  expect(config).toMatchObject({token: 'secret', perspective: 'drafts', useCdn: false})
  expect(config).toMatchObject({timeout: 8000, maxRetries: 1})
})
