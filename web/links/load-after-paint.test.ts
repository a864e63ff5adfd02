import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {loadAfterPaint} from './load-after-paint.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A router that notes what it is asked, and the frames that the browser has yet to paint. */
function start() {
  const calls: string[] = []
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const router = {
    load: async () => void calls.push('load'),
    // As the real one, whose history announces the new address before it returns.
    navigate: async () => {
      calls.push('navigate')
      await router.load()
    },
    preloadRoute: async () => {
      calls.push('preload')
      return undefined
    },
    updateLatestLocation: () => void calls.push('address'),
  }
  loadAfterPaint(router)
  return {router, calls, frames}
}

test('patch 1: a tap on a link leads to its page after one paint', async () => {
  const {router, calls, frames} = start()
  const shown = router.navigate()
  expect(calls).toEqual([])
  frames[0]?.(0)
  await vi.advanceTimersByTimeAsync(0)
  await shown
  expect(calls).toEqual(['navigate', 'address', 'load'])
})

test('patch 1: Back is followed after the next paint, and its address counts at once', async () => {
  const {router, calls, frames} = start()
  const loaded = router.load()
  expect(calls).toEqual(['address'])
  await vi.advanceTimersByTimeAsync(50)
  expect(calls).toEqual(['address'])
  frames[0]?.(0)
  expect(calls).toEqual(['address'])
  await vi.advanceTimersByTimeAsync(0)
  await loaded
  expect(calls).toEqual(['address', 'load'])
})

test('patch 1: a page that may be opened is prepared after the next paint', async () => {
  const {router, calls, frames} = start()
  const prepared = router.preloadRoute()
  frames[0]?.(0)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(0)
  await prepared
  expect(calls).toEqual(['preload'])
})

test('a page is loaded within a tenth of a second where nothing is painted', async () => {
  const {router, calls} = start()
  const loaded = router.load()
  await vi.advanceTimersByTimeAsync(100)
  await loaded
  expect(calls).toEqual(['address', 'load'])
})
