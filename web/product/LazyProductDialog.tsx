import {lazy, Suspense} from 'react'
import {ProductDialog, type ProductDialogProps} from './ProductDialog.tsx'

const load = () => import('./ProductDialog.tsx')

/** To be called when a visitor is about to open a piece. */
export const preloadDialog = () => void load().catch(() => undefined)

// The server writes the dialog whole; the browser loads it once a piece is shown.
const Dialog = import.meta.env.SSR
  ? ProductDialog
  : lazy(() => load().then((module) => ({default: module.ProductDialog})))

/** `ProductDialog`, without its code in pages that show no piece. */
export function LazyProductDialog(props: ProductDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
