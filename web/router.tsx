import {
  dehydrate,
  hydrate,
  QueryClient,
  QueryClientProvider,
  type DehydratedState,
  type Query,
} from '@tanstack/react-query'
import {createRouter, type RouterHistory} from '@tanstack/react-router'
import {EnvContext} from './EnvContext.tsx'
import {routeTree} from './routeTree.gen.ts'
import {openContent, provideContent, type Content, type Fetch} from './sanity.ts'
import type {Env} from './env.ts'
import {parseSearch, stringifySearch} from './search.ts'
import {PendingPage} from './shell/PendingPage.tsx'

/** What the browser need not have to show the page again stays on the server. */
const isWorthSending = ({state, meta}: Query) => state.status === 'success' && !meta?.staysOnServer

/** What routes can use. */
export interface RouterContext {
  queryClient: QueryClient
  content: Content
  /** Set while the page that is shown is made again, as its content has changed. */
  renewal: {isUnderWay: boolean}
}

/** What a page takes along of the state that it was rendered with. */
interface Dehydrated {
  queries: DehydratedState
  tags: [string, string[]][]
  /** Position in the stream of changes at which rendering began. */
  position?: string
}

/** Milliseconds after which a page that is on its way takes the place of the one before. */
const PENDING_MS = 500

interface RouterOptions {
  env: Env
  fetch: Fetch
  /** Absent: the browser's own. */
  history?: RouterHistory
}

/** A router with a cache of its own: one for each tab, one for each request. */
export function getRouter({env, fetch, history}: RouterOptions) {
  const queryClient = new QueryClient({
    // Changes are announced; without an announcement what was read stays good.
    defaultOptions: {queries: {staleTime: 10 * 60_000, retry: 1, refetchOnWindowFocus: false}},
  })
  const content = openContent(env, fetch)
  provideContent(queryClient, content)
  const context: RouterContext = {queryClient, content, renewal: {isUnderWay: false}}
  let hasMoved = false
  const router = createRouter({
    routeTree,
    context,
    history,
    parseSearch,
    stringifySearch,
    // A page as it is served goes to where its visitor left it by a script of its own. Until scripts run they may
    // have gone on: hydration must not take them back.
    scrollRestoration: () => import.meta.env.SSR || hasMoved,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: PENDING_MS,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    dehydrate: () => {
      const queries = dehydrate(queryClient, {shouldDehydrateQuery: isWorthSending})
      return {state: JSON.stringify({queries, tags: [...content.tags], position: content.position})}
    },
    hydrate: ({state}) => {
      const {queries, tags, position}: Dehydrated = JSON.parse(state)
      // The page may have waited in a cache; what it holds was valid when it was handed out, which is now.
      for (const query of queries.queries) query.state.dataUpdatedAt = Date.now()
      hydrate(queryClient, queries)
      for (const [key, value] of tags) content.tags.set(key, value)
      content.position = position
    },
    Wrap: ({children}) => (
      <EnvContext value={env}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </EnvContext>
    ),
  })
  // A step within a page, as to a dialog over it, loads nothing: what loads the page is a script of its own, which the
  // browser may not have yet, and need not be able to get.
  const shouldReload = ({location}: {location: {href: string}}) =>
    location.href === router.state.resolvedLocation?.href ? context.renewal.isUnderWay : undefined
  if (!import.meta.env.SSR) for (const route of Object.values(router.routesById)) route.update({shouldReload})
  router.subscribe('onBeforeNavigate', ({pathChanged, fromLocation, toLocation}) => {
    hasMoved = true
    // A step within a page, as to a piece over it, leaves the page and its visitor where they are until it is done.
    const [from, to] = [fromLocation, toLocation].map((place) => parseSearch(place?.searchStr ?? '').view)
    router.options.defaultPendingMs = !pathChanged && from === to ? Infinity : PENDING_MS
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface HistoryState {
    /** The dialog was opened from the page before, so closing it goes back there. */
    isDialog?: boolean
  }
}
