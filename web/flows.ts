import type {AnyRouter} from '@tanstack/react-router'
import type {Env} from './env.ts'
import {watchFailures} from './failures.ts'
import {isAdvertising} from './search.ts'
import {track} from './tracking.ts'

/** Starts failure reports, consent with trackers, ad clicks, waiting leads and measurements. Call once, before hydration. */
export function startFlows(router: AnyRouter, env: Env): void {
  watchFailures()
  // Where visitors are asked, the click is stored after a yes.
  if (!env.noticeVersion) captureAdClick(location.search)
  trackPages(router)
  replayEarly(router)
  whenIdle(() => {
    if (env.noticeVersion) startConsent(env)
    startIdle(env)
  })
}

/** Stores the ad click that led here. */
function captureAdClick(search: string) {
  if (![...new URLSearchParams(search).keys()].some(isAdvertising)) return
  const now = Date.now()
  import('./ad-clicks/capture.ts').then(({capture}) => capture(search, now)).catch(() => undefined)
}

/** Asks for consent, or loads the trackers that the visitor allows. If the script is missing, no tracker is loaded. */
function startConsent(env: Env) {
  import('./privacy/start-consent.ts').then(({startConsent: start}) => start(env)).catch(() => undefined)
}

/**
 * Sends the leads that an earlier page could not send, and may measure the visit. Every page loads these modules, so that
 * they are there when a visitor contacts the shop over a broken connection. If they cannot be loaded, the leads wait for
 * the next page.
 */
function startIdle(env: Env) {
  import('./idle.ts').then(({startIdle: start}) => start(env)).catch(() => undefined)
}

/** Makes up for what the visitor did before this script ran, and from now on until the whole page responds. */
function replayEarly(router: AnyRouter) {
  const replay = () => {
    if (window.early?.length)
      import('./contact/early-acts.ts').then(({replayActs}) => replayActs(router)).catch(() => undefined)
  }
  addEventListener('early', replay)
  replay()
}

function trackPages(router: AnyRouter) {
  let path: string | undefined
  const view = () => {
    if (location.pathname === path) return
    path = location.pathname
    track('PageView', {page_path: path, page_location: location.href})
  }
  view()
  router.subscribe('onResolved', view)
}

/** Runs work after the page has loaded and the browser is idle. */
function whenIdle(work: () => void) {
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, {timeout: 5000})
    else setTimeout(work, 1000)
  }
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, {once: true})
}
