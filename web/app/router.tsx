import {QueryClient, QueryClientProvider, type DefaultOptions} from '@tanstack/react-query'
import {createRouter, type AnyRouter, type LocationRewrite, type RouterHistory} from '@tanstack/react-router'
import {prefix} from '#messages/language'
import {EnvContext} from '../env/EnvContext.tsx'
import {routeTree} from '../routeTree.gen.ts'
import {loadAfterPaint} from '../links/load-after-paint.ts'
import {savedAt} from '../env/saved-mark.ts'
import {openContent, type Content, type RouterContext} from '../data/sanity.ts'
import type {Env} from '../../contract/site/env.ts'
import type {Fetch} from '../../contract/site/render.ts'
import {parseSearch, stringifySearch} from '../links/search.ts'
import {PendingPage} from '../shell/PendingPage.tsx'

/** Milliseconds after which the pending page replaces the page before. */
const PENDING_MS = 500

const QUERIES: DefaultOptions['queries'] = {
  // The event stream announces changes. Without an announcement, results stay good.
  staleTime: 10 * 60_000,
  refetchOnWindowFocus: false,
  // Otherwise React Query would wait for the network, and the page with it.
  networkMode: 'always',
  refetchOnReconnect: true,
  // Where the network is known to be away, a second attempt only takes time. The server has visitors who wait.
  retry: (failures) => !import.meta.env.SSR && failures === 0 && navigator.onLine && savedAt() === undefined,
}

interface RouterOptions {
  env: Env
  fetch: Fetch
  /** Position in the event stream that the page has to show. */
  position?: string
  /** Absent: the browser's own. */
  history?: RouterHistory
  /** Attribute of every script that the router writes into the page. */
  nonce?: string
}

/** Routes know no language: every address of a build in another language than English starts with its prefix. */
const inLanguage: LocationRewrite = {
  input({url}) {
    if (`${url.pathname}/`.startsWith(`${prefix}/`)) url.pathname = url.pathname.slice(prefix.length)
    return url
  },
  output({url}) {
    url.pathname = prefix + url.pathname.replace(/^\/$/, '')
    return url
  },
}

/** Makes a router with a cache of its own: one for each tab, one for each request on the server. */
export function getRouter({history, nonce, ...options}: RouterOptions) {
  const queryClient = new QueryClient({defaultOptions: {queries: QUERIES}})
  const content = openContent({queryClient, ...options})
  const context: RouterContext = {queryClient, content}
  let hasMoved = false
  const router = createRouter({
    routeTree,
    context,
    history,
    ssr: {nonce},
    ...(prefix ? {rewrite: inLanguage} : {}),
    parseSearch,
    stringifySearch,
    // A script in the served page restores its scroll position. Visitors may scroll on before hydration, which must not
    // move them back.
    scrollRestoration: () => import.meta.env.SSR || hasMoved,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: PENDING_MS,
    // The page replaces the pending one as soon as it is there.
    defaultPendingMinMs: 0,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    Wrap: ({children}) => (
      <EnvContext value={options.env}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </EnvContext>
    ),
  })
  if (!import.meta.env.SSR) {
    loadAfterPaint(router)
    reloadOutdatedPages(router, content)
  }
  router.subscribe('onBeforeNavigate', ({pathChanged, fromLocation, toLocation}) => {
    hasMoved = true
    // While a step within a page loads, such as opening a product over it, the page stays.
    const [from, to] = [fromLocation, toLocation].map((entry) => parseSearch(entry?.searchStr ?? '').view)
    router.options.defaultPendingMs = !pathChanged && from === to ? Infinity : PENDING_MS
  })
  return router
}

/**
 * Runs a page's loader again when content was reloaded during or after its last run. A new load drops the loaders
 * that still run. Other steps within a page, such as opening a dialog, load nothing: the loader is a script of its own,
 * which the browser may lack and not be able to fetch.
 */
function reloadOutdatedPages(router: AnyRouter, content: Content) {
  let [loading, shown] = [0, 0]
  router.subscribe('onBeforeLoad', () => (loading = content.revision))
  router.subscribe('onResolved', () => (shown = loading))
  const shouldReload = ({location}: {location: {href: string}}) => {
    const {matches, resolvedLocation} = router.state
    const isOutdated =
      content.revision !== shown || matches.some(({updatedAt}) => updatedAt < content.reloadedAt)
    return isOutdated || (location.href === resolvedLocation?.href ? false : undefined)
  }
  for (const route of Object.values(router.routesById)) route.update({shouldReload})
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface HistoryState {
    /** Number of entries since the page that lies below the open product, so that closing the product goes back there. */
    productDepth?: number
  }
}
