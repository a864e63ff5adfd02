import {forgetCopy, savedAt} from '../env/saved-mark.ts'
import type {Content} from './sanity.ts'

/** Shortest wait before a tab connects again after an error response. The longest is twice that, at random. */
const RETRY_MS = 30_000

function tagsOf(text: string): string[] {
  const {tags}: {tags?: unknown} = JSON.parse(text)
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

/**
 * Keeps the content of an open tab up to date: listens to the event stream and reloads what each change affects. It
 * listens only while the tab is visible, because each listener takes a connection.
 * @param onReloaded called after each reload, when nothing is left to fetch
 */
export function followChanges(content: Content, onReloaded: () => void) {
  let source: EventSource | undefined

  async function after(reload: Promise<boolean>) {
    if (await reload) onReloaded()
    // The page may have been a copy.
    if (!content.isStale()) forgetCopy()
  }

  function open() {
    const opened = new EventSource(content.eventsAddress())
    source = opened
    opened.addEventListener('error', () => {
      // Browsers connect again after a broken connection, but never after an error response such as 429 or 502.
      if (opened.readyState !== EventSource.CLOSED) return
      setTimeout(() => source === opened && open(), RETRY_MS * (1 + Math.random()))
    })
    source.addEventListener('welcome', ({lastEventId}: MessageEvent<string>) => {
      // A saved copy may be old, and may not say at which position its content was.
      void after(savedAt() === undefined ? content.startAt(lastEventId) : content.advance(lastEventId))
    })
    source.addEventListener('message', ({data, lastEventId}: MessageEvent<string>) => {
      void after(content.advance(lastEventId, tagsOf(data)))
    })
    source.addEventListener('restart', ({lastEventId}: MessageEvent<string>) => {
      // `welcome` may have had the same position, and everything is reloaded for it already.
      void after(content.startAt(lastEventId))
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
