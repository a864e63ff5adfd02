import type {KeepRequest} from './messages.ts'

/** Registers the worker and waits until it runs. @throws Error where the browser refuses, as in some private windows */
export async function openWorker(): Promise<ServiceWorker> {
  await navigator.serviceWorker.register('/sw.js')
  const {active} = await navigator.serviceWorker.ready
  if (!active) throw new Error('The service worker does not run')
  return active
}

/** Asks the worker to keep something, and waits until it has tried. @returns whether it could */
export const keep = (worker: ServiceWorker, request: KeepRequest): Promise<boolean> =>
  new Promise((resolve) => {
    const {port1, port2} = new MessageChannel()
    port1.addEventListener('message', ({data}) => resolve(data === 'kept'), {once: true})
    port1.start()
    worker.postMessage(request, [port2])
  })
