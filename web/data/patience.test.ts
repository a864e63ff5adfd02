import {expect, onTestFinished, test, vi} from 'vitest'
import {patientFetch} from './patience.ts'

function stubFetch(fetch: () => Promise<Response>, {isCopy = false} = {}) {
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', {querySelector: () => (isCopy ? {content: '2026-11-26T05:00:00Z'} : null)})
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

test.each([
  ['15 seconds', false, 15_000],
  ['6 seconds in a copy, which has waited for the network', true, 6000],
])('a request that is never answered fails after %s', async (_, isCopy, afterMs) => {
  stubFetch(() => new Promise(() => undefined), {isCopy})
  const failed = vi.fn<(error: unknown) => void>()
  patientFetch('/lake').catch(failed)
  await vi.advanceTimersByTimeAsync(afterMs - 1000)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(failed).toHaveBeenCalledOnce()
})

test('a response may be read for as long as it takes', async () => {
  stubFetch(async () => new Response('granite'))
  const response = await patientFetch('/lake')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await response.text()).toBe('granite')
})

test('the failure of the network is that of the request', async () => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(patientFetch('/lake')).rejects.toThrow('Failed to fetch')
})
