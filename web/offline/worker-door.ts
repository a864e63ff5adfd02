import type {KeepRequest} from './messages.ts'

/** Registers the worker and waits until it runs. @throws Error where the browser refuses, as in some private windows */
export async function openWorker(): Promise<ServiceWorker> {
  await navigator.serviceWorker.register('/sw.js')
  const {active} = await navigator.serviceWorker.ready
  if (!active) throw new Error('The service worker does not run')
  return active
}

/** Asks the worker to keep a page, and waits until it has tried. */
export const keep = (worker: ServiceWorker, request: KeepRequest): Promise<void> =>
  new Promise((resolve) => {
    const {port1, port2} = new MessageChannel()
    port1.addEventListener('message', () => resolve(), {once: true})
    port1.start()
    worker.postMessage(request, [port2])
  })
