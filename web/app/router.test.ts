import {createMemoryHistory} from '@tanstack/react-router'
import {expect, test, vi} from 'vitest'
import {getRouter} from './router.tsx'
import {ContentError} from '../data/sanity.ts'
import {shopQuery} from '../shop/shop.queries.ts'
import {testEnv} from '../env/test-env.ts'

test('the server asks for content once: its visitor waits, and there may be a copy of the page', async () => {
  const fetch = vi.fn(async () => new Response('', {status: 503}))
  const {queryClient} = getRouter({env: testEnv, fetch, history: createMemoryHistory()}).options.context
  await expect(queryClient.fetchQuery(shopQuery())).rejects.toBeInstanceOf(ContentError)
  expect(fetch).toHaveBeenCalledTimes(1)
})
