import type {AnyRouter} from '@tanstack/react-router'
import {captureAdClicks} from './ad-clicks/ad-clicks.ts'
import {storeTrouble} from './ad-clicks/store-trouble.ts'
import type {Env} from './env.ts'
import {watchFailures} from './failures.ts'
import {loadTrackers, openTrackers, track} from './tracking.ts'

/** Everything that accompanies a visit without being seen. To be called once, before hydration. */
export function startFlows(router: AnyRouter, env: Env): void {
  watchFailures()
  openTrackers(env)
  captureAdClicks(location.search, Date.now(), storeTrouble)
  trackPages(router)
  whenIdle(() => {
    loadTrackers(env)
    // A lead that cannot be sent now waits in storage; without this module it waits for the next page.
    import('./leads/leads.ts').then(({sendWaitingLeads}) => sendWaitingLeads()).catch(() => undefined)
  })
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
