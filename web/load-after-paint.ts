import type {AnyRouter} from '@tanstack/react-router'

/** Milliseconds after which a page is loaded without a paint, as in a hidden tab. */
const PATIENCE_MS = 100

/**
 * Makes the router load and render each page after the next paint. So the browser shows at once that it took a tap,
 * however long a slow phone renders. The address changes at the tap.
 * @see https://web.dev/articles/optimize-inp
 */
export function loadAfterPaint(router: Pick<AnyRouter, 'load' | 'updateLatestLocation'>): void {
  const {load} = router
  router.load = async (options) => {
    // Another address may be built from this one before the paint.
    router.updateLatestLocation()
    await paint()
    await load(options)
  }
}

/** A frame is painted after its callbacks. */
const paint = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
