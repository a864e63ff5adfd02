import {createBrowserHistory, type RouterHistory} from '@tanstack/react-router'

interface Arrival {
  /** Absent where the page is the one that was asked for, as it is from our own server. */
  history?: RouterHistory
  /** To be called once the page is alive: goes on to the address that was asked for. */
  arrive: (go: (href: string) => void) => void
}

/** The server moves visitors from an address with closing slashes; a static host moves them there. */
function dropClosingSlashes() {
  const path = location.pathname.replace(/(?<=.)\/+$/, '')
  if (path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash)
  }
}

/**
 * What is inside a page comes to life after its frame, at leisure, and must not find another address by then.
 * React does it at once where something happens, as here an event that nobody listens to.
 */
function hydrateNow() {
  document.querySelector('main > *')?.dispatchEvent(new Event('compositionend', {bubbles: true}))
}

/**
 * How to bring a page to life that may have been rendered for another address than the visitor's: a static
 * host sends the same file whatever the parameters are, and one file for all that it does not have. Such a
 * page hydrates as what it is and then turns into what was asked for; hydrating it as the latter would throw
 * it away.
 * @param rendered path and parameters that the page was rendered for
 */
export function openArrival(rendered?: string): Arrival {
  dropClosingSlashes()
  if (!rendered || location.pathname + location.search === rendered) return {arrive: () => undefined}
  const asked = location.pathname + location.search + location.hash
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
      go(asked)
    },
  }
}
