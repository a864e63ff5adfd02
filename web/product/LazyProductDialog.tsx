import {lazy, Suspense} from 'react'
import {nextPaint} from '../links/load-after-paint.ts'
import {ProductDialog, type ProductDialogProps} from './ProductDialog.tsx'

const load = () => import('./ProductDialog.tsx')

let preload: Promise<unknown> | undefined

/** Call when a visitor is about to open a product. A finger's first sign is the tap, so the script waits for its paint. */
export const preloadDialog = () => {
  preload ??= nextPaint()
    .then(load)
    .catch(() => (preload = undefined))
}

// The server renders the dialog. The browser loads its code when a product opens.
const Dialog = import.meta.env.SSR
  ? ProductDialog
  : lazy(() => load().then((module) => ({default: module.ProductDialog})))

/** `ProductDialog`, whose code pages without an open product do not load. */
export function LazyProductDialog(props: ProductDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
