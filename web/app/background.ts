import type {AnyRouter} from '@tanstack/react-router'
import type {Env} from '../../contract/site/env.ts'
import {followChanges} from '../data/live.ts'
import {sendWaitingLeads} from '../leads/leads.ts'
import {workers} from '../device/secure.ts'
import {savedAt} from '../env/saved-mark.ts'

/**
 * The work of a page that can wait: leads that an earlier page could not send, changes of the content, measurements,
 * and copies for use without network. Every page loads this module, and with it the code that sends leads: a visitor
 * may contact the shop over a broken connection.
 */
export function startBackground(router: AnyRouter, env: Env): void {
  const steps = [
    sendWaitingLeads,
    // Running the page's loader again also renews its title.
    () => followChanges(router.options.context.content, () => void router.load()),
    () => loadNextPages(router),
    () => startMeasurement(env),
    () => startCopies(router, env),
  ]
  // Each in a task of its own, so that the page responds to a touch between them.
  for (const step of steps) setTimeout(step)
}

/** Measures a share of all visits. */
function startMeasurement({sampled = 0, address = location.pathname}: Env) {
  if (Math.random() < sampled)
    import('../field/measure.ts').then(({measure}) => measure(address)).catch(() => undefined)
}

/**
 * Loads the scripts of a category, 4 kB, because a category is usually the next page. Without them, a tap on a slow
 * line waits for two round trips before the content is requested. The list of designs also loads its own loader
 * and the query of products, 1.4 kB: the first filter and Back need them, even without network.
 */
function loadNextPages(router: AnyRouter) {
  const isList = router.state.matches.some(({routeId}) => routeId === '/designs/')
  for (const part of [
    import('../routes/designs.$category.tsx?tsr-split=component'),
    import('../routes/designs.$category.tsx?tsr-split=loader'),
    isList ? import('../routes/designs.index.tsx?tsr-split=loader') : undefined,
    isList ? import('../catalogue/product.queries.ts') : undefined,
  ])
    part?.catch(() => undefined)
}

/** Marks a saved copy, keeps pages of the second visit, and follows the list that a visitor of any visit keeps. */
function startCopies(router: AnyRouter, env: Env) {
  const ignore = () => undefined
  if (savedAt() !== undefined)
    import('../offline/show-saved.ts').then(({showSaved}) => showSaved()).catch(ignore)
  if (env.offline === 'off' || env.preview || !workers()) return
  if (wantsCopies(env))
    import('../offline/start-offline.ts').then(({startOffline}) => startOffline(router)).catch(ignore)
  if (workers()?.controller)
    import('../enquiry/keep-list.ts')
      .then(({followList}) => followList(router.options.context.queryClient, env))
      .catch(ignore)
}

/**
 * The first visit installs nothing, so that a page behind an advertisement costs nothing more. Where visitors are asked for
 * consent, nothing at all is stored before their choice.
 */
function wantsCopies({noticeVersion}: Env): boolean {
  try {
    if (noticeVersion && !localStorage.getItem('consent')) return false
    return isSecondVisit(localStorage, Date.now())
  } catch {
    return false
  }
}

/** Key in local storage: the hour from which a page belongs to the second visit. It is the same for many visitors. */
const SECOND_VISIT = 'second-visit-from'

const HOUR_MS = 60 * 60_000
/** Shortest time between two visits. */
const PAUSE_MS = HOUR_MS / 2

/**
 * Whether the visitor was here before. The first visit stores when the second one may begin, and nothing else. A time that
 * lies too far ahead was stored while the device's clock was wrong.
 */
export function isSecondVisit(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const stored = Date.parse(storage.getItem(SECOND_VISIT) ?? '')
  if (stored <= now + PAUSE_MS + HOUR_MS) return now >= stored
  const from = Math.ceil((now + PAUSE_MS) / HOUR_MS) * HOUR_MS
  storage.setItem(SECOND_VISIT, new Date(from).toISOString())
  return false
}
