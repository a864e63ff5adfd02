import {runInNewContext} from 'node:vm'
import {expect, test} from 'vitest'
import {withdrawnWorker} from './files.ts'

test('a withdrawn worker deletes every copy and itself', async () => {
  const response = await withdrawnWorker(true).request('/sw.js')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(response.headers.get('Content-Type')).toContain('javascript')
  const deleted: string[] = []
  const listeners = new Map<string, (event: {waitUntil(work: Promise<void>): void}) => void>()
  runInNewContext(await response.text(), {
    addEventListener: listeners.set.bind(listeners),
    skipWaiting: () => undefined,
    caches: {keys: async () => ['pages', 'build /a.js'], delete: async (name: string) => deleted.push(name)},
    registration: {unregister: async () => deleted.push('worker')},
  })
  await new Promise<void>((resolve) => {
    listeners.get('activate')?.({waitUntil: (work) => void work.then(resolve)})
  })
  expect(deleted).toEqual(['pages', 'build /a.js', 'worker'])
})

test('without the setting the site’s own worker is served', async () => {
  expect((await withdrawnWorker(false).request('/sw.js')).status).toBe(404)
})
