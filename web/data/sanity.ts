import {hashKey, type QueryClient, type QueryFunctionContext, type QueryKey} from '@tanstack/react-query'
import type {Env} from '../../contract/site/env.ts'
import type {Fetch} from '../../contract/site/render.ts'
import {stringifySearch} from '../links/search.ts'
import * as messages from '#messages/errors'
import {language} from '#messages/language'

/** Id of the element that holds the content of a served page. */
export const CONTENT_ELEMENT = 'content'

/** Version of the query API that the site is written against. */
const API_VERSION = 'v2025-02-19'

/** The translation of a document into the language of the page. Part of queries. English texts are the base fields, so a page in English finds none. */
export const TRANSLATION = 'translations[language == $language][0]'

/** A query failed: there is no connection, or the response holds no result. */
export class ContentError extends Error {
  override name = 'ContentError'
}

/** The content that a page takes along from the server, so that the browser continues from there. */
export interface SavedContent {
  /** Keys of queries, their results, and the sync tags of these. */
  queries: [QueryKey, unknown, string[]?][]
  /** Position in the event stream. */
  position?: string
}

interface ContentOptions {
  queryClient: QueryClient
  env: Env
  fetch: Fetch
  /** Position in the event stream that queries have to reach. Absent: any position. */
  position?: string
}

export type Content = ReturnType<typeof openContent>

/** The context of all routes. */
export interface RouterContext {
  queryClient: QueryClient
  content: Content
}

/** Query text whose result type is generated. */
type KnownQuery = keyof SanityQueries

const contents = new WeakMap<QueryClient, Content>()

/**
 * Opens the content for the queries of one client: one for each tab, one for each request on the server. Content sends
 * the queries, remembers the position in the event stream that they have reached, and reloads them after a change.
 */
export function openContent({queryClient, env, fetch, position}: ContentOptions) {
  const tags = new Map<string, string[]>()
  let changes = 0
  const content = {
    env,
    fetch,
    /** Sync tags of each query's last result, by hashed query key. */
    tags,
    /** Number of reloads so far. The head of a page is out of date when its loader ran at a lower number. */
    revision: 0,
    /** Time of the last reload, in milliseconds since 1970. 0: none so far. */
    reloadedAt: 0,
    /** Address of the event stream, from the current position on. */
    eventsAddress() {
      const search = stringifySearch({lastLiveEventId: position})
      return `${env.liveBase}/${API_VERSION}/data/live/events/${env.dataset}${search}`
    },
    save: (): SavedContent => ({queries: savedQueries(queryClient, tags), position}),
    /** Results count as received now: the page may come from a cache, but it was valid when the server sent it. */
    restore(saved: SavedContent) {
      for (const [key, result, own] of saved.queries) {
        queryClient.setQueryData(key, result)
        if (own) tags.set(hashKey(key), own)
      }
      position = saved.position
    },

    /**
     * Sends a query, and sends it again when a change came before its response, which may be older than the change.
     * @throws ContentError
     */
    async query<Q extends KnownQuery>(
      groq: Q,
      params: Record<string, unknown>,
      {queryKey, signal}: Pick<QueryFunctionContext, 'queryKey' | 'signal'>,
    ): Promise<SanityQueries[Q]> {
      const known = changes
      const address = addressOf(env, groq, params, position)
      const response = await fetch(address, {signal}).catch((error: unknown) => {
        throw new ContentError(messages.catalogueUnreachable, {cause: error})
      })
      const answer: {result: SanityQueries[Q]; syncTags?: string[]} = await answerOf(response)
      if (known !== changes) return content.query(groq, params, {queryKey, signal})
      tags.set(hashKey(queryKey), answer.syncTags ?? [])
      return answer.result
    },

    /**
     * Moves to a position in the event stream and reloads what has changed on the way. Results that no page shows are
     * dropped, and loaded when a page needs them.
     * @param next empty: the position stays as it is
     * @param changed sync tags of the change; absent: everything may have changed
     * @returns whether something was reloaded
     */
    async advance(next: string, changed?: string[]): Promise<boolean> {
      position = next || position
      changes++
      const touched = changed && touchedBy(changed, tags)
      const predicate = ({queryHash}: {queryHash: string}) => !touched || touched.has(queryHash)
      // Queries under way stay: something waits for them, such as the page that loads next or the list that is to be kept.
      queryClient.removeQueries({type: 'inactive', fetchStatus: 'idle', predicate})
      if (queryClient.getQueryCache().findAll({type: 'active', predicate}).length === 0) return false
      await queryClient.invalidateQueries({predicate})
      content.revision++
      content.reloadedAt = Date.now()
      return true
    },

    /**
     * Starts at the position at which the event stream has opened. If the content is at another position, it may have
     * missed changes, so everything is reloaded.
     * @returns whether something was reloaded
     */
    async startAt(opened: string): Promise<boolean> {
      if (position !== undefined && opened !== position) return content.advance(opened)
      position = opened || position
      return false
    },

    /** Whether something on the page is older than the position, because it could not be reloaded. */
    isStale: () => hasOldResults(queryClient),
  }
  contents.set(queryClient, content)
  return content
}

