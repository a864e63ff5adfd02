import type {AnyRouter} from '@tanstack/react-router'

/** Milliseconds after which nobody waits for a paint any longer, as in a hidden tab. */
const PATIENCE_MS = 100

/**
 * Makes the router change the address, load and render each page after the next paint. So the browser shows at once that it
 * took a tap, however long a slow phone works. A page that a visitor is about to open is prepared after a paint too,
 * because a finger gives no earlier sign than the tap itself.
 * @see https://web.dev/articles/optimize-inp
 */
export function loadAfterPaint(
  router: Pick<AnyRouter, 'load' | 'navigate' | 'preloadRoute' | 'updateLatestLocation'>,
): void {
  const {load, navigate, preloadRoute} = router
  let isPainted = false
  router.navigate = async (options) => {
    await nextPaint()
    isPainted = true
    // The router loads the page before this returns.
    const shown = navigate(options)
    isPainted = false
    await shown
  }
  router.load = async (options) => {
    // Another address may be built from this one before the paint.
    router.updateLatestLocation()
    if (!isPainted) await nextPaint()
    await load(options)
  }
  router.preloadRoute = async (options) => {
    await nextPaint()
    return preloadRoute(options)
  }
}

/** Resolves after the next paint, which follows the callbacks of a frame. For work after a tap that shows nothing itself. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
