import {QueryClient, QueryObserver} from '@tanstack/react-query'
import {expect, test, vi} from 'vitest'
import {shopQuery} from '../shop/shop.queries.ts'
import {ContentError, openContent, touchedBy} from './sanity.ts'
import {testEnv} from '../env/test-env.ts'

const env = {...testEnv, liveBase: '/live'}

/** Content whose server answers each query with the number of queries so far as the brand. */
function openTab() {
  const queryClient = new QueryClient()
  const positions: (string | null)[] = []
  const fetch = async (address: string) => {
    positions.push(new URL(address, env.publicUrl).searchParams.get('lastLiveEventId'))
    return Response.json({result: {brand: `Brand ${positions.length}`}, syncTags: ['s1:shop']})
  }
  const content = openContent({queryClient, env, fetch, position: 'p1'})
  const show = async () => {
    const observer = new QueryObserver(queryClient, shopQuery())
    observer.subscribe(() => undefined)
    await queryClient.ensureQueryData(shopQuery())
    return () => observer.getCurrentResult().data?.brand
  }
  return {content, positions, queryClient, show}
}

test('a change affects the queries that share a tag with it, and those without tags', () => {
  const queries = new Map([
    ['shop', ['s1:a']],
    ['fountain', ['s1:b', 's1:c']],
    ['unknown', []],
  ])
  expect(touchedBy(['s1:c'], queries)).toEqual(new Set(['fountain', 'unknown']))
})

test('queries are sent with the position that the content has reached', async () => {
  const {content, positions, show} = openTab()
  const brand = await show()
  expect(content.eventsAddress()).toBe('/live/v2025-02-19/data/live/events/production?lastLiveEventId=p1')
  await expect(content.advance('p2', ['s1:shop'])).resolves.toBe(true)
  expect(positions).toEqual(['p1', 'p2'])
  expect([brand(), content.revision]).toEqual(['Brand 2', 1])
})

test('a change with other tags moves the position and reloads nothing', async () => {
  const {content, positions, show} = openTab()
  await show()
  await expect(content.advance('p2', ['s1:other'])).resolves.toBe(false)
  expect([positions, content.revision, content.save().position]).toEqual([['p1'], 0, 'p2'])
})

test('a change drops what no page shows', async () => {
  const {content, queryClient} = openTab()
  await queryClient.ensureQueryData(shopQuery())
  await expect(content.advance('p2')).resolves.toBe(false)
  expect(queryClient.getQueryData(shopQuery().queryKey)).toBeUndefined()
})

test.each([[['s1:shop']], [undefined]])(
  'a query whose response is under way survives a change, and is sent again: %s',
  async (changed) => {
    const {content, positions, queryClient} = openTab()
    const shop = queryClient.fetchQuery(shopQuery())
    await expect(content.advance('p2', changed)).resolves.toBe(false)
    await expect(shop).resolves.toMatchObject({brand: 'Brand 2'})
    expect(positions).toEqual(['p1', 'p2'])
  },
)

test.each([
  ['where the content is', 'p1', false],
  ['elsewhere', 'p9', true],
])('a stream that opens %s reloads everything: %s %s', async (_, opened, isReloaded) => {
  const {content, show} = openTab()
  await show()
  await expect(content.startAt(opened)).resolves.toBe(isReloaded)
  expect(content.save().position).toBe(opened)
})

test('a page goes on with the results, the tags and the position that the server has saved', async () => {
  const server = openTab()
  await server.show()
  const tab = openTab()
  tab.content.restore(server.content.save())
  expect(tab.content.tags).toEqual(new Map([['["shop"]', ['s1:shop']]]))
  expect(tab.content.save()).toEqual(server.content.save())
  expect(await tab.queryClient.ensureQueryData(shopQuery())).toMatchObject({brand: 'Brand 1'})
  expect(tab.positions).toEqual([])
})

test.each([
  ['is a page', new Response('<html>')],
  ['breaks off', new Response(new ReadableStream({start: (body) => body.error(new Error('reset'))}))],
])('an answer that %s is no content', async (_, answer) => {
  const queryClient = new QueryClient({defaultOptions: {queries: {retry: false}}})
  openContent({queryClient, env, fetch: async () => answer})
  await expect(queryClient.fetchQuery(shopQuery())).rejects.toBeInstanceOf(ContentError)
})

test('content that could not be reloaded is stale until it is', async () => {
  const queryClient = new QueryClient({defaultOptions: {queries: {retry: false}}})
  const fetch = vi.fn(async () => Response.json({result: {brand: 'Stone'}, syncTags: ['s1:shop']}))
  const content = openContent({queryClient, env, fetch, position: 'p1'})
  new QueryObserver(queryClient, shopQuery()).subscribe(() => undefined)
  await queryClient.ensureQueryData(shopQuery())
  fetch.mockResolvedValueOnce(new Response('', {status: 503}))
  await content.startAt('p2')
  expect(content.isStale()).toBe(true)
  await content.advance('p3')
  expect(content.isStale()).toBe(false)
})
