import {MissingChunk} from '../data/route-scripts.ts'
import {inTime} from '../data/patience.ts'
import {ContentError} from '../data/sanity.ts'

/** Milliseconds after which an earlier reload no longer prevents another: there may have been a new release. */
const RELEASE_MS = 10 * 60_000

/** Milliseconds that the answer about a page may take. The service worker waits 3 seconds for the network. */
const PATIENCE_MS = 5000

/** Address at which this document was loaded. */
const firstAddress = typeof location === 'undefined' ? '' : location.href

/** A reload that is being tried. The page goes on for a moment, and may render its failure again. */
let leaving: Promise<boolean> | undefined

/**
 * Whether a page failed because a part of the site or its content is missing, and a reload may help: after a release, or
 * while the server has stale copies only. A page that fails again right after its reload ends on the error page.
 * The reload is noted in the page's history entry, which survives the reload and needs no storage.
 */
export function mayLoadAnew(error: unknown): boolean {
  if (!(error instanceof MissingChunk || error instanceof ContentError)) return false
  const {loadedAnewAt} = entryState()
  const wasLoadedAnew = typeof loadedAnewAt === 'number' && Date.now() - loadedAnewAt < RELEASE_MS
  return leaving !== undefined || location.href !== firstAddress || !wasLoadedAnew
}

/** Milliseconds after which a page that was rendered anew may be rendered anew again. */
const AGAIN_MS = 1000

let repaired: {error: unknown; at: number; may: boolean} | undefined

/**
 * Whether a page failed because somebody else changed its elements, such as a translator or an extension, and rendering
 * it anew may help. A second rendering in a row does not help.
 */
export function mayRenderAnew(error: unknown): boolean {
  if (!(error instanceof DOMException && error.name === 'NotFoundError')) return false
  // React may render a failure several times.
  if (repaired?.error !== error) {
    const at = performance.now()
    repaired = {error, at, may: !repaired || at - repaired.at > AGAIN_MS}
  }
  return repaired.may
}

/**
 * Reloads the page, and marks its history entry.
 * @returns false when the page would not open: a reload would take away the page that the visitor still has
 */
export function loadAnew(): Promise<boolean> {
  leaving ??= leave().then((hasLeft) => {
    if (!hasLeft) leaving = undefined
    return hasLeft
  })
  return leaving
}

async function leave() {
  const {href} = location
  if (!(await opens(href)) || location.href !== href) return false
  // The router wraps `history.replaceState`. The prototype's method keeps the router from seeing a navigation.
  History.prototype.replaceState.call(history, {...entryState(), loadedAnewAt: Date.now()}, '')
  location.reload()
  return true
}

/** Whether the server sends a page, or the service worker has a copy of it. */
const opens = (href: string): Promise<boolean> =>
  inTime(fetch(href, {method: 'HEAD'}), PATIENCE_MS).then(
    ({status}) => status < 500,
    () => false,
  )

const entryState = (): Record<string, unknown> => ({...Object(history.state)})
