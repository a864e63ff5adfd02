import type {QueryClient} from '@tanstack/react-query'
import {liveAddress, type Content} from './sanity.ts'

/** Half of the longest time after which a tab that was turned away asks again: not all of them at once. */
const RETRY_MS = 30_000

/** The queries, by hashed key, that a change with these tags touches. A query without tags may depend on anything. */
export function touchedBy(tags: string[], queries: ReadonlyMap<string, string[]>): Set<string> {
  const isTouched = (own: string[]) => own.length === 0 || own.some((tag) => tags.includes(tag))
  return new Set([...queries].filter(([, own]) => isTouched(own)).map(([key]) => key))
}

function tagsOf(text: string): string[] {
  const {tags}: {tags?: unknown} = JSON.parse(text)
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

/**
 * Fetches again what a change of the content touches, as soon as the lake announces it, for as long as the
 * tab can be seen: each listener costs a connection. What is not shown now is forgotten, and fetched when it is.
 * @param refetched called when that is done, with nothing left to fetch: heads are made of what is in the cache
 */
export function followChanges(client: QueryClient, content: Content, refetched: () => void) {
  let source: EventSource | undefined

  function refetch(isTouched: (key: string) => boolean) {
    const predicate = ({queryHash}: {queryHash: string}) => isTouched(queryHash)
    client.removeQueries({type: 'inactive', predicate})
    if (client.getQueryCache().findAll({predicate}).length === 0) return
    void client.invalidateQueries({predicate}).then(refetched)
  }

  function open() {
    const opened = new EventSource(liveAddress(content))
    source = opened
    opened.addEventListener('error', () => {
      // A browser comes back by itself when a connection breaks, but never after an answer such as 429 or 502.
      if (opened.readyState !== EventSource.CLOSED) return
      setTimeout(() => source === opened && open(), RETRY_MS * (1 + Math.random()))
    })
    source.addEventListener('welcome', ({lastEventId}: MessageEvent<string>) => {
      // Greeted at our own position, we are told next whatever happened since. At another, something has.
      if (content.position !== undefined && lastEventId !== content.position) refetch(() => true)
      content.position = lastEventId || content.position
    })
    source.addEventListener('message', ({data, lastEventId}: MessageEvent<string>) => {
      content.position = lastEventId
      const touched = touchedBy(tagsOf(data), content.tags)
      refetch((key) => touched.has(key))
    })
    source.addEventListener('restart', ({lastEventId}: MessageEvent<string>) => {
      content.position = lastEventId || content.position
      refetch(() => true)
    })
    source.addEventListener('goaway', () => source?.close())
  }

  function followVisibility() {
    if (document.visibilityState === 'visible') {
      if (!source) open()
      return
    }
    source?.close()
    source = undefined
  }

  document.addEventListener('visibilitychange', followVisibility)
  followVisibility()
}
