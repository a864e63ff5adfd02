import {createBrowserHistory, type RouterHistory} from '@tanstack/react-router'
import {savedAt} from '../env/saved-mark.ts'
import {advertisingOf, parseSearch, stringifySearch} from '../links/search.ts'

interface Arrival {
  /** Absent when the page was rendered for the current address. Our own server renders no other pages. */
  history?: RouterHistory
  /** Navigates to the visitor's address. Call it after hydration. */
  arrive: (go: (href: string) => void) => void
}

/**
 * Drops slashes at the end of the path: our server redirects such addresses, static hosts redirect to them. A saved copy of
 * the list of all designs holds one list only, so its address loses filters and page numbers.
 */
function tidyAddress() {
  const {pathname, search, hash} = location
  const asked = parseSearch(search)
  const isCopy = savedAt() !== undefined && asked.view === 'all'
  const shown = isCopy ? stringifySearch({view: asked.view, ...advertisingOf(asked)}) : search
  const path = pathname.replace(/(.)\/+$/, '$1') + shown
  if (path !== pathname + search) history.replaceState(history.state, '', path + hash)
}

/**
 * Makes React hydrate the whole page now. React hydrates the content after the frame, and the address must not change
 * in between. An event in the content, which is in `#main`, makes React hydrate it at once; no code listens for this event.
 */
function hydrateNow() {
  document.querySelector('#main > *')?.dispatchEvent(new Event('compositionend', {bubbles: true}))
}

/**
 * Prepares hydration of a page that may have been rendered for another address than the visitor's. A static host ignores
 * parameters, and sends one file for all missing pages. Such a page hydrates at its own address first and then navigates
 * to the visitor's. Hydrating it at the visitor's address would throw its HTML away.
 * @param rendered path and parameters that the page was rendered for
 */
export function openArrival(rendered?: string): Arrival {
  tidyAddress()
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
