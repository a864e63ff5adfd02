import type {AnyRouter} from '@tanstack/react-router'
import type {Env} from '../../contract/site/env.ts'
import {isAdvertising} from '../../contract/site/parameters.ts'
import {watchFailures} from '../report/failures.ts'
import {track} from '../report/tracking.ts'

/** Starts failure reports, ad clicks and page views; later consent and background work. Call once, before hydration. */
export function startReporting(router: AnyRouter, env: Env): void {
  watchFailures()
  // Where visitors are asked, the click is stored after a yes.
  if (!env.noticeVersion) captureAdClick(location.search)
  trackPages(router)
  replayQueue(router)
  whenHydrated(() => {
    if (env.noticeVersion) startConsent(env)
    startBackground(router, env)
  })
}

/** Stores the ad click that led here. */
function captureAdClick(search: string) {
  if (![...new URLSearchParams(search).keys()].some(isAdvertising)) return
  const now = Date.now()
  import('../ad-clicks/ad-clicks.ts')
    .then((script) => script.captureAdClicks(search, now))
    .catch(() => undefined)
}

/** Asks for consent, or loads the trackers that the visitor allows. If the script is missing, no tracker is loaded. */
function startConsent(env: Env) {
  import('../privacy/start-consent.ts').then((script) => script.startConsent(env)).catch(() => undefined)
}

/** If the script cannot be loaded, leads, changes of the content and copies wait for the next page. */
function startBackground(router: AnyRouter, env: Env) {
  import('./background.ts').then((script) => script.startBackground(router, env)).catch(() => undefined)
}

/** Makes up for what the visitor did before this script ran, and from now on until the whole page responds. */
function replayQueue(router: AnyRouter) {
  const replay = () => {
    if (window.early?.length)
      import('../contact/replay-acts.ts').then((script) => script.replayActs(router)).catch(() => undefined)
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

/**
 * Runs work after the page has loaded, the frame is hydrated and the browser is idle. Hydration expects only the elements
 * that the server rendered. An element added earlier would make React render the whole page again and drop it.
 */
function whenHydrated(work: () => void) {
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, {timeout: 5000})
    else setTimeout(work, 1000)
  }
  const root = document.documentElement
  const observer = new MutationObserver(() => {
    observer.disconnect()
    if (document.readyState === 'complete') idle()
    else addEventListener('load', idle, {once: true})
  })
  observer.observe(root, {attributeFilter: ['data-hydrated']})
}