function addressOf(env: Env, groq: string, params: Record<string, unknown>, position?: string): string {
  // Visitors see what is published: their build leaves the other perspectives out.
  const perspective = import.meta.env.PREVIEW ? (env.perspective ?? 'published') : 'published'
  const search = new URLSearchParams({query: groq, perspective})
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  search.set('$language', JSON.stringify(language))
  if (position) search.set('lastLiveEventId', position)
  return `${env.apiBase}/${API_VERSION}/data/query/${env.dataset}?${search.toString()}`
}

/** @throws ContentError for an error, or a response without a result: a proxy may send a page, or a connection may break */
async function answerOf(response: Response) {
  if (!response.ok) throw new ContentError(messages.catalogueFailed(response.status))
  try {
    // Only answers after the first page need it in a browser, so it is no part of the first load.
    const [text, {readable}] = await Promise.all([response.text(), import('./readable.ts')])
    return JSON.parse(text, readable)
  } catch (error) {
    throw new ContentError(messages.catalogueUnreachable, {cause: error})
  }
}

/**
 * The result of a query that finds something in every shop.
 * @throws ContentError when it found nothing: that is an outage, and stale copies and results stay
 */
export function answered<Result>(result: Result | null): Result {
  if (result === null || (Array.isArray(result) && result.length === 0))
    throw new ContentError(messages.catalogueUnreachable)
  return result
}

/** Whether a page shows a result whose latest query failed. */
const hasOldResults = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .findAll({type: 'active'})
    .some(({state}) => state.status === 'error' && state.data !== undefined)

/** Results in the cache with their sync tags, but without results that only the server needs. Browsers save none. */
function savedQueries(
  queryClient: QueryClient,
  tags: ReadonlyMap<string, string[]>,
): SavedContent['queries'] {
  if (!import.meta.env.SSR) return []
  return queryClient
    .getQueryCache()
    .findAll({predicate: ({state, meta}) => state.status === 'success' && !meta?.staysOnServer})
    .map(({queryKey, queryHash, state}) => [queryKey, state.data, tags.get(queryHash)])
}

/** The queries, by hashed key, whose results a change with these sync tags may affect. No tags: affected by any change. */
export function touchedBy(changed: string[], queries: ReadonlyMap<string, string[]>): Set<string> {
  const isTouched = (own: string[]) => own.length === 0 || own.some((tag) => changed.includes(tag))
  return new Set([...queries].filter(([, own]) => isTouched(own)).map(([key]) => key))
}

/** The content of one client. */
export function contentOf(client: QueryClient): Content {
  const content = contents.get(client)
  if (!content) throw new Error('This query client has no content')
  return content
}

/**
 * Makes the function that React Query calls for a query over published documents.
 * @throws ContentError
 */
export function groqFn<Q extends KnownQuery>(groq: Q, params: Record<string, unknown> = {}) {
  return (context: QueryFunctionContext): Promise<SanityQueries[Q]> => {
    return contentOf(context.client).query(groq, params, context)
  }
}
