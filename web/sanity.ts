import {hashKey, type QueryClient, type QueryFunctionContext} from '@tanstack/react-query'
import type {Env} from './env.ts'

/** Version of the query API this site is written against. */
const API_VERSION = 'v2025-02-19'

/** The content could not be had: no connection, or an answer that is no result. */
export class ContentError extends Error {
  override name = 'ContentError'
}

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>

/** The site's one way to its content. One for each tab in the browser, one for each request on the server. */
export interface Content {
  env: Env
  fetch: Fetch
  /** What each query read last depended on, by hashed query key. */
  tags: Map<string, string[]>
  /** Position in the stream of changes; queries sent with it see at least that change. */
  position?: string
}

export function openContent(env: Env, fetch: Fetch): Content {
  return {env, fetch, tags: new Map()}
}

const contents = new WeakMap<QueryClient, Content>()

/** Lets the queries of this client read from `content`. */
export function provideContent(client: QueryClient, content: Content) {
  contents.set(client, content)
}

/** Query text whose answer typegen knows. */
type KnownQuery = keyof SanityQueries

/**
 * The function that React Query calls for a query over published documents. Remembers what the answer
 * depends on, so that a change refetches what it touches and nothing else.
 * @throws ContentError
 */
export function groqFn<Q extends KnownQuery>(groq: Q, params: Record<string, unknown> = {}) {
  return async ({client, queryKey, signal}: QueryFunctionContext): Promise<SanityQueries[Q]> => {
    const content = contents.get(client)
    if (!content) throw new Error('This query client has no content')
    const response = await content
      .fetch(queryAddress(content, groq, params), {signal})
      .catch((error: unknown) => {
        throw new ContentError('The catalogue cannot be reached', {cause: error})
      })
    if (!response.ok) throw new ContentError(`The catalogue answered with status ${response.status}`)
    const answer: {result: SanityQueries[Q]; syncTags?: string[]} = await response.json()
    content.tags.set(hashKey(queryKey), answer.syncTags ?? [])
    return answer.result
  }
}

function queryAddress({env, position}: Content, groq: string, params: Record<string, unknown>) {
  const search = new URLSearchParams({query: groq, perspective: 'published'})
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  if (position) search.set('lastLiveEventId', position)
  return `${env.apiBase}/${API_VERSION}/data/query/${env.dataset}?${search.toString()}`
}

/** Where a browser hears that content has changed, from the position on that the page has reached. */
export function liveAddress({env, position}: Content) {
  const search = position ? `?${new URLSearchParams({lastLiveEventId: position}).toString()}` : ''
  return `${env.liveBase}/${API_VERSION}/data/live/events/${env.dataset}${search}`
}
