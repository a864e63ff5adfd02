import type {AnyRouter} from '@tanstack/react-router'
import {prefix} from '#messages/language'
import {copies} from '../device/secure.ts'
import {isPlainClick} from '../links/plain-click.ts'
import {LIST, PAGES} from './device.ts'
import {keep, openWorker} from './worker-client.ts'
import {copyAddress} from './rules.ts'
import {savedAt} from '../env/saved-mark.ts'

/** Addresses of the pages that have a copy, as far as this page knows. */
let saved: ReadonlySet<string> = new Set()

let isFollowing = false

/** Milliseconds that a page may take before its copy is shown: as long as the worker waits for the network. */
const PATIENCE_MS = 3000

/** From now on, links without network lead to copies. Call it again after pages were kept. */
export async function followCopies(): Promise<void> {
  await readSaved()
  if (isFollowing) return
  isFollowing = true
  addEventListener('offline', () => void readSaved())
  // Before the router, which follows no click that it does not see.
  addEventListener('click', followToCopy, true)
}

/**
 * Keeps copies of this page, of the home page and of each page that the visitor goes to. Call it from the second visit
 * on, after hydration.
 * @throws Error where the browser refuses a worker
 */
export async function startOffline(router: AnyRouter): Promise<void> {
  await followCopies()
  leaveDeadConnections(router)
  // Copies cost a visitor data that nobody asked for.
  if (isSparing()) return
  const worker = await openWorker()
  let last: string | undefined
  const keepPage = () => {
    const address = copyAddress(location)
    if (address === undefined || address === last || !navigator.onLine) return
    last = address
    void keep(worker, {page: address}).then(readSaved)
  }
  void keep(worker, {page: prefix || '/'}).then(readSaved)
  keepPage()
  router.subscribe('onResolved', keepPage)
}

/**
 * A page that has a copy, but does not come over a connection that died without a sign, is loaded whole: the worker answers
 * with the copy.
 */
function leaveDeadConnections(router: AnyRouter) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const loadCopy = async () => {
    const {href} = location
    const address = copyAddress(location)
    if (address === undefined || !saved.has(address)) return
    // The worker need not wait for the network once more.
    await fetch(href, {method: 'HEAD', mode: 'same-origin', cache: 'only-if-cached'}).catch(() => undefined)
    if (location.href === href) location.reload()
  }
  router.subscribe('onBeforeLoad', ({pathChanged}) => {
    clearTimeout(timer)
    if (pathChanged) timer = setTimeout(() => void loadCopy(), PATIENCE_MS)
  })
  router.subscribe('onResolved', () => clearTimeout(timer))
}

const isSparing = () => {
  const connection: {saveData?: boolean} | undefined = Reflect.get(navigator, 'connection')
  return connection?.saveData === true
}

async function readSaved() {
  const requests = await Promise.all(
    [PAGES, LIST].map(async (name) => (await copies()?.open(name))?.keys() ?? []),
  )
  saved = new Set(requests.flat().map(({url}) => url.slice(location.origin.length)))
}

/**
 * Without network, a link to another page that has a copy loads that page whole: the worker answers with the copy. The
 * router would ask for content that cannot come.
 */
function followToCopy(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || !isPlainClick(event) || link.target || link.origin !== location.origin) return
  if (navigator.onLine && savedAt() === undefined) return
  const address = copyAddress(link)
  if (address !== undefined && address !== copyAddress(location) && saved.has(address))
    event.stopPropagation()
}
