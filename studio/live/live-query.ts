import {useEffect, useState} from 'react'
import {
  retry,
  share,
  concat,
  concatMap,
  defer,
  ignoreElements,
  startWith,
  Subject,
  tap,
  throttle,
  timer,
} from 'rxjs'
import type {Observable} from 'rxjs'
import {useClient, type SanityClient} from 'sanity'
import type {ClientPerspective} from '@sanity/client'
import type {z} from 'zod'

const API_VERSION = '2025-02-19'
/** Milliseconds between two runs of a query while documents keep changing, such as while somebody types. */
const SETTLE_MS = 1000
/** Milliseconds before the next attempt when the lake does not answer. */
const RETRY_MS = 3000
/** Every document that the desk counts or lists, except enquiries. */
const CATALOGUE = '*[_type in ["product", "category", "testimonial", "siteSettings"]]'

/** A query over documents as their editors see them: a draft takes the place of its document. */
export interface LiveQuery<Result> {
  groq: string
  /** Filter of the documents whose changes run the query again. Default: everything but enquiries. */
  watched?: string
  /** `published`: what visitors see, without drafts. */
  perspective?: 'published'
  result: z.ZodType<Result>
}

/**
 * Result of a query, kept up to date while the component is shown.
 * @param perspective by default, that of the query. The same array as long as it means the same
 * @returns `undefined` until the first result for this query and these parameters arrives
 */
export function useLiveQuery<Result>(
  {groq, watched = CATALOGUE, result, ...query}: LiveQuery<Result>,
  params: Record<string, string | readonly string[]> = {},
  perspective: ClientPerspective = query.perspective ?? 'drafts',
) {
  const client = useClient({apiVersion: API_VERSION})
  const [found, setFound] = useState<{asked: string; answer: Result}>()
  const values = JSON.stringify(params)
  const asked = `${groq} ${values} ${String(perspective)}`
  useEffect(() => {
    const seen = client.withConfig({perspective})
    const run = () => seen.fetch<unknown>(groq, JSON.parse(values))
    const subscription = rerun(changesOf(client, watched), run, SETTLE_MS)
      .pipe(retry({delay: RETRY_MS}))
      .subscribe((answer) => setFound({asked, answer: result.parse(answer)}))
    return () => subscription.unsubscribe()
  }, [client, groq, watched, perspective, result, values, asked])
  return found?.asked === asked ? found.answer : undefined
}

const shared = new WeakMap<SanityClient, Map<string, Observable<unknown>>>()

/** Emits when the lake begins to listen, and after every change. The queries of one client share a listener. */
function changesOf(client: SanityClient, watched: string): Observable<unknown> {
  const ofClient = shared.get(client) ?? new Map<string, Observable<unknown>>()
  shared.set(client, ofClient)
  const existing = ofClient.get(watched)
  if (existing) return existing
  const changes = client
    .listen(
      watched,
      {},
      {
        events: ['welcome', 'mutation'],
        includeAllVersions: true,
        includeResult: false,
        visibility: 'query',
      },
    )
    .pipe(share())
  ofClient.set(watched, changes)
  return changes
}

/**
 * Runs a query now and after changes. Each run ends before the next begins, because on a slow line a run takes longer than
 * the pause between two changes, and its result would never be seen. All changes during a run make one further run.
 * @param pauseMs milliseconds between two runs
 */
export function rerun<Result>(
  changes: Observable<unknown>,
  query: () => Promise<Result>,
  pauseMs: number,
): Observable<Result> {
  return defer(() => {
    const ended = new Subject<void>()
    const pause = timer(pauseMs).pipe(
      tap(() => ended.next()),
      ignoreElements(),
    )
    return changes.pipe(
      startWith(undefined),
      throttle(() => ended, {leading: true, trailing: true}),
      concatMap(() => concat(defer(query), pause)),
    )
  })
}
