import {expect, onTestFinished, test, vi} from 'vitest'
import {patientFetch} from './patience.ts'

function stubFetch(fetch: () => Promise<Response>) {
  vi.stubGlobal('fetch', fetch)
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

test('a request that is never answered fails after 15 seconds', async () => {
  stubFetch(() => new Promise(() => undefined))
  const failed = vi.fn<(error: unknown) => void>()
  patientFetch('/lake').catch(failed)
  await vi.advanceTimersByTimeAsync(14_000)
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
