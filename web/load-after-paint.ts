import type {AnyRouter} from '@tanstack/react-router'

/** Milliseconds after which nobody waits for a paint any longer, as in a hidden tab. */
const PATIENCE_MS = 100

/**
 * Makes the router load and render each page after the next paint. So the browser shows at once that it took a tap,
 * however long a slow phone renders. The address changes at the tap. A page that a visitor is about to open is prepared
 * after a paint too, because a finger gives no earlier sign than the tap itself.
 * @see https://web.dev/articles/optimize-inp
 */
export function loadAfterPaint(
  router: Pick<AnyRouter, 'load' | 'preloadRoute' | 'updateLatestLocation'>,
): void {
  const {load, preloadRoute} = router
  router.load = async (options) => {
    // Another address may be built from this one before the paint.
    router.updateLatestLocation()
    await nextPaint()
    await load(options)
  }
  router.preloadRoute = async (options) => {
    await nextPaint()
    return preloadRoute(options)
  }
}

/** Resolves after the next paint, which follows the callbacks of a frame. Work that a tap starts and that shows nothing waits for it. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
