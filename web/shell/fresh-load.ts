import {MissingPart} from '../parts.ts'

/** After so long it is another release that took a part away. */
const GOOD_FOR_MS = 10 * 60_000

/** A page goes on for a moment after it was told to load anew, and may draw its failure again. */
let isUnderWay = false

/**
 * Whether a page failed for want of a part of the site, as after a new release, and loading it anew may help: once
 * for each visit to it, whichever of its parts are missing, so that what stays away ends on a page that says so. The
 * visit is the entry in the browser's history: it outlives the new load, and needs no storage.
 */
export function mayLoadAnew(error: unknown): boolean {
  if (!(error instanceof MissingPart)) return false
  if (isUnderWay) return true
  const {loadedAnewAt} = entryState()
  const wasLoadedAnew = typeof loadedAnewAt === 'number' && Date.now() - loadedAnewAt < GOOD_FOR_MS
  // Without a network a new load would take from the visitor what is still there.
  return !wasLoadedAnew && navigator.onLine
}

/** Loads the page anew, and remembers it. */
export function loadAnew(): void {
  if (isUnderWay) return
  isUnderWay = true
  // The router wraps the method of this very object: to it this is no step of the visitor's.
  History.prototype.replaceState.call(history, {...entryState(), loadedAnewAt: Date.now()}, '')
  location.reload()
}

const entryState = (): Record<string, unknown> => ({...Object(history.state)})
