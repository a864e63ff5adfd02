import {createBrowserHistory, type RouterHistory} from '@tanstack/react-router'

interface Arrival {
  /** Absent when the page was rendered for the current address, as our own server always does. */
  history?: RouterHistory
  /** Call after hydration: goes on to the visitor's address. */
  arrive: (go: (href: string) => void) => void
}

/** Drops slashes at the end of the path. Our server redirects such addresses; static hosts redirect to them. */
function dropClosingSlashes() {
  const path = location.pathname.replace(/(?<=.)\/+$/, '')
  if (path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash)
  }
}

/**
 * Makes React hydrate the page now. It hydrates the inside of a page later than the frame, and the address must not
 * change before. An event, here one without listeners, makes it hydrate at once.
 */
function hydrateNow() {
  document.querySelector('main > *')?.dispatchEvent(new Event('compositionend', {bubbles: true}))
}

/**
 * Prepares hydration of a page that may have been rendered for another address than the visitor's. A static host ignores
 * parameters, and sends one file for all missing pages. Such a page hydrates at its own address first and then navigates
 * to the visitor's. Hydrating it at the visitor's address would throw its HTML away.
 * @param rendered path and parameters that the page was rendered for
 */
export function openArrival(rendered?: string): Arrival {
  dropClosingSlashes()
  if (!rendered || location.pathname + location.search === rendered) return {arrive: () => undefined}
  const wanted = location.pathname + location.search + location.hash
  let hasArrived = false
  const browserHistory = createBrowserHistory({
    parseLocation() {
      const {pathname, search, hash} = hasArrived ? location : new URL(rendered, location.origin)
      return {href: pathname + search + hash, pathname, search, hash, state: window.history.state}
    },
  })
  return {
    history: browserHistory,
    arrive(go) {
      hydrateNow()
      hasArrived = true
      go(wanted)
    },
  }
}
