import {MissingPart} from '../parts.ts'

/** Milliseconds after which an earlier reload no longer prevents another: there may have been a new release. */
const RELEASE_MS = 10 * 60_000

/** Set once a reload has begun. The page goes on for a moment, and may render its failure again. */
let isUnderWay = false

/**
 * Whether a page failed because a part of the site is missing, as after a release, and a reload may help. Each visit
 * allows one reload, so that a part that stays missing ends on the error page. A visit is an entry in the browser's
 * history, which survives the reload and needs no storage.
 */
export function mayLoadAnew(error: unknown): boolean {
  if (!(error instanceof MissingPart)) return false
  if (isUnderWay) return true
  const {loadedAnewAt} = entryState()
  const wasLoadedAnew = typeof loadedAnewAt === 'number' && Date.now() - loadedAnewAt < RELEASE_MS
  // Without a network, a reload would take away the page that the visitor still has.
  return !wasLoadedAnew && navigator.onLine
}

/** Reloads the page, and marks its history entry. */
export function loadAnew(): void {
  if (isUnderWay) return
  isUnderWay = true
  // The router wraps `history.replaceState`. The prototype's method keeps the router from seeing a navigation.
  History.prototype.replaceState.call(history, {...entryState(), loadedAnewAt: Date.now()}, '')
  location.reload()
}

const entryState = (): Record<string, unknown> => ({...Object(history.state)})
