import type {AnyRouter} from '@tanstack/react-router'
import type {Env} from './env.ts'
import {watchFailures} from './failures.ts'
import {isAdvertising} from './search.ts'
import {loadTrackers, openTrackers, track} from './tracking.ts'

/** Everything that accompanies a visit without being seen. To be called once, before hydration. */
export function startFlows(router: AnyRouter, env: Env): void {
  watchFailures()
  openTrackers(env)
  captureAdClick(location.search)
  trackPages(router)
  whenIdle(() => {
    loadTrackers(env)
    sendWaitingLeads()
  })
}

/** Remembers the click on an advertisement that led here. */
function captureAdClick(search: string) {
  if (![...new URLSearchParams(search).keys()].some(isAdvertising)) return
  const now = Date.now()
  Promise.all([import('./ad-clicks/ad-clicks.ts'), import('./ad-clicks/store-trouble.ts')])
    .then(([{captureAdClicks}, {storeTrouble}]) => captureAdClicks(search, now, storeTrouble))
    .catch(() => undefined)
}

/**
 * Leads of an earlier page that could not be sent then wait in storage; without this module they wait for the
 * next page. It is fetched by every page, so that it is there when somebody calls over a connection that is not.
 */
function sendWaitingLeads() {
  import('./leads/leads.ts').then(({sendWaitingLeads: send}) => send()).catch(() => undefined)
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

/** After the page has loaded and the browser has nothing better to do. */
function whenIdle(work: () => void) {
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, {timeout: 5000})
    else setTimeout(work, 1000)
  }
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, {once: true})
}
